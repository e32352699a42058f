import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '#src/domain/escape-html.ts';
import { colonIn } from '#src/i18n/colon.ts';
import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';

/** Pages of the build that are filled for a visitor. */
export const FILLED_PAGES = ['contact/form', 'contact/thanks', '500'] as const;

/** Fills a page of the build; undefined if the page is missing or cannot be filled. */
export type FillPage = (
  name: (typeof FILLED_PAGES)[number],
  lang: Lang,
  filling: PageFilling,
) => Promise<string | undefined>;

export interface PageFilling {
  /** The typed values by field name, unescaped. */
  readonly values: Readonly<Record<string, string>>;
  /** Finished sentences by field name. */
  readonly errors: Readonly<Record<string, string>>;
  /** A sentence about the whole form. */
  readonly failure?: string;
  /** The inquiry's reference. */
  readonly reference?: string;
}

/** The file of a page, below `dist/` and below the function's data. */
export function pageFile(page: (typeof FILLED_PAGES)[number], lang: Lang): string {
  return join(lang === DEFAULT_LANG ? '' : lang, `${page}.html`);
}

/**
 * Pages of the build that lie beside the function, filled in for a visitor without JavaScript.
 *
 * A page that is not there or cannot be filled is logged: the answer has its sentences without it.
 *
 * @param folder where they are, by their names below `dist/`
 */
export function fillFrom(folder: string): FillPage {
  return async (name, lang, filling) => {
    try {
      return await fillPage(await readFile(join(folder, pageFile(name, lang)), 'utf8'), filling, lang);
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      const reason = error instanceof Error ? error.message : typeof error;
      console.error(JSON.stringify({ event: isMissing ? 'page-missing' : 'page-unfilled', name, lang, reason }));
      return undefined;
    }
  };
}

interface Control {
  readonly id: string | undefined;
  readonly label: string;
}

/** A range of the source, and its replacement. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * Fill the marked places of a page and leave every other byte as the build made it (rule inquiry.no-script).
 *
 * Inside `<form data-contact-form>`: inputs, textareas and lists get what was typed. `data-error-for="name"` gets the sentence and
 * is shown; the control gets `aria-invalid`. `data-error-summary` gets the sentence about the form and a list of links; without a wrong
 * field, `data-form-failure` gets the sentence. `textarea[data-kept-message]` gets the message. Each is shown. `data-received` is shown
 * with the reference in its `data-reference`.
 */
export async function fillPage(
  html: string,
  { values, errors, failure, reference }: PageFilling,
  lang: Lang,
): Promise<string> {
  // On demand: only errors of visitors without JavaScript need it.
  const { Parser } = await import('htmlparser2');
  const edits: Edit[] = [];
  const controls = new Map<string, Control>();
  const summaries: number[] = [];
  const isRefused = Object.keys(errors).length > 0;
  let inForm = 0;
  let open: { name: string; from: number; text: string } | undefined;
  let list = '';

  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const from = parser.startIndex;
        const to = parser.endIndex + 1;
        const source = html.slice(from, to);
        const name = attributes['name'] ?? '';
        const typed = values[name];
        const edit = (changes: Record<string, string | null>) =>
          edits.push({ from, to, text: withAttributes(source, changes) });
        if (tag === 'form' && 'data-contact-form' in attributes) inForm += 1;
        if (inForm > 0 && tag === 'select') list = name;
        if (inForm > 0 && ['input', 'textarea', 'select'].includes(tag) && name !== '') {
          controls.set(name, { id: attributes['id'], label: attributes['data-label'] ?? '' });
          const changes: Record<string, string | null> = name in errors ? { 'aria-invalid': 'true' } : {};
          if (tag === 'input' && attributes['type'] === 'checkbox') {
            if (typed !== undefined) changes['checked'] = '';
          } else if (tag === 'input' && typed !== undefined) {
            changes['value'] = typed;
          }
          if (Object.keys(changes).length > 0) edit(changes);
          if (tag === 'textarea' && typed !== undefined) open = { name: tag, from: to, text: typed };
        } else if (inForm > 0 && tag === 'option' && attributes['value'] && attributes['value'] === values[list]) {
          edit({ selected: '' });
        } else if (tag === 'textarea' && 'data-kept-message' in attributes) {
          edit({ hidden: null });
          open = { name: tag, from: to, text: values['message'] ?? '' };
        } else if ('data-error-for' in attributes) {
          const sentence = errors[attributes['data-error-for'] ?? ''];
          if (sentence === undefined) return;
          edit({ hidden: null });
          open = { name: tag, from: to, text: sentence };
        } else if ('data-form-failure' in attributes && failure !== undefined && !isRefused) {
          edit({ hidden: null });
          open = { name: tag, from: to, text: failure };
        } else if ('data-received' in attributes && reference !== undefined) {
          edit({ hidden: null });
        } else if ('data-reference' in attributes && reference !== undefined) {
          open = { name: tag, from: to, text: reference };
        } else if ('data-error-summary' in attributes && isRefused) {
          edit({ hidden: null, tabindex: '-1', autofocus: '' });
          summaries.push(to);
        }
      },
      onclosetag(tag) {
        if (tag === 'form' && inForm > 0) inForm -= 1;
        if (open === undefined || open.name !== tag) return;
        edits.push({
          from: open.from,
          to: parser.startIndex,
          text: tag === 'textarea' ? `\n${escapeHtml(open.text)}` : escapeHtml(open.text),
        });
        open = undefined;
      },
    },
    { decodeEntities: false, lowerCaseTags: true },
  );
  parser.end(html);

  const head = failure === undefined ? '' : `<b>${escapeHtml(failure)}</b>`;
  for (const at of summaries) edits.push({ from: at, to: at, text: head + summaryOf(errors, controls, colonIn(lang)) });
  return withEdits(html, edits);
}

function summaryOf(
  errors: Readonly<Record<string, string>>,
  controls: ReadonlyMap<string, Control>,
  colon: string,
): string {
  const items = Object.entries(errors).map(([name, sentence]) => {
    const { id, label = '' } = controls.get(name) ?? { id: undefined };
    // The label comes from the page itself and is escaped already.
    const text = label === '' ? escapeHtml(sentence) : `${label}${colon}${escapeHtml(sentence)}`;
    return id === undefined ? `<li>${text}</li>` : `<li><a href="#${id}">${text}</a></li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

/** A start tag with attributes set, or removed where the value is null; the others stay as they are written. */
function withAttributes(tag: string, changes: Readonly<Record<string, string | null>>): string {
  let result = tag;
  for (const name of Object.keys(changes)) {
    result = result.replace(new RegExp(`\\s${name}(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'>/]+))?(?=[\\s>/])`, 'i'), '');
  }
  const added = Object.entries(changes).flatMap(([name, value]) =>
    value === null ? [] : [` ${name}="${escapeHtml(value)}"`],
  );
  return result.replace(/\s*\/?>$/, () => `${added.join('')}>`);
}

function withEdits(html: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { from, to, text } of [...edits].sort((a, b) => a.from - b.from || a.to - b.to)) {
    if (from < at) continue;
    result += html.slice(at, from) + text;
    at = to;
  }
  return result + html.slice(at);
}
