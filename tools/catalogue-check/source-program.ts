import { readFileSync } from 'node:fs';
import path from 'node:path';
import { convertToTsx } from '@astrojs/astro2tsx';
import ts from 'typescript';
import { filesBelow } from '#src/content/reading/files-below.ts';

/** Ending of the name under which TypeScript sees a component: as Astro's tools for editors write it. */
const COMPONENT = '.astro.tsx';

/** Folders whose files may read words; what declares types of Astro's own is written by `astro sync`. */
const FOLDERS = ['src', 'functions'];
const SYNCED = '.astro/types.d.ts';

/**
 * All sources of the project as one program, `.astro` files included, with the types that the editor shows.
 *
 * @param root the project's folder; its tsconfig.json is followed
 */
export function sourceProgram(root: string): ts.Program {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const rootNames = [...sourceFiles(root), path.join(root, SYNCED)];
  return ts.createProgram({ rootNames, options: { ...options, skipLibCheck: true }, host: hostOf(options, root) });
}

/** Whether a file of a program is a source of the project: no declaration, no data, nothing of a package. */
export function isSource({ fileName, isDeclarationFile }: ts.SourceFile): boolean {
  return !isDeclarationFile && !fileName.includes('/node_modules/') && !fileName.endsWith('.json');
}

function sourceFiles(root: string): string[] {
  return FOLDERS.flatMap((folder) =>
    filesBelow(path.join(root, folder))
      .filter((name) => /\.(ts|tsx|astro)$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => path.join(root, folder, name.replace(/\.astro$/, COMPONENT))),
  );
}

function hostOf(options: ts.CompilerOptions, root: string): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const written = (file: string) => (file.endsWith(COMPONENT) ? file.slice(0, -'.tsx'.length) : undefined);
  const textOf = (file: string) => {
    const component = written(file);
    if (component === undefined) return ts.sys.readFile(file);
    return convertToTsx(readFileSync(component, 'utf8'), { filename: component, ambientTypes: true }).code;
  };
  return {
    ...host,
    fileExists: (file) => ts.sys.fileExists(written(file) ?? file),
    readFile: textOf,
    getSourceFile: (file, version, ...rest) =>
      written(file) === undefined
        ? host.getSourceFile(file, version, ...rest)
        : ts.createSourceFile(file, textOf(file) ?? '', version, true, ts.ScriptKind.TSX),
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => {
        if (!text.endsWith('.astro') || from.includes('/node_modules/'))
          return ts.resolveModuleName(text, from, options, host);
        const file = text.startsWith('#') ? path.join(root, text.slice(1)) : path.resolve(path.dirname(from), text);
        return { resolvedModule: { resolvedFileName: `${file}.tsx`, extension: ts.Extension.Tsx } };
      }),
  };
}
