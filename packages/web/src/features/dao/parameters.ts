import { blindBox } from '@vellum/contracts/blind-boxes';
import { cards } from '@vellum/contracts/cards';
import type { ReadCall, WriteCall } from '@vellum/contracts/contract-face';
import { governor } from '@vellum/contracts/dao';
import { feeVault } from '@vellum/contracts/fees';
import { payout } from '@vellum/contracts/income';
import { liquidityHelper } from '@vellum/contracts/liquidity';
import { tokenFactory } from '@vellum/contracts/token-launch';
import type { Abi } from '@vellum/tron/abi/abi-item';
import type { Address } from '@vellum/tron/address';

/** How a value is written: amounts with six decimals, parts of 10,000, whole percents, yes or no, an address. */
export type Unit = 'TRX' | 'U' | 'share' | 'percent' | 'switch' | 'address';
export type Value = bigint | boolean | Address;

export type Field = Readonly<{
  name: FieldName;
  unit: Unit;
  /** What the code of the contract allows. */
  least?: bigint;
  most?: bigint;
}>;

export type FieldName =
  | 'creationFee'
  | 'launchesOpen'
  | 'saleFee'
  | 'marketFee'
  | 'saleLimit'
  | 'boxFee'
  | 'firstInviter'
  | 'secondInviter'
  | 'poolShare'
  | 'slippage'
  | 'dailyCap'
  | 'quorumPercent'
  | 'payTo'
  | 'payAmount';

export type ParameterName =
  | 'creationFee'
  | 'launches'
  | 'cardFees'
  | 'cardLimit'
  | 'boxFee'
  | 'feeSplit'
  | 'slippage'
  | 'payoutCap'
  | 'quorum'
  | 'payment';

/** Something that a vote can set: the call of the timelock, and the same values as they are now. */
export type Parameter = Readonly<{
  name: ParameterName;
  /** In the deployment. */
  contract: string;
  abi: Abi;
  fields: readonly Field[];
  write(values: readonly Value[]): WriteCall;
  /** What stands there now, in the order of the fields; null for a payment, which replaces nothing. */
  now: ReadCall<readonly Value[]> | null;
  /** Of a payment: what there is to pay from. */
  holds?: ReadCall<bigint>;
}>;

const COIN = 1_000_000n;
const number = (value: Value | undefined): bigint => {
  if (typeof value !== 'bigint') throw new TypeError('a number is needed');
  return value;
};
const list = <R>(call: ReadCall<R>, values: (found: R) => readonly Value[]) => ({
  data: call.data,
  decode: (result: Uint8Array) => values(call.decode(result)),
});
const one = (call: ReadCall<bigint>) => list(call, (value) => [value]);

/** The most useful first. What is not here can still be proposed by other means, and is shown as it is. */
export const parameters: readonly Parameter[] = [
  {
    ...{ name: 'creationFee', contract: 'tokenFactory', abi: tokenFactory.abi },
    fields: [{ name: 'creationFee', unit: 'TRX', most: 1_000n * COIN }],
    write: ([fee]) => tokenFactory.setCreationFee(number(fee)),
    now: one(tokenFactory.creationFee()),
  },
  {
    ...{ name: 'cardFees', contract: 'cards', abi: cards.abi },
    fields: [
      { name: 'saleFee', unit: 'share', most: 500n },
      { name: 'marketFee', unit: 'share', most: 500n },
    ],
    write: ([sale, market]) => cards.setFees(number(sale), number(market)),
    now: list(cards.fees(), ({ first, market }) => [first, market]),
  },
  {
    ...{ name: 'boxFee', contract: 'blindBox', abi: blindBox.abi },
    fields: [{ name: 'boxFee', unit: 'share', most: 500n }],
    write: ([fee]) => blindBox.setFee(number(fee)),
    now: one(blindBox.fee()),
  },
  {
    ...{ name: 'feeSplit', contract: 'feeVault', abi: feeVault.abi },
    fields: [
      { name: 'firstInviter', unit: 'share', most: 2_000n },
      { name: 'secondInviter', unit: 'share', most: 1_000n },
      { name: 'poolShare', unit: 'share', most: 4_000n },
    ],
    write: ([first, second, pool]) =>
      feeVault.setSplit(number(first), number(second), number(pool)),
    now: list(feeVault.split(), ({ level1, level2, pool }) => [level1, level2, pool]),
  },
  {
    ...{ name: 'launches', contract: 'tokenFactory', abi: tokenFactory.abi },
    fields: [{ name: 'launchesOpen', unit: 'switch' }],
    write: ([isOpen]) => tokenFactory.setEnabled(isOpen === true),
    now: list(tokenFactory.isEnabled(), (isOpen) => [isOpen]),
  },
  {
    ...{ name: 'cardLimit', contract: 'cards', abi: cards.abi },
    fields: [{ name: 'saleLimit', unit: 'U', most: 2n ** 64n - 1n }],
    write: ([limit]) => cards.setSaleLimit(number(limit)),
    now: one(cards.saleLimit()),
  },
  {
    ...{ name: 'slippage', contract: 'liquidityHelper', abi: liquidityHelper.abi },
    fields: [{ name: 'slippage', unit: 'share', least: 10n, most: 300n }],
    write: ([share]) => liquidityHelper.setSlippage(number(share)),
    now: one(liquidityHelper.slippage()),
  },
  {
    ...{ name: 'payoutCap', contract: 'payout', abi: payout.abi },
    fields: [{ name: 'dailyCap', unit: 'TRX', most: 2n ** 96n - 1n }],
    write: ([cap]) => payout.setDailyCap(number(cap)),
    now: one(payout.dailyCap()),
  },
  {
    ...{ name: 'quorum', contract: 'governor', abi: governor.abi },
    fields: [{ name: 'quorumPercent', unit: 'percent', least: 4n, most: 100n }],
    write: ([percent]) => governor.setQuorumPercent(number(percent)),
    now: one(governor.quorumPercent()),
  },
  {
    ...{ name: 'payment', contract: 'feeVault', abi: feeVault.abi },
    fields: [
      { name: 'payTo', unit: 'address' },
      { name: 'payAmount', unit: 'TRX', least: 1n },
    ],
    write: ([to, amount]) => feeVault.withdrawTreasury(to as Address, number(amount)),
    now: null,
    holds: feeVault.treasuryDue(),
  },
];
