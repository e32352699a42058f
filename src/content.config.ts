import { defineCollection } from 'astro:content';
import { KIND_NAMES } from '#src/content/kinds.ts';
import { contentLoader } from '#src/content/reading/astro-loader.ts';
import { thisDeploy } from '#src/site/this-deploy.ts';

export const collections = Object.fromEntries(
  KIND_NAMES.map((kind) => [kind, defineCollection({ loader: contentLoader(kind, thisDeploy) })]),
);
