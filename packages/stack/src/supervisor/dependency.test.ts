import { expect, test } from 'vitest';
import { type Dependency, elsewhere, startAfter } from './dependency.ts';

/** A dependency that ends as often as it is told to. */
function needed() {
  let endings = 0;
  const dependency: Dependency = { ...elsewhere, endings: () => endings };
  const end = () => {
    endings += 1;
  };
  return { dependency, end };
}

test('a start that a dependency broke off is made again', async () => {
  const { dependency, end } = needed();
  let starts = 0;
  const started = startAfter([elsewhere, dependency], async () => {
    starts += 1;
    if (starts > 3) return 'started';
    end();
    throw new Error('no connection');
  });
  expect(await started).toBe('started');
});

test('a start that fails by itself fails', async () => {
  const { dependency, end } = needed();
  end();
  const start = () => startAfter([dependency], () => Promise.reject(new Error('a bug')));
  await expect(start()).rejects.toThrow('a bug');
});

test('nothing starts before what it needs', async () => {
  const order: string[] = [];
  const ready = async () => {
    await Promise.resolve();
    order.push('needed');
  };
  await startAfter([{ ...elsewhere, ready }], async () => order.push('started'));
  expect(order).toEqual(['needed', 'started']);
});
