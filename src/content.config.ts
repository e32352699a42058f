import { defineCollection } from 'astro:content';
import { contentLoader } from '#src/content/reading/astro-loader.ts';
import { COLLECTIONS, type CollectionName } from '#src/content/reading/collections.ts';
import { thisDeploy } from '#src/site/this-deploy.ts';

const names = Object.keys(COLLECTIONS) as CollectionName[];

export const collections = Object.fromEntries(
  names.map((name) => [name, defineCollection({ loader: contentLoader(name, thisDeploy) })]),
);
