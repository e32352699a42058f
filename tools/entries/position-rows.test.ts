import { expect, test } from 'vitest';
import { withoutPosition, withPositionCalled } from './position-rows.ts';

/** Rows as an editor may indent, quote and comment them. */
const TEXT = `positions:
  # the first
  - slug: project-manager
    monthly: { min: 1, max: 2 } # yen
  - slug: 'system-engineer'
    closed: true

other: 1
`;

test.each([
  ['project-manager', "positions:\n  # the first\n  - slug: 'system-engineer'\n    closed: true\n\nother: 1\n"],
  [
    'system-engineer',
    'positions:\n  # the first\n  - slug: project-manager\n    monthly: { min: 1, max: 2 } # yen\n\nother: 1\n',
  ],
  ['no-such', TEXT],
])('without %s the other rows stay as they are', (slug, is) => {
  expect(withoutPosition(TEXT, slug)).toBe(is);
});

test.each([
  ['project-manager', TEXT.replace('project-manager', 'tech-lead')],
  ['system-engineer', TEXT.replace("'system-engineer'", 'tech-lead')],
  ['no-such', TEXT],
])('%s gets another name', (slug, is) => {
  expect(withPositionCalled(TEXT, slug, 'tech-lead')).toBe(is);
});
