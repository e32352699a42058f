import { spawnSync } from 'node:child_process';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { onTheirLines, type Sample, type SampleProblem } from './samples.ts';

/** The `ts` and `tsx` samples of one article: one module each, so that a later sample may use what an earlier one declares. */
export interface TypeScriptModule {
  /** The article's file, such as `content/tech-articles/ja/x.md`. */
  readonly file: string;
  readonly language: 'ts' | 'tsx';
  readonly source: string;
}

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  allowImportingTsExtensions: true,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
};

/**
 * The modules of an article's samples.
 *
 * @param world declarations that the article's prose presumes, put below the samples: what it declares is hoisted
 */
export function modulesOf(file: string, samples: readonly Sample[], world: string): TypeScriptModule[] {
  return (['ts', 'tsx'] as const).flatMap((language) => {
    const own = samples.filter((sample) => sample.language === language);
    return own.length === 0 ? [] : [{ file, language, source: `${onTheirLines(own)}\n${world}` }];
  });
}

/** The compiler's libraries and declarations of packages: they are the same for every program, and what takes longest. */
const declarations = new Map<string, ts.SourceFile | undefined>();

/**
 * What the compiler says of the modules, by article. One program for all: the libraries are read once.
 *
 * @param root folder in which the modules' imports are looked for
 */
export function typeProblems(modules: readonly TypeScriptModule[], root: string): Map<string, SampleProblem[]> {
  if (modules.length === 0) return new Map();
  const sources = new Map(modules.map((one) => [path.resolve(root, `${one.file}.${one.language}`), one]));
  const host = ts.createCompilerHost(OPTIONS);
  const onDisk = { ...host };
  host.fileExists = (file) => sources.has(file) || onDisk.fileExists(file);
  host.readFile = (file) => sources.get(file)?.source ?? onDisk.readFile(file);
  host.getSourceFile = (file, options) => {
    const own = sources.get(file);
    if (own) return ts.createSourceFile(file, own.source, options, true);
    if (!file.endsWith('.d.ts')) return onDisk.getSourceFile(file, options);
    if (!declarations.has(file)) declarations.set(file, onDisk.getSourceFile(file, options));
    return declarations.get(file);
  };
  const program = ts.createProgram([...sources.keys()], OPTIONS, host);
  const found = new Map<string, SampleProblem[]>();
  for (const [place, { file, language }] of sources) {
    const source = program.getSourceFile(place);
    for (const { start = 0, messageText } of ts.getPreEmitDiagnostics(program, source)) {
      const line = (source?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
      const problem = { language, line, message: ts.flattenDiagnosticMessageText(messageText, ' ') };
      found.set(file, [...(found.get(file) ?? []), problem]);
    }
  }
  return found;
}

const SHOWN = /^(\s*)(.+?);?\s*\/\/ => (.+)$/;

/**
 * Run a module in a process of its own. A line that ends with `// => value` has to give this value.
 *
 * @param root folder in which the module's imports are looked for
 * @returns what it threw, or which value was another one
 */
export function runProblems({ language, source }: TypeScriptModule, root: string): SampleProblem[] {
  const lines = stripTypeScriptTypes(source).split('\n');
  const told = lines.map((text, at) => {
    const [, indent, expression, value] = SHOWN.exec(text) ?? [];
    if (expression === undefined) return text.includes('// =>') ? `told(${at + 1}, 'nothing to compare', '');` : text;
    const declared = /^(?:export )?(?:const|let) (\w+) = /.exec(expression)?.[1];
    const told = `told(${at + 1}, ${declared ?? `(${expression})`}, (${value}));`;
    return declared === undefined ? `${indent}${told}` : `${indent}${expression}; ${told}`;
  });
  const { stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-'], {
    cwd: root,
    input: `${told.join('\n')}\n${TOLD}`,
    encoding: 'utf8',
    timeout: 20_000,
  });
  if (status === 0) return [];
  const values = [...stderr.matchAll(/^told:(\d+):(.*)$/gm)].map(([, line, message]) => ({
    language,
    line: Number(line),
    message: message ?? '',
  }));
  if (values.length > 0) return values;
  const [, line] = /\[eval1\]:(\d+)/.exec(stderr) ?? [];
  const message = /^\w*Error.*$/m.exec(stderr)?.[0] ?? stderr.trim().slice(0, 300);
  return [{ language, line: Number(line ?? 1), message }];
}

/** Compares a shown value with the one that came out; hoisted, so it can stand below the samples. */
const TOLD = `
import { isDeepStrictEqual as sameAs, inspect as printed } from 'node:util';
function told(line, came, shown) {
  if (sameAs(came, shown)) return;
  console.error('told:' + line + ':shows ' + printed(shown) + ', gives ' + printed(came));
  process.exitCode = 1;
}
`;
