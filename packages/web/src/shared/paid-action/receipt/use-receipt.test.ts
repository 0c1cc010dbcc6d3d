import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type ActionReceipt, NotInBlock, type PaidTransactions } from './read-receipt.ts';
import { receiptQuery } from './use-receipt.ts';

const paid = { calls: ['ab'.repeat(32)] } as unknown as PaidTransactions;
const receipt = (isFinal: boolean) => ({ count: 1, isFinal }) as ActionReceipt;

test('a receipt goes when its block is replaced, and is settled only when that is final', async () => {
  const answers = [receipt(false), new NotInBlock(), receipt(true)];
  const read = async () => {
    const next = answers.shift() as ActionReceipt | Error;
    if (next instanceof Error) throw next;
    return next;
  };
  const observer = new QueryObserver(new QueryClient(), receiptQuery(paid, read));
  const asked = async () => (await observer.refetch()).data;
  expect(await asked()).toEqual(receipt(false));
  expect(observer.getCurrentResult().isStale).toBe(true);
  expect(await asked()).toBeNull();
  expect(await asked()).toEqual(receipt(true));
  expect(observer.getCurrentResult().isStale).toBe(false);
});
