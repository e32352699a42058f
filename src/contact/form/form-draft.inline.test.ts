import { afterEach, describe, expect, it, vi } from 'vitest';
import { formDraft } from './form-draft.inline.ts';

type Field = { value: string; disabled?: boolean };
const NAMES = ['name', 'company', 'email', 'topic', 'message', 'key', 'consent', 'job', 'subject', 'page'];

/** The parts of the form that the script uses. */
function open({ stored = {} as Record<string, string>, prerendering = false } = {}) {
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
  vi.stubGlobal('location', { search: '', origin: 'https://x.example' });
  vi.stubGlobal('sessionStorage', stored);
  formDraft('s.draft', 's.consent', 'jobs');
  const field = (name: string) => fields[name] as Field;
  return {
    field,
    stored,
    type: () => acts['input']?.(),
    send: () => acts['submit']?.(),
    show: () => show(),
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('formDraft', () => {
  it('restores the fields and their key, and saves them at each input', () => {
    const draft = { name: '山田', company: '見本', key: 'k' };
    const { field, stored, type } = open({ stored: { 's.draft': JSON.stringify(draft) } });
    field('message').value = '相談';
    type();
    expect(JSON.parse(stored['s.draft'] ?? '')).toMatchObject({ ...draft, message: '相談' });
  });

  it('gives the inquiry a key with the time of the first attempt to send, and keeps it', () => {
    vi.useFakeTimers({ now: 1_780_000_000_000 });
    const { field, stored, send } = open();
    expect(field('key').value).toBe('');
    send();
    const key = field('key').value;
    expect(key).toMatch(/^1780000000000-[0-9a-f-]{36}$/);
    vi.setSystemTime(1_790_000_000_000);
    send();
    expect(field('key').value).toBe(key);
    expect(JSON.parse(stored['s.draft'] ?? '')).toMatchObject({ key });
    vi.useRealTimers();
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
