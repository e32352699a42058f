import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { onTheirLines, type Sample, type SampleProblem } from './samples.ts';

/**
 * Run the `sql` samples of an article on SQLite, one statement after another. Lines `-- => a | b` below a query are the
 * rows that it has to give; named parameters take their values from the table `temp.parameter`.
 *
 * @param world tables and rows that the article's prose presumes
 * @example sqlProblems([{ language: 'sql', code: 'SELECT 1 + 1;\n-- => 3', line: 9 }], '')[0]?.message // => 'shows 3, gives 2'
 */
export function sqlProblems(samples: readonly Sample[], world: string): SampleProblem[] {
  const own = samples.filter(({ language }) => language === 'sql');
  if (own.length === 0) return [];
  const problems: SampleProblem[] = [];
  const db = new DatabaseSync(':memory:');
  db.exec(`CREATE TEMP TABLE parameter (key TEXT PRIMARY KEY, value); ${world}`);
  const source = onTheirLines(own);
  let at = 0;
  let compared = 0;
  while (source.slice(at).replace(/--.*$/gm, '').trim() !== '') {
    const rest = source.slice(at);
    const begins = at + (/^(?:\s|--.*\n)*/.exec(rest)?.[0].length ?? 0);
    const say = (line: number, message: string) => problems.push({ language: 'sql', line, message });
    let statement: StatementSync;
    try {
      statement = db.prepare(rest);
      const next = at + statement.sourceSQL.length;
      const shown = shownBelow(source.slice(next));
      const rows = statement.all(parametersOf(db, statement.sourceSQL)).map((row) => Object.values(row).join(' | '));
      compared += shown.length;
      if (shown.length > 0 && shown.join('\n') !== rows.join('\n'))
        say(lineOf(source, begins), `shows ${shown.join(', ')}, gives ${rows.join(', ')}`);
      at = next;
    } catch (error) {
      say(lineOf(source, begins), error instanceof Error ? error.message : String(error));
      break;
    }
  }
  db.close();
  if (problems.length === 0 && compared !== (source.match(/-- =>/g) ?? []).length)
    problems.push({ language: 'sql', line: own[0]?.line ?? 1, message: 'some `-- =>` stand below no query' });
  return problems;
}

/** The rows that an article shows below a query: the comments `-- => …` that follow it. */
function shownBelow(rest: string): string[] {
  const block = /^[^\S\n]*(?:--(?! =>).*)?\n?((?:[^\S\n]*-- => .*\n)*)/.exec(rest)?.[1] ?? '';
  return [...block.matchAll(/-- => (.*)/g)].map(([, row = '']) => row.trim());
}

/** Values for the parameters that a statement names; one without a value stays NULL. */
function parametersOf(db: DatabaseSync, sql: string): Record<string, string | number | null> {
  const named = new Set([...sql.replace(/--.*$|'[^']*'/gm, '').matchAll(/:(\w+)/g)].map(([, name = '']) => name));
  const known = db.prepare('SELECT key, value FROM parameter').all();
  return Object.fromEntries(
    known
      .map(({ key, value }) => [String(key).replace(':', ''), value as string | number | null] as const)
      .filter(([key]) => named.has(key)),
  );
}

const lineOf = (source: string, at: number): number => source.slice(0, at).split('\n').length;
