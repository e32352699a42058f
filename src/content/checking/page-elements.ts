import { didYouMean, problemsOf } from '#src/content/reading/problems.ts';
import { fieldsAt } from '#src/content/reading/schema-fields.ts';
import { closest } from '#src/content/reading/suggestions.ts';
import { PAGE_ELEMENTS, type PageElement } from '#src/markdown/pages/elements.ts';
import { isComment, type PageNode } from '#src/markdown/pages/nodes.ts';
import type { TextProblem } from './text-problems.ts';

/** A problem of a part of a page, without its line. */
export type PartProblem = Omit<TextProblem, 'line'>;

/** Problems of an element of a prose page: an unknown name or attribute, a wrong value, or a wrong place. */
export function elementProblems(node: PageNode, parent: PageNode): PartProblem[] {
  const name = node.name ?? '';
  const element = PAGE_ELEMENTS[name];
  if (element === undefined) {
    const names = Object.keys(PAGE_ELEMENTS);
    const hint = didYouMean(closest(name, names));
    const all = names.map((one) => `<${one}>`).join(' ');
    const ja = `「<${name}>」という部品はありません。使える部品: ${all}${hint.ja}`;
    return [{ ja, en: `there is no element <${name}>; expected one of: ${all}${hint.en}` }];
  }
  return [...placeProblems(node, element, parent), ...attributeProblems(node, element)];
}

function placeProblems(node: PageNode, { within, isOpen }: PageElement, parent: PageNode): PartProblem[] {
  const { name, children = [] } = node;
  if (within === 'page' && parent.type !== 'root')
    return [{ ja: `「<${name}>」はほかの部品の中に置けません`, en: `<${name}> may not stand inside another element` }];
  if (within === 'FactTable' && parent.name !== within)
    return [{ ja: `「<${name}>」は <${within}> の中に置いてください`, en: `<${name}> must stand inside <${within}>` }];
  const isEmpty = children.every((child) => isComment(child) || child.value?.trim() === '');
  const hasDay = node.attributes?.some((attribute) => attribute.name === 'day') ?? false;
  if (isOpen && !hasDay) return isEmpty ? [{ ja: `「<${name}>」の中が空です`, en: `<${name}> is empty` }] : [];
  if (isEmpty) return [];
  const ja = `「<${name}>」の中には何も書けません。<${name} /> としてください`;
  return [{ ja, en: `<${name}> holds nothing; write <${name} />` }];
}

/** Problems of the attributes, with the same messages as for fields of a file. */
function attributeProblems({ name, attributes = [] }: PageNode, { attributes: schema }: PageElement): PartProblem[] {
  const code = attributes.filter((attribute) => attribute.name === undefined || typeof attribute.value !== 'string');
  if (code.length > 0)
    return code.map((attribute) => {
      const at = attribute.name ?? '{…}';
      const ja = `「<${name}>」の ${at} は、"" で囲んだ文字にしてください`;
      return { ja, en: `found ${at} in <${name}>, expected a text in quotation marks` };
    });
  const data = Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.value]));
  const issues = schema.safeParse(data).error?.issues ?? [];
  const source = { data, body: '', bodyLine: 1, syntax: [], lineOf: () => 1 };
  return problemsOf(issues, '', source, (path) => fieldsAt(schema, path, data)).map(({ field, ja, en }) => ({
    ja: `「<${name}>」の ${field}: ${ja}`,
    en: `${field} of <${name}>: ${en}`,
  }));
}
