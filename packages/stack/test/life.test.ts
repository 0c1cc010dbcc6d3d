import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  freePorts,
  isAlive,
  type Ports,
  patience,
  type RunningStack,
  startIn,
  stopCleanly,
  untilReady,
} from './running-stack.ts';

let folder: string;
let ports: Ports;
let running: RunningStack[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vellum-stack-'));
  ports = await freePorts();
  running = [];
});

afterEach(() => {
  for (const stack of running) {
    const all = stack.descendants();
    stack.kill('SIGKILL');
    for (const pid of all) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  }
  rmSync(folder, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}, at = ports): RunningStack {
  const stack = startIn(folder, at, env);
  running.push(stack);
  return stack;
}

/** Somebody lives on the chain; elsewhere nobody does, which starts faster. */
const inhabited = { DEMO_WORLD: 'small' };

type Block = { blockID: string; block_header: { raw_data: { number?: number } } };

async function head(): Promise<Block> {
  const reply = await fetch(`http://127.0.0.1:${ports.chain}/wallet/getnowblock`);
  return (await reply.json()) as Block;
}

async function blockAt(number: number): Promise<Block> {
  const node = `http://127.0.0.1:${ports.chain}`;
  return (await (await fetch(`${node}/wallet/getblockbynum?num=${number}`)).json()) as Block;
}

const numberOf = (block: Block) => block.block_header.raw_data.number ?? 0;
const readiness = async () => (await fetch(`http://127.0.0.1:${ports.app}/health/ready`)).status;
/** Steps of the deployment that are on the chain. */
function deployedSoFar(): number {
  const path = join(folder, '.data/deployment.json');
  if (!existsSync(path)) return 0;
  const { contracts, calls } = JSON.parse(readFileSync(path, 'utf8'));
  return Object.keys(contracts).length + Object.keys(calls).length;
}

const deployment = () => readFileSync(join(folder, '.data/deployment.json'), 'utf8');

describe('a stack', { timeout: 180_000 }, () => {
  test('starts, says where, stops without leaving anything, and the next start continues', async () => {
    const first = start(inhabited);
    await untilReady(first);
    expect(first.out()).toContain(`http://127.0.0.1:${ports.app}`);
    for (const step of ['database', 'chain', 'contracts', 'demo world', 'web', 'server']) {
      expect(first.out()).toMatch(new RegExp(`${step} +ready in \\d`));
    }
    expect(await readiness()).toBe(200);
    const page = await fetch(`http://127.0.0.1:${ports.app}/`);
    expect(await page.text()).toContain('<div id="root">');
    const before = await head();
    const contracts = deployment();
    expect(JSON.parse(contracts)).toMatchObject({ finished: true });
    // Database and server are processes of their own.
    expect(first.descendants().length).toBeGreaterThanOrEqual(2);
    // Terminals and launchers may both deliver a signal; the second changes nothing.
    first.kill('SIGTERM');
    await stopCleanly(first);
    expect(first.out()).toContain('stopped');

    const second = start(inhabited);
    await untilReady(second);
    expect(second.out()).not.toContain('demo world');
    expect((await blockAt(numberOf(before))).blockID).toBe(before.blockID);
    expect(deployment()).toBe(contracts);
    expect(await readiness()).toBe(200);
    await stopCleanly(second);
  });

  test('killed hard, leaves a server that ends by itself and a database that the next start takes over', async () => {
    const first = start();
    await untilReady(first);
    const before = await head();
    const begun = first.descendants();
    first.kill('SIGKILL');
    await expect.poll(first.code, patience).toBe(null);

    const second = start();
    await untilReady(second);
    expect((await blockAt(numberOf(before))).blockID).toBe(before.blockID);
    expect(begun.filter(isAlive)).toEqual([]);
    await stopCleanly(second);
  });

  test('killed while it is being made, is made to the end by the next start', async () => {
    const moments: ((stack: RunningStack) => boolean)[] = [
      (stack) => /database +ready/.test(stack.out()),
      () => deployedSoFar() >= 8,
      () => deployedSoFar() >= 60,
      (stack) => /contracts +ready/.test(stack.out()),
    ];
    for (const moment of moments) {
      const stack = start(inhabited);
      await expect.poll(() => moment(stack), { ...patience, interval: 5 }).toBe(true);
      stack.kill('SIGKILL');
      await expect.poll(stack.code, patience).toBe(null);
    }
    const last = start(inhabited);
    await untilReady(last);
    expect(JSON.parse(deployment())).toMatchObject({ finished: true });
    expect(await readiness()).toBe(200);
    await stopCleanly(last);
  });

  test('a signal in the middle of a start ends it, with nothing left running', async () => {
    const stack = start();
    await expect.poll(stack.out, patience).toMatch(/chain +ready/);
    await stopCleanly(stack);
    expect(stack.out()).not.toContain('Ctrl-C stops');
  });

  test.each(['server-process.ts', 'postgres'])(
    'a crash of %s stops the rest and says so',
    async (part) => {
      const stack = start();
      await untilReady(stack);
      const begun = stack.descendants();
      const victim = begun.find((pid) => commandOf(pid).includes(part));
      process.kill(victim!, 'SIGKILL');
      await expect.poll(stack.code, patience).toBe(1);
      expect(stack.err()).toMatch(/^vellum: the (server|database) ended by itself/);
      await expect.poll(() => begun.filter(isAlive), patience).toEqual([]);
    },
  );
});

test('in development the sources of the web and the server stand behind one address', {
  timeout: 180_000,
}, async () => {
  const stack = startIn(folder, ports, {}, ['--dev']);
  running.push(stack);
  await untilReady(stack);
  const page = await fetch(`http://127.0.0.1:${ports.app}/teams`, {
    headers: { accept: 'text/html' },
  });
  expect(await page.text()).toContain('/@vite/client');
  // Somebody may be changing the sources just now.
  await expect.poll(readiness, patience).toBe(200);
  await stopCleanly(stack);
});

describe('a start that cannot be', { timeout: 120_000 }, () => {
  test.each(['app', 'chain'] as const)('the port of the %s is taken: one line', async (which) => {
    const holder = createServer();
    await new Promise<void>((listening) => holder.listen(ports[which], '127.0.0.1', listening));
    const stack = start();
    await expect.poll(stack.code, patience).toBe(1);
    expect(stack.err()).toMatch(
      new RegExp(`^vellum: 127\\.0\\.0\\.1:${ports[which]} is taken: .*PORT.*\n$`),
    );
    expect(stack.descendants()).toEqual([]);
    await new Promise((closed) => holder.close(closed));
  });

  test('a second one on the same data folder is refused in one line, and the first goes on', async () => {
    const first = start();
    await untilReady(first);
    const second = start({}, await freePorts());
    await expect.poll(second.code, patience).toBe(1);
    expect(second.err()).toMatch(/^vellum: \S+ is in use by process \d+; .*\n$/);
    expect(await readiness()).toBe(200);
    await stopCleanly(first);
  });

  test('bad settings are listed together and nothing starts', async () => {
    const stack = start({ DEVNET_SOLID_LAG: '-1', DEMO_WORLD: 'x' });
    await expect.poll(stack.code, patience).toBe(1);
    expect(stack.err().trim().split('\n')).toHaveLength(2);
    expect(stack.out()).toBe('');
  });

  test('another network without its contracts is refused in one line', async () => {
    const stack = start({
      NETWORK: 'nile',
      TRON_FULL_NODE: 'http://127.0.0.1:1',
      DEPLOYMENT_FILE: 'nowhere.json',
    });
    await expect.poll(stack.code, patience).toBe(1);
    expect(stack.err()).toBe('vellum: nowhere.json (DEPLOYMENT_FILE) does not exist\n');
    expect(stack.descendants()).toEqual([]);
  });
});

function commandOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
}
