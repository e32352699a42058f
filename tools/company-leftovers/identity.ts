import { parse } from 'yaml';
import { dialled } from '#src/domain/company.ts';
import { escapeHtml } from '#src/domain/escape-html.ts';
import { markOf } from '#src/domain/mark.ts';
import { LANGS } from '#src/i18n/langs.ts';
import type { Company, Facts } from '#src/schemas/content/company.ts';
import { coloursOf } from '#src/styles/palette.ts';

/** The identity of a company in any text: names, numbers, addresses and places; colours; the lines of its mark. */
export interface Identity {
  readonly words: readonly string[];
  readonly colours: readonly string[];
  readonly lines: readonly string[];
}

/** The files that define a company's identity. */
const FACTS = 'content/company/facts.yaml';
const MARK = 'content/company/mark.svg';
const TOKENS = 'src/styles/tokens.css';

/**
 * The identity of the company that a project is about.
 *
 * @param read the text of a file of the project, by its path there
 * @param langs the languages of the project
 */
export function identityOf(read: (file: string) => string, langs: readonly string[] = LANGS): Identity {
  const facts = parse(read(FACTS)) as Facts;
  const versions = langs.map((lang) => parse(read(`content/company/${lang}.yaml`)) as Company);
  const { light, dark } = coloursOf(read(TOKENS));
  const colours = [...Object.values(light), ...Object.values(dark)].map((colour) => colour.toLowerCase());
  return {
    words: once([...factWords(facts), ...versions.flatMap(companyWords)]),
    // Black, white and their like, of three digits, are everybody's.
    colours: once(colours).filter((colour) => colour.length === 7),
    lines: [...markOf(read(MARK)).drawing.matchAll(/ d="([^"]+)"/g)].map(([, line = '']) => line),
  };
}

/** The parts of one company's identity that another company does not share. */
export function without(identity: Identity, others: Identity): Identity {
  const lacks = (mine: readonly string[], theirs: readonly string[]) =>
    mine.filter((one) => !theirs.some((other) => other.toLowerCase().includes(one.toLowerCase())));
  return {
    words: lacks(identity.words, others.words),
    colours: lacks(identity.colours, others.colours),
    lines: lacks(identity.lines, others.lines),
  };
}

/**
 * A search for a company's identity in texts: pages, scripts, data, drawings, mails.
 *
 * @returns what it found, each once
 */
export function searchFor({ words, colours, lines }: Identity): (text: string) => string[] {
  const parts = [
    ...words.flatMap(written).map((word) => bounded(word)),
    ...colours.map((colour) => `(?:#|%23)${colour.slice(1)}\\b`),
    ...lines.map(quoted),
  ];
  const pattern = new RegExp(parts.join('|'), 'giu');
  // The clock of a city is not the city; a search without anything to look for finds nothing.
  return (text) => (parts.length === 0 ? [] : once(text.replace(/\bAsia\/\w+/g, '').match(pattern) ?? []));
}

function factWords({ identity: { storagePrefix, phone, fax, email, site } }: Facts): string[] {
  const numbers = [phone, fax]
    .flatMap((number) => number ?? [])
    .flatMap(({ national, international }) => [national, international, dialled(international)]);
  return [storagePrefix, ...numbers, email, new URL(site).hostname];
}

function companyWords(company: Company): string[] {
  const { name, englishName = '', shortName, representative, cto, bank, addressLines, stations } = company;
  const [first = ''] = englishName.split(' ');
  const offices = Object.values(company.offices).flatMap((office) => {
    const { street, postalCode = '' } = office.parts;
    return [office.name, office.city, office.address, street, postalCode];
  });
  const partners = Object.values(company.partners ?? {}).flatMap((partner) => [partner.name, partner.city]);
  const people = [representative.name, cto?.name ?? ''];
  return [
    name,
    englishName,
    shortName,
    first,
    ...people,
    bank ?? '',
    ...addressLines,
    ...Object.values(stations ?? {}),
    ...offices,
    ...partners,
  ];
}

/** The spellings of a word in plain text, in HTML, in JSON and in an address. */
function written(word: string): string[] {
  return once([word, escapeHtml(word), JSON.stringify(word).slice(1, -1), encodeURIComponent(word)]);
}

/** A pattern with word boundaries for Latin letters: "Nice" does not match in "nicest". */
function bounded(word: string): string {
  const edge = (letter = '') => /[a-z\d]/i.test(letter);
  return `${edge(word[0]) ? '(?<![a-z\\d])' : ''}${quoted(word)}${edge(word.at(-1)) ? '(?![a-z\\d])' : ''}`;
}

function quoted(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

function once(words: readonly string[]): string[] {
  return [...new Set(words.filter((word) => word !== ''))];
}
