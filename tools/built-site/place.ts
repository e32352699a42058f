import path from 'node:path';

/** The project whose built site is looked at: this one, or a tree that `PROJECT` names. Whatever reads a built site, and the content behind it, starts from here. */
export const PROJECT = path.resolve(process.env['PROJECT'] ?? '.');

export const DIST = path.join(PROJECT, 'dist');
