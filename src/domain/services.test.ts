import { expect, test } from 'vitest';
import { byOrder, isActive } from './services.ts';

const service = (slug: string, order: number) => ({ slug, order, status: 'active' }) as const;

test('services come in their order, those of one place by name', () => {
  const services = [service('c', 2), service('b', 1), service('a', 2)];
  expect(byOrder(services).map(({ slug, order }) => `${order} ${slug}`)).toEqual(['1 b', '2 a', '3 c']);
});

test('a service in preparation is not active', () => {
  expect([isActive({ status: 'active' }), isActive({ status: 'prepared' })]).toEqual([true, false]);
});
