import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { citedRules, declaredRules } from './requirements.ts';

const tracked = (...globs: string[]) =>
  execFileSync('git', ['ls-files', '-z', ...globs], { encoding: 'utf8' })
    .split('\0')
    // What was removed is tracked until that is committed.
    .filter((file) => file !== '' && existsSync(file));

const rules = tracked('docs/reference/requirements/*.md').flatMap((file) =>
  declaredRules(readFileSync(file, 'utf8')).map((id) => ({ id, file })),
);

/** Files in which a citation counts; this tool's own examples do not. */
const citing = tracked('src', 'functions', 'tests', 'tools', 'content', 'docs', '*.md', '*.ts', '*.mjs').filter(
  (file) => /\.(?:tsx?|astro|mjs|css|md)$/.test(file) && !/^(?:docs\/reference|tools)\/requirements/.test(file),
);

const cited = citing.flatMap((file) => citedRules(readFileSync(file, 'utf8')).map((id) => ({ id, file })));

describe('the rules of docs/reference/requirements', () => {
  test('are in the file that their id names, each once', () => {
    expect(rules.filter(({ id, file }) => file !== `docs/reference/requirements/${id.split('.')[0]}.md`)).toEqual([]);
    expect(rules.map(({ id }) => id).filter((id, at, all) => all.indexOf(id) !== at)).toEqual([]);
  });

  test('are all that is cited', () => {
    const known = new Set(rules.map(({ id }) => id));
    expect(cited.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  test('are cited by id, not by the number of a section', () => {
    // An RFC is cited by its section; anybody can open it.
    const lines = citing.flatMap((file) =>
      readFileSync(file, 'utf8')
        .replaceAll(/\bRFC \d+ §/g, '')
        .split('\n')
        .map((line) => ({ file, line })),
    );
    expect(lines.filter(({ line }) => line.includes('§'))).toEqual([]);
  });
});

describe('citedRules', () => {
  test.each([
    { text: 'a list (rule lists.more)', ids: ['lists.more'] },
    { text: 'rules lists.articles, cases.cards: 3', ids: ['lists.articles', 'cases.cards'] },
    { text: 'said in (rules\n * lists.more and lists.views)', ids: ['lists.more', 'lists.views'] },
    { text: 'one rule for all, rule by rule', ids: [] },
  ])('$text', ({ text, ids }) => {
    expect(citedRules(text)).toEqual(ids);
  });
});
