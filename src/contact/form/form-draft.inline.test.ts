import { afterEach, describe, expect, it, vi } from 'vitest';
import { formDraft } from './form-draft.inline.ts';

type Field = { value: string; disabled?: boolean };
const NAMES = ['name', 'company', 'email', 'topic', 'message', 'key', 'consent', 'job', 'subject', 'page', 'first-try'];

/** The parts of the form that the script uses. */
function open({ stored = {} as Record<string, string>, search = '', prerendering = false } = {}) {
  const fields = Object.fromEntries(
    NAMES.map((name) => {
      const field: Field = { value: '' };
      if (name === 'consent' || name === 'job') field.disabled = true;
      return [name, field];
    }),
  ) as Record<string, Field>;
  const acts: Record<string, () => void> = {};
  const form = {
    elements: { namedItem: (name: string) => fields[name] },
    querySelector: () => ({ dataset: { subject: '[]' } }),
    querySelectorAll: () => [],
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

  it('keeps the topic that was chosen, whatever the address says', () => {
    const { field } = open({ stored: { 's.draft': '{"topic":"press"}' }, search: '?topic=documents' });
    expect(field('topic').value).toBe('press');
  });

  it('does not name the page of another site that led to the contact pages', () => {
    expect(open({ stored: { 's.consent': 'https://y.example/page' } }).field('page').value).toBe('');
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
});
