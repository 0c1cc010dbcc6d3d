import { expect, test } from 'vitest';
import { perBlock } from './per-block.ts';

test('reads once for each block and key, and again after a failure', async () => {
  const asked: string[] = [];
  let away = false;
  const read = perBlock(async (key: string) => {
    asked.push(key);
    if (away) throw new Error('away');
    return `${key}${asked.length}`;
  });
  expect(await Promise.all([read('1', 'a'), read('1', 'a'), read('1', 'b')])).toEqual([
    'a1',
    'a1',
    'b2',
  ]);
  away = true;
  await expect(read('2', 'a')).rejects.toThrow('away');
  away = false;
  expect(await read('2', 'a')).toBe('a4');
  expect(await read('2', 'a')).toBe('a4');
});
