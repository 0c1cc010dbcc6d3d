import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restartingServer } from './restarting-server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vellum-watch-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const never = new Promise<string>(() => {});

test('a change starts the server again, after it has stopped; a broken one waits for the next', async () => {
  const life: string[] = [];
  let count = 0;
  const start = async () => {
    count += 1;
    const name = `server ${count}`;
    if (count === 3) throw new Error('a slip of the pen');
    life.push(`start ${name}`);
    return { url: name, pid: 1, ended: never, stop: async () => void life.push(`stop ${name}`) };
  };
  const server = await restartingServer(start, [folder]);
  expect(server.url()).toBe('server 1');
  writeFileSync(join(folder, 'x.ts'), '1');
  await expect.poll(server.url).toBe('server 2');
  writeFileSync(join(folder, 'x.ts'), '2');
  await expect.poll(() => count).toBe(3);
  writeFileSync(join(folder, 'x.test.ts'), 'tests change nothing that runs');
  writeFileSync(join(folder, 'x.ts'), '3');
  await expect.poll(server.url).toBe('server 4');
  await server.stop();
  expect(life).toEqual([
    'start server 1',
    'stop server 1',
    'start server 2',
    'stop server 2',
    'start server 4',
    'stop server 4',
  ]);
});
