import { afterEach, describe, expect, it, vi } from 'vitest';
import { formDraft } from './form-draft.inline.ts';

type Field = { value: string; disabled?: boolean };
const NAMES = ['name', 'company', 'email', 'topic', 'message', 'key', 'consent', 'job', 'subject', 'page', 'first-try'];
const SUBJECTS = '[["system-engineer","Application: System engineer"]]';

/** The parts of the form that the script uses. */
function open({
  stored = {} as Record<string, string>,
  search = '',
  filled = {} as Record<string, string>,
  prerendering = false,
} = {}) {
  const fields = Object.fromEntries(
    NAMES.map((name) => {
      const field: Field = { value: filled[name] ?? '' };
      if (name === 'consent' || name === 'job') field.disabled = true;
      return [name, field];
    }),
  ) as Record<string, Field>;
  const line = { hidden: true, lastElementChild: { textContent: '' }, dataset: { subject: SUBJECTS } };
  const [back, notice] = [{ search: '' }, { search: '' }];
  const acts: Record<string, () => void> = {};
  const form = {
    elements: { namedItem: (name: string) => fields[name] },
    querySelector: () => line,
    querySelectorAll: () => [back, notice],
    addEventListener: (name: string, act: () => void) => {
      acts[name] = act;
    },
  };
  let show = () => {};
  const listen = (_: string, act: () => void) => {
    show = act;
  };
  vi.stubGlobal('document', { querySelector: () => form, prerendering, addEventListener: listen });
  vi.stubGlobal('location', { search, origin: 'https://x.example' });
  vi.stubGlobal('sessionStorage', stored);
  formDraft('s.draft', 's.consent', 'jobs');
  const field = (name: string) => fields[name] as Field;
  return {
    field,
    line,
    back,
    notice,
    stored,
    type: () => acts['input']?.(),
    show: () => show(),
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('formDraft', () => {
  it('restores the fields, their key and the time of the first try, and saves them at each input', () => {
    const draft = { name: '山田', company: '見本', key: 'k', 'first-try': '5' };
    const { field, stored, type } = open({ stored: { 's.draft': JSON.stringify(draft) } });
    field('message').value = '相談';
    type();
    expect(JSON.parse(stored['s.draft'] ?? '')).toMatchObject({ ...draft, message: '相談' });
  });

  it.each([
    ['https://x.example/services/consulting?a=b', '/services/consulting'],
    ['https://y.example/page', ''],
  ])('names the page of this site that led to the contact pages: %s', (referrer, page) => {
    expect(open({ stored: { 's.consent': referrer } }).field('page').value).toBe(page);
  });

  it('writes an e-mail address in the letters that a browser takes for one', () => {
    expect(open({ filled: { email: ' ｔａｒｏ＠ｂ。example' } }).field('email').value).toBe('taro@b.example');
  });

  it('waits while the page is only prerendered: its session storage is not yet the one of the visit', () => {
    const { field, show } = open({ stored: { 's.draft': '{"name":"山田"}' }, prerendering: true });
    expect(field('name').value).toBe('');
    show();
    expect(field('name').value).toBe('山田');
  });

  it.each([['{'], ['null'], ['"x"'], ['3']])('survives a broken draft: %s', (draft) => {
    expect(open({ stored: { 's.draft': draft } }).field('name').value).toBe('');
  });

  it.each([
    { way: { search: '?job=system-engineer&topic=other' }, topic: 'other' },
    { way: { search: '?topic=documents', stored: { 's.draft': '{"topic":"press"}' } }, topic: 'press' },
    { way: { search: '?job=pilot' }, topic: '' },
  ])('selects the topic $topic from the query unless one is chosen: $way', ({ way, topic }) => {
    const { field } = open(way);
    expect(field('topic').value).toBe(topic);
  });
});
