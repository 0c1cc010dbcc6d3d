import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeDataPlace } from './data-place.ts';

const MEGABYTES = 8;

test('a disk of its own is filled to the last byte, relieved, and gone at the end', async (context) => {
  const place = makeDataPlace(MEGABYTES);
  try {
    if (!place.isOwnDisk) return context.skip('a disk of its own takes root');
    const before = await place.usedBytes();
    await place.fill();
    expect(() => writeFileSync(join(place.path, 'more'), Buffer.alloc(4_096, 1))).toThrow('ENOSPC');
    await place.relieve();
    expect(await place.usedBytes()).toBe(before);
    writeFileSync(join(place.path, 'more'), Buffer.alloc(4_096, 1));
  } finally {
    place.remove();
  }
  expect(existsSync(place.path)).toBe(false);
});
