import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync } from 'node:fs';
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

/** A program that logs to its standard output and answers on standard error. */
function logging(stdout: number, program: string) {
  const text = `
    import { createLog } from ${JSON.stringify(new URL('log.ts', import.meta.url).href)};
    const log = createLog('info');
    ${program}
  `;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', text], {
    stdio: ['ignore', stdout, 'pipe'],
  });
  let heard = '';
  child.stderr?.setEncoding('utf8').on('data', (part) => {
    heard += part;
  });
  return { child, heard: () => heard, ended: once(child, 'exit') };
}

const manyLines = `
  let rounds = 0;
  setInterval(() => {
    for (let line = 0; line < 500; line++) log.info('x'.repeat(1_000));
    if (++rounds === 20) console.error(process.memoryUsage().rss < 400_000_000 ? 'small' : 'large');
  }, 5);
  process.once('SIGTERM', () => process.exit(0));
`;

test('a full disk neither ends a process nor keeps it from ending', async () => {
  const { child, heard, ended } = logging(openSync('/dev/full', 'w'), manyLines);
  await vi.waitFor(() => expect(heard()).toBe('small\n'), 120_000);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(heard()).toBe('small\n');
});

test('a pipe that nobody reads does the same', async () => {
  const path = fileOf();
  execFileSync('mkfifo', [path]);
  // For both ways, so that opening it does not wait for someone at the other end.
  const { child, heard, ended } = logging(openSync(path, 'r+'), manyLines);
  await vi.waitFor(() => expect(heard()).toBe('small\n'), 120_000);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
