import { expect, test } from 'vitest';
import { spawn, World } from '#tests/contact/fake-world.ts';
import { seeded } from '#tests/contact/random.ts';
import { FIVE, postOf, setStage } from '#tests/contact/stage.ts';
import { healthOf } from './health.ts';
import type { Box } from './ports.ts';

/** A store that counts what it is asked for. */
function counted(box: Box): { box: Box; asked: { get: number; list: number } } {
  const asked = { get: 0, list: 0 };
  const get: Box['get'] = (key) => {
    asked.get += 1;
    return box.get(key);
  };
  const list: Box['list'] = (prefix) => {
    asked.list += 1;
    return box.list(prefix);
  };
  return { box: { ...box, get, list }, asked };
}

/** Rule api.health. */
test.each([
  { waiting: 0, values: 1 },
  { waiting: 20, values: 21 },
  { waiting: 200, values: 33 },
])('with $waiting inquiries waiting it reads five lists and $values values', async ({ waiting, values }) => {
  const world = new World({ random: seeded(1), atomic: true, staleReads: 0, refuses: () => false });
  const stage = setStage(spawn(world).ports);
  world.mail = 'down';
  for (let index = 0; index < waiting; index += 1)
    await stage.ask(postOf({ ...FIVE, key: `health-${String(index).padStart(20, '0')}` }));
  const { box, asked } = counted(stage.ports.box);
  const { counts } = await healthOf({ box, now: stage.ports.now }, 'resend');
  expect(counts?.pending).toBe(waiting);
  expect(asked).toEqual({ get: values, list: 5 });
});
