import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { type Sample, type SampleProblem, samplesOf } from './samples.ts';
import { sqlProblems } from './sql.ts';
import { modulesOf, runProblems, type TypeScriptModule } from './typescript.ts';

/** What an article's samples came to. */
export interface CheckedArticle {
  readonly file: string;
  readonly samples: readonly Sample[];
  readonly problems: readonly SampleProblem[];
  /** Left for the compiler, which takes those of all articles at once. */
  readonly modules: readonly TypeScriptModule[];
}

/** Languages that nothing here can read: no compiler, no parser among the project's dependencies. */
const UNREAD: ReadonlySet<string> = new Set(['java', 'php', 'nginx', 'http', 'diff', 'text']);

const PARSERS: Readonly<Record<string, (code: string) => string | undefined>> = {
  json: (code) => thrownBy(() => JSON.parse(code)),
  yaml: (code) => parseAllDocuments(code).flatMap(({ errors }) => errors.map(({ message }) => message))[0],
  bash: (code) => shellError('bash', code),
  sh: (code) => shellError('sh', code),
};

/**
 * Run, or at least read, every sample of an article.
 *
 * @param file the article, below `root`
 * @param worlds folder with what single articles presume: `<slug>.ts` and `<slug>.sql`
 */
export function checkArticle(file: string, root: string, worlds: string): CheckedArticle {
  const samples = samplesOf(readFileSync(path.join(root, file), 'utf8'));
  const slug = path.basename(file, '.md');
  const modules = modulesOf(file, samples, worldOf(worlds, `${slug}.ts`));
  const problems = [
    ...samples.flatMap(parseProblems),
    ...sqlProblems(samples, worldOf(worlds, `${slug}.sql`)),
    ...modules.filter(({ language }) => language === 'ts').flatMap((module) => runProblems(module, root)),
  ];
  return { file, samples, problems, modules };
}

function worldOf(worlds: string, name: string): string {
  const file = path.join(worlds, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function parseProblems({ language, code, line }: Sample): SampleProblem[] {
  if (UNREAD.has(language) || ['ts', 'tsx', 'sql'].includes(language)) return [];
  const parse = PARSERS[language];
  if (parse === undefined)
    return [{ language, line, message: 'no check reads this language; add one, or name it in UNREAD (check.ts)' }];
  const message = parse(code);
  return message === undefined ? [] : [{ language, line, message }];
}

function thrownBy(act: () => unknown): string | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Syntax only: nothing is run. */
function shellError(shell: 'bash' | 'sh', code: string): string | undefined {
  const { status, stderr } = spawnSync(shell, ['-n'], { input: code, encoding: 'utf8' });
  return status === 0 ? undefined : stderr.trim();
}
