import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { putChain } from './made-platform.ts';
import { freePorts, patience, stopCleanly, untilReady } from './running-stack.ts';
import { stackFolder } from './stack-folder.ts';

const at = stackFolder();
const isDeep = process.env['VELLUM_DEEP'] === '1';
const ports = ['app', ...(isDeep ? (['chain'] as const) : [])] as const;

describe('a start that cannot be', () => {
  test.each(ports)('the port of the %s is taken: one line', async (which) => {
    const holder = createServer();
    await new Promise<void>((listening) => holder.listen(at.ports[which], '127.0.0.1', listening));
    const stack = at.start();
    await expect.poll(stack.code, patience).toBe(1);
    expect(stack.err()).toMatch(
      new RegExp(`^vellum: 127\\.0\\.0\\.1:${at.ports[which]} is taken: .*PORT.*\n$`),
    );
    expect(stack.descendants()).toEqual([]);
    await new Promise((closed) => holder.close(closed));
  });

  test('the port of the metrics is taken: one line that names its variable', {
    tags: 'deep',
  }, async () => {
    const holder = createServer();
    await new Promise<void>((listening) => holder.listen(0, '127.0.0.1', listening));
    const { port } = holder.address() as AddressInfo;
    const stack = at.start({ METRICS_PORT: String(port) });
    await expect.poll(stack.code, patience).toBe(1);
    const remedy = 'stop what listens there, or choose another METRICS_PORT.';
    expect(stack.err()).toBe(`vellum: 127.0.0.1:${port} is taken: ${remedy}\n`);
    expect(stack.out()).toBe('');
    await new Promise((closed) => holder.close(closed));
  });

  test('a second one on the same data folder is refused in one line, and the first goes on', {
    tags: 'deep',
  }, async () => {
    await putChain(at.path);
    const first = at.start();
    await untilReady(first);
    const second = at.start({}, { ports: await freePorts() });
    await expect.poll(second.code, patience).toBe(1);
    expect(second.err()).toMatch(/^vellum: \S+ is in use by process \d+; .*\n$/);
    expect(await at.readiness()).toBe(200);
    await stopCleanly(first);
  });

  test('bad settings are listed together and nothing starts', async () => {
    const stack = at.start({ DEVNET_SOLID_LAG: '-1', DEMO_WORLD: 'x' });
    await expect.poll(stack.code, patience).toBe(1);
    expect(stack.err().trim().split('\n')).toHaveLength(2);
    expect(stack.out()).toBe('');
  });

  test('another network without its contracts is refused in one line', async () => {
    const stack = at.start({
      NETWORK: 'nile',
      TRON_FULL_NODE: 'http://127.0.0.1:1',
      DEPLOYMENT_FILE: 'nowhere.json',
    });
    await expect.poll(stack.code, patience).toBe(1);
    expect(stack.err()).toBe('vellum: nowhere.json (DEPLOYMENT_FILE) does not exist\n');
    expect(stack.descendants()).toEqual([]);
  });
});
