import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { putChain } from './made-platform.ts';
import { isAlive, patience, type RunningStack, stopCleanly, untilReady } from './running-stack.ts';
import { inhabited, stackFolder } from './stack-folder.ts';

const isDeep = process.env['VELLUM_DEEP'] === '1';

describe('a stack', () => {
  const at = stackFolder({ kept: true });

  test('killed hard, leaves a server that ends by itself and a database that the next start takes over', async () => {
    await putChain(at.path);
    const first = at.start();
    await untilReady(first);
    const before = await at.head();
    const begun = first.descendants();
    first.kill('SIGKILL');
    await expect.poll(first.code, patience).toBe(null);

    const second = at.start();
    await untilReady(second);
    expect(await at.holds(before)).toBe(true);
    expect(begun.filter(isAlive)).toEqual([]);
    await stopCleanly(second);
  });

  test.each(isDeep ? ['server-process.ts', 'postgres'] : ['postgres'])(
    'a crash of %s stops the rest and says so',
    async (part) => {
      const stack = at.start();
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

// The normal run ends one by a signal instead (life.test.ts): this makes everything twice.
describe.runIf(isDeep)('a stack that is being made', () => {
  const at = stackFolder();

  test('killed, is made to the end by the next start', async () => {
    const moments: ((stack: RunningStack) => boolean)[] = [
      (stack) => /database +ready/.test(stack.out()),
      () => at.deployedSoFar() >= 8,
      () => at.deployedSoFar() >= 60,
      (stack) => /contracts +ready/.test(stack.out()),
    ];
    for (const moment of moments) {
      const stack = at.start(inhabited);
      await expect.poll(() => moment(stack), { ...patience, interval: 5 }).toBe(true);
      stack.kill('SIGKILL');
      await expect.poll(stack.code, patience).toBe(null);
    }
    const last = at.start(inhabited);
    await untilReady(last);
    expect(JSON.parse(at.deployment())).toMatchObject({ finished: true });
    expect(await at.readiness()).toBe(200);
    await stopCleanly(last);
  });
});

function commandOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
}
