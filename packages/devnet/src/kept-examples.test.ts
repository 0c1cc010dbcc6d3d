import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { keepExample } from './kept-examples.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

function keepNew(kind: string): WeakRef<object> {
  const example = { made: Date.now() };
  keepExample(kind, example);
  return new WeakRef(example);
}

it('keeps the newest object of each kind, and no other', async () => {
  const [first, other] = [keepNew('one'), keepNew('another')];
  const second = keepNew('one');
  // What was made or looked at in a turn of the loop outlives the turn.
  const isGone = () => {
    collect();
    return first.deref() === undefined;
  };
  await expect.poll(isGone).toBe(true);
  expect([second, other].map((reference) => reference.deref() !== undefined)).toEqual([true, true]);
});
