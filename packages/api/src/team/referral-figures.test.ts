import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { expect, test } from 'vitest';
import { referralFigures } from './referral-figures.ts';

const person = (index: number): Address =>
  fromHexAddress(`41${(index + 1).toString(16).padStart(40, '0')}` as HexAddress);
const [root, ann, bob, cat, dan] = [0, 1, 2, 3, 4].map(person) as [
  Address,
  Address,
  Address,
  Address,
  Address,
];
const bindings = [
  { child: ann, parent: root },
  { child: bob, parent: ann },
  { child: cat, parent: bob },
  { child: dan, parent: root },
];
const fee = (payer: Address, amount: bigint, parts: readonly [bigint, bigint], timestamp = 1) => ({
  payer,
  fee: amount,
  first: parts[0],
  second: parts[1],
  timestamp,
});

test('parts of fees go to who invited the payer and to who invited that one', () => {
  const fees = [fee(cat, 100n, [20n, 10n]), fee(bob, 50n, [10n, 0n]), fee(dan, 7n, [0n, 0n])];
  expect(referralFigures({ root, bindings, fees })).toEqual({
    members: 4,
    // The root has two direct members and is no inviter.
    inviters: 2,
    earners: 2,
    fees: 157n,
    direct: 30n,
    second: 10n,
    // Ann and Bob earned 20 each.
    median: 20n,
    highest: 20n,
  });
});

test('who earned nothing counts for the middle one, and old fees can be left out', () => {
  const fees = [fee(cat, 100n, [21n, 0n], 5)];
  expect(referralFigures({ root, bindings, fees })).toMatchObject({ earners: 1, median: 10n });
  expect(referralFigures({ root, bindings, fees }, 6)).toMatchObject({ fees: 0n, median: 0n });
  expect(referralFigures({ root, bindings: [], fees: [] })).toMatchObject({ median: 0n });
});
