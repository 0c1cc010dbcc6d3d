import { expect, test } from 'vitest';
import { createSteps, type Output } from './steps.ts';

function recorder(isTTY: boolean) {
  const written: string[] = [];
  const output: Output = { isTTY, write: (text) => written.push(text) };
  return { written, output };
}

function ticking(step: number) {
  let time = 0;
  return () => {
    time += step;
    return time;
  };
}

test('a step shows its name and time, and gives back its result', async () => {
  const { written, output } = recorder(false);
  const steps = createSteps(output, ticking(500));
  expect(await steps.run('chain', async () => 7)).toBe(7);
  expect(written).toEqual(['  chain      ready in 0.50 s\n']);
});

test('on a terminal the running step is shown and replaced', async () => {
  const { written, output } = recorder(true);
  await createSteps(output, () => 0).run('chain', async () => undefined);
  expect(written.join('')).toBe('  chain      ...\r\u001b[2K  chain      ready in 0.00 s\n');
});

test('on a terminal a long step tells its seconds and how far it is, and stops telling when it ends', async () => {
  const { written, output } = recorder(true);
  let tick: (() => void) | undefined;
  const ticker = (given: () => void) => {
    tick = given;
    return () => {
      tick = undefined;
    };
  };
  let time = 0;
  const steps = createSteps(output, () => time, ticker);
  const work = async () => {
    time = 4_100;
    tick?.();
  };
  await steps.run('contracts', work, () => 'block 87');
  expect(written[1]).toBe('\r\u001b[2K  contracts  ... 4 s, block 87');
  expect(tick).toBeUndefined();
});

test('a failing step is shown as failed and its error goes on', async () => {
  const { written, output } = recorder(false);
  const failing = createSteps(output, () => 0).run('chain', () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(written).toEqual(['  chain      failed after 0.00 s\n']);
});
