import { describe, expect, test } from 'vitest';
import { patience, stopCleanly, untilReady } from './running-stack.ts';
import { inhabited, stackFolder } from './stack-folder.ts';

const isDeep = process.env['VELLUM_DEEP'] === '1';
/** Deep runs only: making a world is what takes longest, and others have one made by what a start calls. */
const world = isDeep ? inhabited : {};
const steps = [
  'database',
  'chain',
  'contracts',
  ...(isDeep ? ['demo world'] : []),
  'web',
  'server',
];

describe('a stack', () => {
  const at = stackFolder({ kept: true });

  test('starts, says where, stops without leaving anything, and the next start continues', async () => {
    const first = at.start(world);
    await untilReady(first);
    expect(first.out()).toContain(`http://127.0.0.1:${at.ports.app}`);
    for (const step of steps) {
      expect(first.out()).toMatch(new RegExp(`${step} +ready in \\d`));
    }
    expect(await at.readiness()).toBe(200);
    const page = await fetch(`http://127.0.0.1:${at.ports.app}/`);
    expect(await page.text()).toContain('<div id="root"');
    const before = await at.head();
    const contracts = at.deployment();
    expect(JSON.parse(contracts)).toMatchObject({ finished: true });
    // Database and server are processes of their own.
    expect(first.descendants().length).toBeGreaterThanOrEqual(2);
    // Terminals and launchers may both deliver a signal; the second changes nothing.
    first.kill('SIGTERM');
    await stopCleanly(first);
    expect(first.out()).toContain('stopped');

    const second = at.start(world);
    await untilReady(second);
    expect(second.out()).not.toContain('demo world');
    expect(await at.holds(before)).toBe(true);
    expect(at.deployment()).toBe(contracts);
    expect(await at.readiness()).toBe(200);
    await stopCleanly(second);
  });

  test('in development the sources of the web and the server stand behind one address', {
    tags: 'deep',
  }, async () => {
    const stack = at.start({}, { words: ['--dev'] });
    await untilReady(stack);
    const page = await fetch(`http://127.0.0.1:${at.ports.app}/teams`, {
      headers: { accept: 'text/html' },
    });
    expect(await page.text()).toContain('/@vite/client');
    // Someone may be changing the sources just now.
    await expect.poll(() => at.readiness(), patience).toBe(200);
    await stopCleanly(stack);
  });
});

describe('a stack that is being made', () => {
  const at = stackFolder();

  test('a signal in the middle of its start ends it, with nothing left running', async () => {
    const stack = at.start();
    await expect.poll(stack.out, patience).toMatch(/chain +ready/);
    await stopCleanly(stack);
    expect(stack.out()).not.toContain('Ctrl-C stops');
  });
});
