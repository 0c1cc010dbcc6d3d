// @module-tag deep

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { putChain } from './made-platform.ts';
import { isAlive, patience, type RunningStack, stopCleanly, untilReady } from './running-stack.ts';
import { inhabited, stackFolder } from './stack-folder.ts';

const isDeep = process.env['VELLUM_DEEP'] === '1';

describe('a stack', () => {
  const at = stackFolder({ kept: true });

  test('killed hard, leaves nothing running and nothing lost', async () => {
    await putChain(at.path);
    const first = at.start();
    await untilReady(first);
    const before = await at.head();
    const begun = first.descendants();
    first.kill('SIGKILL');
    await expect.poll(first.code, patience).toBe(null);
    await expect.poll(() => begun.filter(isAlive), patience).toEqual([]);

    const second = at.start();
    await untilReady(second);
    expect(await at.holds(before)).toBe(true);
    await stopCleanly(second);
  });

  test('a server, a database and a chain that are killed are started again, and nothing else is', async () => {
    const stack = at.start();
    await untilReady(stack);
    const before = await at.head();
    for (const part of ['server-process.ts', '-D', 'chain-process.ts']) {
      const [victim] = partsOf(stack, part);
      process.kill(victim!, 'SIGKILL');
      await expect.poll(() => partsOf(stack, part), patience).not.toContain(victim);
      await expect.poll(() => partsOf(stack, part), patience).toHaveLength(1);
      await expect.poll(() => at.readiness().catch(() => 0), patience).toBe(200);
    }
    expect(await at.holds(before)).toBe(true);
    expect(stack.out()).toContain('the server is ready again');
    expect(stack.out()).toContain('the database is ready again');
    expect(stack.out()).toContain('the chain is ready again');
    expect(stack.out().match(/is ready again/g)).toHaveLength(3);
    expect(stack.err()).toBe('');
    await stopCleanly(stack);
  });
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

/** The processes that the stack itself began with this word in their command. */
function partsOf(stack: RunningStack, word: string): readonly number[] {
  return stack
    .children()
    .filter((pid) => isAlive(pid) && commandOf(pid).some((one) => one.endsWith(word)));
}

function commandOf(pid: number): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return []; // It ended meanwhile.
  }
}
