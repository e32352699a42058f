import { expect, test } from 'vitest';
import { memoizeFor } from './memoize-for.ts';

function counting(answer: (question: string) => Promise<string>) {
  const asked: string[] = [];
  let time = 0;
  const ask = memoizeFor(
    1000,
    () => time,
    (question: string) => {
      asked.push(question);
      return answer(question);
    },
  );
  return { ask, asked, pass: (ms: number) => (time += ms) };
}

test('all who ask within the time get one answer; then it is asked again', async () => {
  const { ask, asked, pass } = counting(async (question) => question.toUpperCase());
  expect(await Promise.all([ask('a'), ask('a')])).toEqual(['A', 'A']);
  pass(999);
  expect([await ask('a'), asked.length]).toEqual(['A', 1]);
  pass(1);
  expect([await ask('a'), asked.length]).toEqual(['A', 2]);
});

test('another question has an answer of its own', async () => {
  const { ask } = counting(async (question) => question);
  expect([await ask('a'), await ask('b')]).toEqual(['a', 'b']);
});

test('a failure is not kept', async () => {
  const { ask, asked } = counting(() => Promise.reject(new Error('down')));
  await expect(ask('a')).rejects.toThrow('down');
  await expect(ask('a')).rejects.toThrow('down');
  expect(asked).toEqual(['a', 'a']);
});
