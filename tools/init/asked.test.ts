import { expect, test } from 'vitest';
import { wishesOf } from './asked.ts';

const GOOD = {
  name: ' Kita "Clinic" ',
  site: 'https://kita.example/',
  email: 'info@kita.example',
  languages: 'en, ja',
  colour: '0A7',
};

test('answers are trimmed and brought into one form', () => {
  expect(wishesOf(GOOD)).toEqual({
    problems: [],
    wishes: {
      name: 'Kita "Clinic"',
      site: 'https://kita.example',
      email: 'info@kita.example',
      languages: ['en', 'ja'],
      colour: '#00aa77',
    },
  });
});

test('a name in Latin letters besides the name is kept, and not needed in one language', () => {
  const wishesFor = (answer: object) => wishesOf({ ...GOOD, name: '北クリニック', ...answer });
  expect(wishesFor({ englishName: 'Kita' }).wishes.englishName).toBe('Kita');
  expect(wishesFor({ languages: 'ja' }).problems).toEqual([]);
  expect(wishesFor({ languages: 'ja' }).wishes).not.toHaveProperty('englishName');
});

test.each([
  [{ name: ' ' }, '--name: expected the name of the company'],
  [{ name: '北クリニック' }, '--english-name: "", expected the name in Latin letters'],
  [{ site: 'kita.example' }, '--site: "kita.example", expected an address such as https://kita.example'],
  [{ site: 'https://kita.example/shop' }, '--site: "https://kita.example/shop", expected an address'],
  [{ email: 'kita' }, '--email: "kita", expected an email address'],
  [{ languages: '' }, '--languages: expected at least one language'],
  [{ languages: 'en,en' }, '--languages: a language is named twice'],
  // Esperanto, a language that no site adds a row for.
  [{ languages: 'en,eo' }, '--languages: "eo" has no row in languages.config.ts'],
  [{ colour: 'teal' }, '--colour: "teal", expected #rrggbb'],
])('%j is refused', (answer, message) => {
  const { problems } = wishesOf({ ...GOOD, ...answer });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(message);
});

test('everything that is wrong is said at once', () => {
  expect(wishesOf({}).problems).toHaveLength(5);
});
