import { describe, expect, test } from 'vitest';
import { pageContent } from './page-content.ts';
import { attributeOf, nodesBelow, type PageNode, parsePage, textOf } from './tree.ts';

/** The syntax tree of a page after the plugin, and its exports. */
function prepared(body: string) {
  const tree = parsePage(body);
  const frontmatter: Record<string, unknown> = {};
  pageContent()(tree, { data: { astro: { frontmatter } } });
  const named = (name: string) => [...nodesBelow(tree)].filter((node) => node.name === name);
  return { tree, frontmatter, named };
}

/** The code of an attribute that is an expression. */
function codeOf(node: PageNode | undefined, name: string): string | undefined {
  const value = node?.attributes?.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'object' ? value?.value : undefined;
}

test('a heading of the second level begins a clause, with its explicit id', () => {
  const { named } = prepared('Before.\n\n## Aims {#aims}\n\nText.\n\n### Why\n\n## Terms {#terms}\n\nMore.');
  expect(named('Clause').map((clause) => [attributeOf(clause, 'id'), attributeOf(clause, 'title')])).toEqual([
    [undefined, undefined],
    ['aims', 'Aims'],
    ['terms', 'Terms'],
  ]);
  expect(named('Clause').map((clause) => clause.children?.length)).toEqual([1, 2, 1]);
});

test('the index names clauses, sections, and the notice without its title', () => {
  const { named, tree } = prepared(
    '## A {#a}\n\n### B\n\n<TransferNotice />\n\n<Section id="c" title="C">\n\nD\n\n</Section>',
  );
  const [clauses] = named('Clauses');
  expect(JSON.parse(attributeOf(clauses as PageNode, 'index') ?? '')).toEqual([
    { id: 'a', title: 'A' },
    { id: 'transfer' },
    { id: 'c', title: 'C' },
  ]);
  expect(codeOf(clauses, 'lang')).toBe('props.lang');
  expect(tree.children?.map(({ name }) => name)).toEqual(['Clauses', 'TransferNotice', 'Section']);
});

test('a heading of the third level is a link to itself, if it has no link', () => {
  const { tree } = prepared('### A [b](/c)\n\n### 概要');
  const links = [...nodesBelow(tree)].filter(({ type, name }) => type === 'link' || name === 'a');
  expect(links.map((link) => [link.url ?? attributeOf(link, 'href'), textOf(link)])).toEqual([
    ['/c', 'b'],
    ['#概要', '概要'],
  ]);
});

test('components have the language of the page, words in another language their own', () => {
  const { named } = prepared('The <PrivacyMark /> of the <span lang="fr">CNIL</span>');
  expect(codeOf(named('PrivacyMark')[0], 'lang')).toBe('props.lang');
  expect(attributeOf(named('span')[0] as PageNode, 'lang')).toBe('fr');
  expect(named('span')[0]?.attributes).toHaveLength(1);
});

describe('facts', () => {
  test('in a text and in an attribute come from props', () => {
    const { tree, named } = prepared(
      '{{company}} is\n\n<Section id="a" title="B" lead="Since {{founded}}.">\n\nC\n\n</Section>',
    );
    const fact = [...nodesBelow(tree)].find(({ type }) => type === 'mdxTextExpression');
    expect(fact?.data?.['estree']).toMatchObject({
      body: [{ expression: { type: 'MemberExpression', property: { name: 'company' } } }],
    });
    expect(codeOf(named('Section')[0], 'lead')).toBe('"Since " + props.facts.founded + "."');
  });
});

test('strong beside CJK punctuation is strong, and a line break between CJK letters is no space', () => {
  const { tree } = prepared('これは\n**「保管」**\nのこと\nです');
  expect([...nodesBelow(tree)].filter(({ type }) => type === 'strong').map(textOf)).toEqual(['「保管」']);
  expect(textOf(tree)).toBe('これは「保管」のことです');
});

test('removes a comment, marks a link to another site, and turns an image into an element', () => {
  const { tree, named, frontmatter } = prepared(
    '{/* checked */}\n\n[a](https://example.com) [e](/f) ![b](../images/c.png "d")',
  );
  expect([...nodesBelow(tree)].some(({ type }) => type.endsWith('Expression'))).toBe(false);
  expect([...nodesBelow(tree)].filter(({ type }) => type === 'link').map(({ data }) => data)).toEqual([
    { hProperties: { rel: 'external noopener' } },
    undefined,
  ]);
  expect(attributeOf(named('Picture')[0] as PageNode, 'src')).toBe('../images/c.png');
  expect(frontmatter['elements']).toEqual([]);
});
