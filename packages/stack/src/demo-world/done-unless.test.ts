import { expect, test } from 'vitest';
import { doneUnless } from './done-unless.ts';

const yes = async () => true;
const no = async () => false;
const refused = () => Promise.reject(new Error('PayoutNoRootWaiting'));

test('an action that the chain took is done, whatever is so afterwards', async () => {
  expect(await doneUnless(Promise.resolve(), yes)).toBe(true);
});

test('an action that somebody else made needless is no failure', async () => {
  expect(await doneUnless(refused(), yes)).toBe(false);
});

test('an action that failed and is still needed is one', async () => {
  await expect(doneUnless(refused(), no)).rejects.toThrow('PayoutNoRootWaiting');
});
