import { blindBoxAbi } from '../generated/abi/blind-box.ts';
import type { AnyAddress } from './any-address.ts';
import { answered, contractFace, stateName } from './contract-face.ts';
import { entryPause } from './entry-pause.ts';
import { ownership } from './ownership.ts';

const { read, write, event, refusal } = contractFace(blindBoxAbi);

const boxStates = [
  'preparing',
  'on-sale',
  'sold-out',
  'ended',
  'armed',
  'revealed',
  'void',
] as const;
export type BoxState = (typeof boxStates)[number];

/** Times in unix seconds, price in sun; `limit` is per address. `commit` is the hash of the secret. */
export type SeriesPlan = Readonly<{
  commit: Uint8Array;
  prizeCoin: AnyAddress;
  price: bigint;
  start: bigint;
  end: bigint;
  limit: bigint;
}>;

export type PrizeTier = Readonly<{ count: bigint; amount: bigint }>;

/** Boxes whose prizes are escrowed before the sale and drawn by nobody in particular. */
export const blindBox = {
  abi: blindBoxAbi,
  ...ownership,
  ...entryPause,
  createSeries: (plan: SeriesPlan, tiers: readonly PrizeTier[], bond: bigint) =>
    write('createSeries', [plan, tiers], bond),
  buy: (series: bigint, count: bigint, price: bigint) =>
    write('buyBox', [series, count], count * price),
  close: (series: bigint) => write('closeSeries', [series]),
  capture: (series: bigint) => write('capture', [series]),
  reveal: (series: bigint, secret: Uint8Array) => write('reveal', [series, secret]),
  open: (series: bigint, box: bigint) => write('open', [series, box]),
  refund: (series: bigint, box: bigint) => write('refundBox', [series, box]),
  /** Of a void series, by anyone. */
  burnPrizes: (series: bigint) => write('burnPrizes', [series]),
  /** Of a revealed or void series, by anyone. */
  settleFee: (series: bigint) => write('settleFee', [series]),
  takeProceeds: (series: bigint) => write('takeProceeds', [series]),
  takeBond: (series: bigint) => write('takeBond', [series]),
  reclaim: (series: bigint) => write('reclaimSeries', [series]),
  state: (series: bigint) =>
    answered(read('status', [series]), (state) => stateName(boxStates, state)),
  series: (series: bigint) => read('seriesOf', [series]),
  tiers: (series: bigint) => read('tiersOf', [series]),
  seriesCount: () => read('seriesLength', []),
  ownerOf: (series: bigint, box: bigint) => read('ownerOfBox', [series, box]),
  prizeOf: (series: bigint, box: bigint) => read('prizeIdOf', [series, box]),
  prizeAmount: (series: bigint, prize: bigint) => read('prizeAmount', [series, prize]),
  boughtBy: (series: bigint, user: AnyAddress) => read('boughtBy', [series, user]),
  revealTime: () => read('revealTime', []),
  fee: () => read('fee', []),
  isOperator: (account: AnyAddress) => read('isOperator', [account]),
  isPrizeCoin: (coin: AnyAddress) => read('isPrizeCoin', [coin]),
  setOperator: (account: AnyAddress, allowed: boolean) => write('setOperator', [account, allowed]),
  setPrizeCoin: (coin: AnyAddress, allowed: boolean) => write('setPrizeCoin', [coin, allowed]),
  setFee: (bps: bigint) => write('setFee', [bps]),
  event,
  refusal,
};
