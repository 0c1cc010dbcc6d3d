import { expect, test } from 'vitest';
import { type LookPace, lookPace } from './look-pace.ts';

const LONG = 600_000;

function belled() {
  const listeners = new Set<() => void>();
  const pace = lookPace(LONG, (tell) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  });
  const ring = () => {
    for (const tell of listeners) tell();
  };
  return { pace, listeners, ring };
}

/** Whether there is no rest: it ends before anything else could happen. */
async function isOver(pace: LookPace): Promise<boolean> {
  const stop = new AbortController();
  let over = false;
  const rest = pace.rest(stop.signal).then(() => {
    over = true;
  });
  for (let turn = 0; turn < 50; turn++) await null;
  stop.abort();
  await rest.catch(() => undefined);
  return over;
}

test('rests for the interval where no bell is', async () => {
  const pace = lookPace(1);
  pace.begin();
  await pace.rest(new AbortController().signal);
});

test('a head that is told ends the rest', async () => {
  const { pace, ring } = belled();
  pace.begin();
  const rest = pace.rest(new AbortController().signal);
  ring();
  await rest;
});

test('one that was told during the look is not waited for', async () => {
  const { pace, ring } = belled();
  pace.begin();
  expect(await isOver(pace)).toBe(false);
  ring();
  expect(await isOver(pace)).toBe(true);
});

test('one that was told before the look is no reason for another', async () => {
  const { pace, ring } = belled();
  ring();
  pace.begin();
  expect(await isOver(pace)).toBe(false);
});

test('who is told to stop throws, and listens no more once closed', async () => {
  const { pace, listeners } = belled();
  pace.begin();
  const stop = new AbortController();
  stop.abort(new Error('stopped'));
  await expect(pace.rest(stop.signal)).rejects.toThrow('stopped');
  pace.close();
  expect(listeners.size).toBe(0);
});
