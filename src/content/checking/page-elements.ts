import { didYouMean } from '#src/content/reading/problems.ts';
import { closest } from '#src/content/reading/suggestions.ts';
import { type AttributeForm, PAGE_ELEMENTS, type PageElement } from '#src/markdown/pages/elements.ts';
import { isComment, isElement, type PageAttribute, type PageNode } from '#src/markdown/pages/nodes.ts';
import { day } from '#src/schemas/content/fields.ts';
import type { TextProblem } from './text-problems.ts';

/** What is wrong with a part of a page, before its line is known. */
export type PartProblem = Omit<TextProblem, 'line'>;

/** What an attribute should hold, by its form. */
const FORMS: Readonly<Record<AttributeForm, { isIn: (value: string) => boolean; ja: string; en: string }>> = {
  text: { isIn: (value) => value.trim() !== '', ja: '文字（空にはできません）', en: 'text that is not empty' },
  id: {
    isIn: (value) => /^[a-z][a-z0-9-]*$/.test(value),
    ja: '半角の英小文字で始まる、英小文字・数字・ハイフン',
    en: 'lower-case letters, digits and hyphens, a letter first',
  },
  day: {
    isIn: (value) => day.safeParse(value).success,
    ja: '実在する日付（例 2026-05-01）',
    en: 'a day that exists, such as 2026-05-01',
  },
  language: {
    isIn: (value) => /^[A-Za-z]{2,3}(-[A-Za-z\d]{2,8})*$/.test(value),
    ja: '言語の記号（例 ja、en、zh-Hans）',
    en: 'the tag of a language, such as ja, en or zh-Hans',
  },
};

/**
 * What is wrong with an element of a prose page: a name or an attribute that the table does not have, a value, or its place.
 *
 * @param parent the element that it stands in, the whole page at the top
 * @example elementProblems({ type: 'mdxJsxFlowElement', name: 'FactTabel' }, tree)[0]?.en // => '… did you mean `FactTable`?'
 */
export function elementProblems(node: PageNode, parent: PageNode): PartProblem[] {
  const name = node.name ?? '';
  const element = PAGE_ELEMENTS[name];
  if (element === undefined) {
    const names = Object.keys(PAGE_ELEMENTS);
    const hint = didYouMean(closest(name, names));
    const all = names.map((one) => `<${one}>`).join(' ');
    return [
      {
        ja: `「<${name}>」という部品はありません。使える部品: ${all}${hint.ja}`,
        en: `there is no element <${name}>; expected one of: ${all}${hint.en}`,
      },
    ];
  }
  return [...placeProblems(node, element, parent), ...attributeProblems(node, element)];
}

function placeProblems(node: PageNode, { within, isOpen }: PageElement, parent: PageNode): PartProblem[] {
  const { name, children = [] } = node;
  const inside = children.filter((child) => !isComment(child) && child.value?.trim() !== '');
  if (within === 'page' && parent.type !== 'root')
    return [{ ja: `「<${name}>」はほかの部品の中に置けません`, en: `<${name}> may not stand inside another element` }];
  if (within === 'FactTable' && parent.name !== within)
    return [{ ja: `「<${name}>」は <${within}> の中に置いてください`, en: `<${name}> must stand inside <${within}>` }];
  const hasDay = node.attributes?.some((attribute) => attribute.name === 'day') ?? false;
  if ((!isOpen || hasDay) && inside.length > 0)
    return [
      {
        ja: `「<${name}>」の中には何も書けません。<${name} /> としてください`,
        en: `<${name}> holds nothing; write <${name} />`,
      },
    ];
  if (isOpen && !hasDay && inside.length === 0) return [{ ja: `「<${name}>」の中が空です`, en: `<${name}> is empty` }];
  if (name === 'FactTable' && !onlyRows(inside))
    return [{ ja: '<FactTable> の中に置けるのは <Row> だけです', en: '<FactTable> holds only <Row> elements' }];
  return [];
}

/** Rows on lines beside each other are one paragraph to Markdown. */
function onlyRows(nodes: readonly PageNode[]): boolean {
  return nodes.every((node) => {
    if (isElement(node)) return node.name === 'Row';
    if (node.type !== 'paragraph') return false;
    return onlyRows((node.children ?? []).filter(({ value }) => value?.trim() !== ''));
  });
}

function attributeProblems({ name, attributes = [] }: PageNode, element: PageElement): PartProblem[] {
  const known = Object.keys(element.attributes);
  const missing = element.required.filter((one) => !attributes.some((attribute) => attribute.name === one));
  return [
    ...attributes.flatMap((attribute) => attributeProblem(name ?? '', attribute, element, known)),
    ...missing.map((one) => {
      const { ja, en } = FORMS[element.attributes[one] ?? 'text'];
      return {
        ja: `「<${name}>」に ${one}="…" がありません。必要な値: ${ja}`,
        en: `<${name}> lacks ${one}="…", expected ${en}`,
      };
    }),
  ];
}

function attributeProblem(
  element: string,
  { name = '{…}', value }: PageAttribute,
  { attributes }: PageElement,
  known: readonly string[],
): PartProblem[] {
  const form = attributes[name];
  if (form === undefined) {
    const hint = didYouMean(closest(name, [...known]));
    return [
      {
        ja: `「<${element}>」に ${name} は書けません。使えるもの: ${known.join(', ') || 'なし'}${hint.ja}`,
        en: `<${element}> has no attribute ${name}; expected one of: ${known.join(', ') || 'none'}${hint.en}`,
      },
    ];
  }
  const { isIn, ja, en } = FORMS[form];
  if (typeof value === 'string' && isIn(value)) return [];
  const found = typeof value === 'string' ? `"${value}"` : '{…}';
  return [
    {
      ja: `「<${element}>」の ${name} の値 ${found} は使えません。必要な値: ${ja}（"" で囲みます）`,
      en: `found ${name}=${found} in <${element}>, expected ${en}, in quotation marks`,
    },
  ];
}
