import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createLog } from './log.ts';

const fileOf = () => join(mkdtempSync(join(tmpdir(), 'vellum-log-')), 'log');
const textsIn = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line).msg);

test('a line is written soon, without another one after it', async () => {
  const file = fileOf();
  createLog('info', file).info('alone');
  await vi.waitFor(() => expect(textsIn(file)).toEqual(['alone']), 120_000);
});

test('many lines keep their order', async () => {
  const file = fileOf();
  const log = createLog('info', file);
  const texts = Array.from({ length: 2_000 }, (_, at) => `line ${at}`);
  for (const text of texts) log.info(text);
  await vi.waitFor(() => expect(textsIn(file)).toEqual(texts), 120_000);
});

test.each([
  ['by itself', ''],
  ['by process.exit', 'process.exit(0);'],
  ['by an error that nobody caught', 'throw new Error("boom");'],
])('a process that ends %s leaves all its lines behind', (_how, end) => {
  const program = `
    import { createLog } from ${JSON.stringify(new URL('log.ts', import.meta.url).href)};
    const log = createLog('info');
    log.info('first');
    setImmediate(() => { log.info('last'); ${end} });
  `;
  const { stdout } = spawnSync(
    process.execPath,
    ['--input-type=module-typescript', '-e', program],
    {
      encoding: 'utf8',
    },
  );
  const lines = stdout.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['first', 'last']);
});
