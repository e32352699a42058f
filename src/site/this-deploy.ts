import { type Deploy, deployOf } from './deploy.ts';

/** The deploy of this build, with the time from `astro.config.mjs`. Only for code that runs in the build. */
export const thisDeploy: Deploy = deployOf(process.env, import.meta.env.DEV, Date.now());
