import { expect, test } from 'vitest';
import { withPictures } from './with-pictures.ts';

const door = { image: '../images/door.webp', alt: 'a door' };
const room = { image: '../images/room.webp', alt: ' a room ' };

test.each([
  ['none', 'A', [], 'A'],
  ['one at the end', 'A\n', [door], 'A\n\n![a door](../images/door.webp)'],
  ['one in an empty text', '', [door], '![a door](../images/door.webp)'],
  [
    'two, the second at its place',
    'A\n\n![2]\n\nB',
    [door, room],
    'A\n\n![a room](../images/room.webp)\n\nB\n\n![a door](../images/door.webp)',
  ],
  ['one that was not chosen yet', 'A\n\n![1]', [{ alt: 'a door' }], 'A\n\n![1]'],
])('%s', (_, body, pictures, expected) => {
  expect(withPictures(body, pictures)).toBe(expected);
});
