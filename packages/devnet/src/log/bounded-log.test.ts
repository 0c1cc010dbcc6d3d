import { expect, test } from 'vitest';
import { BoundedLog } from './bounded-log.ts';

const MB = 1024 * 1024;

test('a flood of lines ends at the burst, says so once, and goes on at a trickle', () => {
  let now = 0;
  let bytes = 0;
  const seen: string[] = [];
  const log = new BoundedLog(
    (line) => {
      bytes += Buffer.byteLength(line) + 1;
      seen.push(line);
    },
    () => now,
  );
  const line = 'x'.repeat(99);
  for (let count = 0; count < 1_000_000; count++) log.write(line);
  expect(bytes).toBeGreaterThan(4 * MB - 200);
  expect(bytes).toBeLessThan(4 * MB + 200);
  expect(seen.filter((each) => each !== line)).toHaveLength(1);
  seen.length = 0;
  now += 1_000;
  log.write(line);
  expect(seen).toEqual([expect.stringMatching(/left out \d{6} lines/), line]);
  bytes = 0;
  for (let second = 0; second < 86_400; second++) {
    now += 1_000;
    for (let count = 0; count < 50; count++) log.write(line);
  }
  expect(bytes).toBeLessThan(200 * MB);
});

test('lines of an ordinary day are all there', () => {
  const seen: string[] = [];
  const log = new BoundedLog(
    (line) => seen.push(line),
    () => 0,
  );
  for (let count = 0; count < 20_000; count++) log.write(`line ${count}`);
  expect(seen).toHaveLength(20_000);
});
