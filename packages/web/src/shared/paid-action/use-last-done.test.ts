import { expect, test } from 'vitest';
import type { ActionState } from './action-state.ts';
import { idle } from './machine.ts';
import { lastDone } from './use-last-done.ts';

const checking: ActionState = { step: 'checking' };

const done = (txid: string): ActionState => ({
  step: 'done',
  orderId: '1',
  sent: { txid, expiration: 0, signedAt: 0 },
  mined: { block: 1, fee: '0', at: 0 },
  finalAt: null,
});

test('a form is emptied once for each time its action is done, and by nothing else', () => {
  const states = [idle, checking, done('a'), idle, checking, done('b'), checking, idle];
  let last = '';
  const keys = states.map((state) => {
    last = lastDone(last, state);
    return last;
  });
  expect(keys).toEqual(['', '', 'a', 'a', 'a', 'b', 'b', 'b']);
});
