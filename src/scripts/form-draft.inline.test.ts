import { afterEach, describe, expect, it, vi } from 'vitest';
import { formDraft } from './form-draft.inline.ts';

type Field = { value: string; disabled?: boolean };
const NAMES = ['name', 'company', 'email', 'topic', 'message', 'key', 'consent', 'job', 'subject'];
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
  vi.stubGlobal('location', { search });
  vi.stubGlobal('sessionStorage', stored);
  formDraft('s.draft', 'jobs');
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
  it('keeps the time of the first try when more is typed', () => {
    const { stored, type } = open({ stored: { 's.draft': '{"tried":5}' } });
    type();
    expect(JSON.parse(stored['s.draft'] ?? '')).toMatchObject({ tried: 5 });
  });

  it('waits while the page is only prerendered: its session storage is not yet the one of the visit', () => {
    const { field, show } = open({ stored: { 's.draft': '{"name":"山田"}' }, prerendering: true });
    expect(field('name').value).toBe('');
    show();
    expect(field('name').value).toBe('山田');
  });

  it('keeps values that the function filled in', () => {
    expect(open({ stored: { 's.draft': '{"name":"old"}' }, filled: { name: 'new' } }).field('name').value).toBe('new');
  });

  it.each([['{'], ['null'], ['"x"'], ['3']])('survives a broken draft: %s', (draft) => {
    expect(open({ stored: { 's.draft': draft } }).field('name').value).toBe('');
  });

  it('names the job of the address, or of the returned form', () => {
    for (const way of [{ search: '?job=system-engineer' }, { filled: { job: 'system-engineer' } }]) {
      const { field, line, back, notice } = open(way);
      expect(field('subject').value).toBe('Application: System engineer');
      expect(line).toEqual({
        hidden: false,
        lastElementChild: { textContent: 'Application: System engineer' },
        dataset: { subject: SUBJECTS },
      });
      expect([back.search, notice.search]).toEqual(['job=system-engineer', 'job=system-engineer']);
    }
  });

  it.each([
    { way: { search: '?job=system-engineer&topic=other' }, topic: 'other' },
    { way: { search: '?topic=documents', stored: { 's.draft': '{"topic":"press"}' } }, topic: 'press' },
    { way: { search: '?job=pilot' }, topic: '' },
  ])('selects the topic $topic from the query unless one is chosen: $way', ({ way, topic }) => {
    const { field } = open(way);
    expect(field('topic').value).toBe(topic);
  });

  it('stores the time of the first input once', () => {
    const first = open();
    first.type();
    const { begun } = JSON.parse(first.stored['s.draft'] ?? '');
    expect(begun).toBe(performance.timeOrigin);
    const second = open({ stored: { 's.draft': '{"begun":5}' } });
    second.type();
    expect(JSON.parse(second.stored['s.draft'] ?? '')).toMatchObject({ begun: 5 });
  });
});
