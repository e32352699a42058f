import { type Deploy, deployOf } from './deploy.ts';

/** The deploy that this build makes, its time the one that `astro.config.mjs` took; build time only. */
export const thisDeploy: Deploy = deployOf(process.env, import.meta.env.DEV, Date.now());
