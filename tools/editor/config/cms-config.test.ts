import path from 'node:path';
import type { Field } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { SECTION_TYPES } from '#src/schemas/content/sections.ts';
import { cmsConfig } from './cms-config.ts';
import { fieldsOf } from './fields.ts';

const { collections = [], backend } = cmsConfig(
  { isLocal: false, site: undefined, repository: 'a/b', branch: 'main' },
  'ja',
);

test.each(collections as { name: string; media_folder: string; public_folder: string }[])(
  'the pictures of $name are saved where its texts look for them',
  ({ name, media_folder: saved, public_folder: named }) => {
    expect(`/${path.posix.join(`content/${name}/ja`, named)}`).toBe(saved);
  },
);

test('the branch is a setting; without it GitHub says which', () => {
  expect(backend).toMatchObject({ repo: 'a/b', branch: 'main' });
  expect(cmsConfig({ isLocal: true, site: undefined, repository: 'a/b' }, 'en').backend).not.toHaveProperty('branch');
});

const named = (fields: readonly Field[], name: string) => fields.find((field) => field.name === name);

test('sections are a list of several types, whose rows are the same in every language', () => {
  const sections = named(fieldsOf('services', 'ja'), 'sections');
  expect(sections).toMatchObject({ widget: 'list', typeKey: 'type', i18n: 'duplicate', min: 1 });
  const { types } = sections as unknown as { types: { name: string; fields: Field[] }[] };
  expect(types.map(({ name }) => name)).toEqual(SECTION_TYPES);
  expect(named(types[0]?.fields ?? [], 'type')).toBeUndefined();
});

test('figures are rows of the company with words, and pages choose among these rows', () => {
  expect(named(fieldsOf('company', 'en'), 'figures')).toMatchObject({ widget: 'list', i18n: 'duplicate' });
  const { types } = named(fieldsOf('about-us', 'en'), 'sections') as unknown as {
    types: { name: string; fields: Field[] }[];
  };
  const names = named(types.find(({ name }) => name === 'figures')?.fields ?? [], 'names');
  expect(names).toMatchObject({
    widget: 'relation',
    file: 'company',
    value_field: 'figures.*.key',
    dropdown_threshold: 0,
  });
});

test('the list of facts shows their values beside their names', () => {
  const facts = named(fieldsOf('company-facts', 'en'), 'facts');
  expect(facts).toMatchObject({ summary: '{{fields.key}}: {{fields.value}}' });
});
