/** Positions whose pages have words of their own, and the catalogues that hold them. */
const POSITION_WORDS = {
  'project-manager': 'projectManager',
  'system-engineer': 'systemEngineer',
} as const;

/**
 * The catalogue with the words of a position's page; undefined for a position that is content alone.
 *
 * @example wordsOfPosition('project-manager') // => 'projectManager'
 */
export function wordsOfPosition(slug: string): 'projectManager' | 'systemEngineer' | undefined {
  return (POSITION_WORDS as Readonly<Record<string, 'projectManager' | 'systemEngineer'>>)[slug];
}
