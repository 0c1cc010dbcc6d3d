import { type Address, toHexAddress } from '@vellum/tron/address';
import { expect, it } from 'vitest';
import { buildCall } from '../../shared/chain/call-transaction.ts';
import { fitsDevice } from './fits-device.ts';

const address = toHexAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address);
const reference = { number: 70_000, id: 'ab'.repeat(32), timestamp: 1_800_000_000_000 };

/** A call with so many words of arguments. */
const callOf = (words: number) =>
  buildCall(
    {
      caller: address,
      contract: address,
      data: new Uint8Array(4 + 32 * words),
      value: 5_000_000n,
      feeLimit: 150_000_000n,
    },
    reference,
  ).rawBytes;

it('takes calls of up to four words of arguments, and no longer ones', () => {
  const fit = [0, 1, 2, 3, 4].map((words) => fitsDevice(callOf(words)));
  expect(fit).toEqual([true, true, true, true, true]);
  expect(fitsDevice(callOf(5))).toBe(false);
  expect(fitsDevice(callOf(9))).toBe(false);
});
