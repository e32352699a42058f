import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { filesBelow } from '#src/content/files-below.ts';
import { LANGS, type Lang } from '#src/i18n/langs.ts';
import type { Changes } from '#tests/support/site-tree.ts';
import settings from './site.config.ts';

/** Where the second company's own files are, as they will be below `content/`. */
const OWN = 'tests/second-company/content';

/** The project's content that describes no company. */
const KEPT = ['README.md'];

/** Folders of the project that the second company is built with, as far as they are missing. */
export const missingFolders = settings.languages
  .map((lang) => `locales/${lang}`)
  .filter((folder) => !existsSync(`${folder}/common.json`));

/** Languages of the project that the second company has not. */
const otherLanguages = LANGS.filter((lang) => !(settings.languages as readonly Lang[]).includes(lang));

/** Pictures, which are no texts. */
const PAINTED = /\.png$/;

const TOKENS = 'src/styles/tokens.css';

/**
 * Another company, laid over the project: Tern & Anchor Instruments of Nelson. It replaces the content, the settings, the colours and
 * the mark; the UI strings stay. Its shape is in docs/decisions/0010-test-rules-on-a-second-company.md.
 */
export function acme(): Changes {
  const replaced = readdirSync('content').filter((name) => !KEPT.includes(name));
  const own = filesBelow(OWN).map((name) => {
    const file = `${OWN}/${name}`;
    return [`content/${name}`, PAINTED.test(file) ? readFileSync(file) : ownText(file)] as const;
  });
  const gone = [...replaced.map((name) => `content/${name}`), ...otherLanguages.map((lang) => `locales/${lang}`)];
  return {
    ...Object.fromEntries(gone.map((place) => [place, undefined])),
    ...Object.fromEntries(own),
    'site.config.ts': readFileSync('tests/second-company/site.config.ts', 'utf8'),
    [TOKENS]: recoloured(readFileSync(TOKENS, 'utf8'), readFileSync('tests/second-company/colours.css', 'utf8')),
  };
}

/** A file of the second company's content with the long text. */
function ownText(file: string): string {
  return readFileSync(file, 'utf8').replace('{{paragraphs}}', () => paragraphs(file.includes('/ja/')));
}

/** The same company without any optional collection: no news, no service, no position, as it never had cases or articles. */
export function empty(): Changes {
  const gone = ['news', 'services', 'jobs', 'careers'].map((name) => `content/${name}/`);
  return {
    ...Object.fromEntries(Object.entries(acme()).filter(([file]) => !gone.some((folder) => file.startsWith(folder)))),
    ...Object.fromEntries(gone.map((folder) => [folder.slice(0, -1), undefined])),
    'content/notices.yaml': '[]\n',
  };
}

/** The style sheet of tokens with the colours of a second one, for the names that this has. */
function recoloured(tokens: string, colours: string): string {
  const declaration = /(--[\w-]+): .*#.*;/g;
  const own = new Map([...colours.matchAll(declaration)].map(([text, name]) => [name, text]));
  return tokens.replace(declaration, (text, name: string) => own.get(name) ?? text);
}

/** A text of three thousand words in fifty paragraphs, under headings. */
function paragraphs(isJapanese: boolean): string {
  const [heading, sentence] = isJapanese
    ? ['その', '同じ文が、番号だけを変えて、何度も何度も、ここに並びます。']
    : ['Part', 'The same sentence stands here again and again, and only its number tells it apart. '];
  return Array.from({ length: 50 }, (_, at) => {
    const text = Array.from({ length: 4 }, (_, nth) => `${at + 1}.${nth + 1} ${sentence}`).join('');
    return at % 10 === 0 ? `## ${heading} ${at / 10 + 1}\n\n${text}` : text;
  }).join('\n\n');
}
