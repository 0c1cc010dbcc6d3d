import { expect, test } from 'vitest';
import { harmfulOf, type Verdict } from './verify-roots.ts';

const verdict = (root: string, isRight: boolean, state: Verdict['state']): Verdict => ({
  ...{ root, isRight, state, block: 1, txid: '', upToBlock: 0, expected: null },
});

test('a wrong root is over when it was vetoed, or a right one became active after it', () => {
  const first = verdict('first', false, 'active');
  expect(harmfulOf([first])).toEqual([first]);
  const vetoed = verdict('vetoed', false, 'vetoed');
  const waitingRight = verdict('right', true, 'waiting');
  expect(harmfulOf([first, vetoed, waitingRight])).toEqual([first]);
  const right = verdict('right', true, 'active');
  expect(harmfulOf([first, vetoed, right])).toEqual([]);
  const second = verdict('second', false, 'active');
  const waiting = verdict('waiting', false, 'waiting');
  expect(harmfulOf([first, right, second, waiting])).toEqual([second, waiting]);
});
