import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { dialled } from '#src/content/company.ts';
import { filesBelow } from '#src/content/files-below.ts';
import { markOf } from '#src/content/mark.ts';
import { escapeHtml } from '#src/markdown/escape.ts';
import type { Company, Facts } from '#src/schemas/content/company.ts';
import { coloursOf } from '#src/styles/palette.ts';
import { ORIGIN } from './sites.ts';

/** What tells a company from another in any text: names, numbers, people, towns; colours; the lines of its mark. */
interface Identity {
  readonly words: readonly string[];
  readonly colours: readonly string[];
  readonly lines: readonly string[];
}

const once = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ''))];

function identityOf(root: string): Identity {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const { identity } = parse(read('content/company/facts.yaml')) as Facts;
  const versions = filesBelow(path.join(root, 'content/company'))
    .filter((file) => /^\w{2}\.yaml$/.test(file))
    .map((file) => parse(read(`content/company/${file}`)) as Company);
  const numbers = [identity.phone, identity.fax].flatMap((one) => one ?? []);
  const { light, dark } = coloursOf(read('src/styles/tokens.css'));
  return {
    words: once([
      ...[identity.storagePrefix, identity.email, new URL(identity.site).hostname],
      ...numbers.flatMap(({ national, international }) => [national, international, dialled(international)]),
      ...versions.flatMap(wordsOf),
    ]),
    // Black, white and their like, of three digits, are everybody's.
    colours: once([...Object.values(light), ...Object.values(dark)].map((one) => one.toLowerCase())).filter(
      (colour) => colour.length === 7,
    ),
    lines: [...markOf(read('content/company/mark.svg')).drawing.matchAll(/ d="([^"]+)"/g)].map(([, line = '']) => line),
  };
}

function wordsOf(company: Company): string[] {
  const {
    name,
    englishName = '',
    shortName,
    representative,
    cto,
    bank = '',
    addressLines,
    stations,
    partners,
  } = company;
  const offices = Object.values(company.offices).flatMap(({ name, city, address, parts }) => {
    return [name, city, address, parts.street, parts.postalCode ?? ''];
  });
  return [
    ...[name, englishName, englishName.split(' ')[0] ?? '', shortName, representative.name, cto?.name ?? '', bank],
    ...[...addressLines, ...Object.values(stations ?? {}), ...offices],
    ...Object.values(partners ?? {}).flatMap((partner) => [partner.name, partner.city]),
  ];
}

/** The identity of the project's own company, as far as the second company does not share it. */
export const former: Identity = (() => {
  const [theirs, own] = [identityOf(ORIGIN), identityOf('.')];
  const lacking = (kind: keyof Identity) =>
    theirs[kind].filter((one) => !own[kind].some((other) => other.toLowerCase().includes(one.toLowerCase())));
  return { words: lacking('words'), colours: lacking('colours'), lines: lacking('lines') };
})();

const quoted = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The spellings of a word in plain text, in HTML, in JSON and in an address; "Nice" is not in "nicest". */
function patternsOf(word: string): string[] {
  const edge = (letter = '') => /[a-z\d]/i.test(letter);
  return once([word, escapeHtml(word), JSON.stringify(word).slice(1, -1), encodeURIComponent(word)]).map(
    (one) => `${edge(one[0]) ? '(?<![a-z\\d])' : ''}${quoted(one)}${edge(one.at(-1)) ? '(?![a-z\\d])' : ''}`,
  );
}

const PATTERN = new RegExp(
  [
    ...former.words.flatMap(patternsOf),
    ...former.colours.map((colour) => `(?:#|%23)${colour.slice(1)}\\b`),
    ...former.lines.map(quoted),
  ].join('|'),
  'giu',
);

/** References to the former company in a text, each once. The clock of a city, and a region in a table of mail services, are not the city. */
export function search(text: string): string[] {
  return once(text.replace(/\bAsia\/\w+|"AWS SES [^"]*"/g, '').match(PATTERN) ?? []);
}
