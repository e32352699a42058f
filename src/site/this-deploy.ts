import { type Deploy, deployOf } from './deploy.ts';

/** The deploy that this build makes; build time only. */
export const thisDeploy: Deploy = deployOf(process.env, import.meta.env.DEV);
