import type { DataOf } from '#src/content/kinds.ts';
import { readWords } from '#src/content/reading/read-words.ts';
import { contactDataIn, countryOf } from '#src/domain/company.ts';
import { type TermRows, termRows } from '#src/domain/contract-terms.ts';
import { escapeHtml } from '#src/domain/escape-html.ts';
import { formattedFacts } from '#src/domain/facts/formatted-facts.ts';
import { byOrder } from '#src/domain/services.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { LANG_INFO, type Lang } from '#src/i18n/langs.ts';
import type { Section } from '#src/schemas/content/sections.ts';
import { contentOf, recordOf } from '#tools/built-site/content.ts';

/** The guide as one page of HTML, and the facts that it prints, as they are in `content/company/facts.yaml`. */
export interface Guide {
  readonly html: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** The section of the standard terms that the guide prints. */
const PAYMENT = 'payment';

/** Where the guide of a language is, as the site has it. */
export function guidePath(lang: Lang): string {
  return `/downloads/price-guide-${lang}.pdf`;
}

/**
 * The guide to prices in a language: what each service has of its own terms, then the standard terms of payment. All of
 * its words are content; the card of `content/resources` that names the file is its head.
 *
 * @returns undefined if no card of the language names the file
 */
export function guideOf(lang: Lang): Guide | undefined {
  const { identity, offices, facts = {} } = recordOf('company/facts');
  const card = sectionsOf(recordOf('resources', lang))
    .flatMap((section) => (section.type === 'downloads' ? section.items : []))
    .find(({ file }) => file === guidePath(lang));
  if (card === undefined) return undefined;
  const clauses = recordOf('clauses', lang);
  const company = recordOf('company', lang);
  const contact = contactDataIn(identity, lang, countryOf({ offices }, company));
  const standard = sectionsOf(recordOf('standard-terms', lang)).flatMap((section) =>
    section.type === 'terms' && section.id === PAYMENT ? [section] : [],
  );
  const services = byOrder(
    contentOf('services').flatMap(({ slug, lang: written, data }) =>
      written === lang && data['status'] === 'active' ? [{ slug, ...(data as DataOf<'services'>) }] : [],
    ),
  );
  const template = [
    `<h1>${escapeHtml(card.title)}</h1><p>${escapeHtml(card.text)}</p>`,
    ...services.map(({ title, summary, sections }) => {
      const own = sections.flatMap((section) => (section.type === 'terms' ? section.rows : []));
      return `<h2>${escapeHtml(title)}</h2><p>${escapeHtml(summary ?? '')}</p>${termsOf(
        own.filter(({ clause }) => !clause),
        {},
      )}`;
    }),
    ...standard.map(({ title, rows }) => `<h2>${escapeHtml(title)}</h2>${termsOf(rows, clauses)}`),
    `<p class="end">${escapeHtml(company.name)}<br>${escapeHtml([identity.site, contact.email, contact.phone].filter(Boolean).join(' / '))}</p>`,
  ].join('');
  const printed = { ...formattedFacts(facts, contact, lang, readWords(lang, 'common').units), company: company.name };
  const names = [...new Set(Array.from(template.matchAll(/\{\{(\w+)\}\}/g), ([, fact = '']) => fact))].sort();
  return {
    html: page(lang, `${card.title} | ${company.name}`, interpolate(template, printed)),
    facts: Object.fromEntries(names.flatMap((fact) => (facts[fact] ? [[fact, facts[fact]]] : []))),
  };
}

/** Names and paragraphs instead of a table: half as many tags. */
function termsOf(rows: TermRows, clauses: DataOf<'clauses'>): string {
  return termRows(rows, clauses)
    .map(({ name, value }) => {
      const paragraphs = value.split('\n').map((part) => `<p>${escapeHtml(part)}</p>`);
      return `<div><h3>${escapeHtml(name)}</h3><div>${paragraphs.join('')}</div></div>`;
    })
    .join('');
}

function page(lang: Lang, title: string, body: string): string {
  return `<!doctype html><html lang="${LANG_INFO[lang].tag}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>
@page { size: A4; margin: 16mm }
* { margin: 0; box-sizing: border-box }
body { font: 9.5pt/1.5 Guide, sans-serif; color: #14243a }
h1, h2 { font-weight: 400 }
h1 { font-size: 18pt; border-bottom: 1.5pt solid; padding-bottom: 2mm; margin-bottom: 3mm }
h2 { font-size: 11.5pt; margin: 5mm 0 1mm; break-after: avoid }
body > div { display: grid; grid-template-columns: 30mm 1fr; gap: 0 4mm; border-top: .5pt solid #8392a8; padding: 1.2mm 0; break-inside: avoid }
h2 + p { margin-bottom: 1.5mm }
h3 { font: inherit; color: #9a3412 }
div p + p { margin-top: 1mm }
.end { margin-top: 6mm; border-top: 1.5pt solid; padding-top: 2mm }
</style></head><body>${body}</body></html>`;
}

function sectionsOf(record: { readonly sections: readonly Section[] } | undefined): readonly Section[] {
  return record?.sections ?? [];
}
