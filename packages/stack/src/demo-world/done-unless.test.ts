import { expect, test } from 'vitest';
import { doneUnless } from './done-unless.ts';

const yes = async () => true;
const no = async () => false;
const refused = () => Promise.reject(new Error('PayoutNoRootWaiting'));

test('a deed that the chain took is done, whatever is so afterwards', async () => {
  expect(await doneUnless(Promise.resolve(), yes)).toBe(true);
});

test('a deed that somebody else made needless is no failure', async () => {
  expect(await doneUnless(refused(), yes)).toBe(false);
});

test('a deed that failed and is still needed is one', async () => {
  await expect(doneUnless(refused(), no)).rejects.toThrow('PayoutNoRootWaiting');
});
