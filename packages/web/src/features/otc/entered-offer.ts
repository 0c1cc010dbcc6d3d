import { LONGEST_OFFER_DAYS, MOST_OFFERED } from '@vellum/api/otc/otc-offer';
import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { Address } from '@vellum/tron/address';
import type { Coin } from '../../shared/coins/coin.ts';
import type { OtcText } from './texts.ts';

/** Coins by their names in the deployment, or any other by its address. */
export type SellChoice = 'vlm' | 'usdt' | 'other';
export type WantChoice = 'trx' | 'usdt' | 'vlm';

export type EnteredOffer = Readonly<{
  sell: SellChoice;
  /** Of another coin, as typed. */
  other: string;
  amount: bigint | null;
  want: WantChoice;
  wantAmount: bigint | null;
  wholeOnly: boolean;
  who: 'all' | 'one';
  taker: Address | null;
  takerText: string;
  days: number | null;
}>;

export const emptyOffer: EnteredOffer = {
  sell: 'vlm',
  other: '',
  amount: null,
  want: 'trx',
  wantAmount: null,
  wholeOnly: false,
  who: 'all',
  taker: null,
  takerText: '',
  days: 7,
};

const DAY = 86_400_000;
const SECOND = 1000;

/** The contract counts seconds. A year at most counts from the block, which is a little later than now. */
export const expiryOf = ({ days }: Pick<EnteredOffer, 'days'>, now: number): number =>
  Math.floor((now + (days ?? 0) * DAY) / SECOND) * SECOND;

type Known = Readonly<{
  sell: Coin | undefined;
  want: Coin | undefined;
  balance: bigint | undefined;
  address: Address | null;
}>;

/** What speaks against the amount that is given. */
export function giveProblem(
  amount: bigint | null,
  { sell, balance }: Pick<Known, 'sell' | 'balance'>,
): CodeWithParams | null {
  if (amount === null) return { code: 'AMOUNT_REQUIRED' };
  if (amount === 0n) return { code: 'AMOUNT_ZERO' };
  if (amount > MOST_OFFERED) return { code: 'PRICE_RANGE' };
  return balance !== undefined && amount > balance
    ? { code: 'INSUFFICIENT_BALANCE', params: { coin: sell?.symbol ?? '' } }
    : null;
}

export function wantProblem(amount: bigint | null): CodeWithParams | null {
  if (amount === null) return { code: 'AMOUNT_REQUIRED' };
  if (amount === 0n) return { code: 'PRICE_ZERO' };
  return amount > MOST_OFFERED ? { code: 'PRICE_RANGE' } : null;
}

/** The first thing that is still missing before an offer can be reviewed; null when nothing is. */
export function makeMissing(entered: EnteredOffer, known: Known): OtcText | null {
  if (!known.sell) return 'chooseCoin';
  if (known.sell.address === known.want?.address) return 'sameCoin';
  return (
    missingAmount(giveProblem(entered.amount, known), 'enterGive') ??
    missingAmount(wantProblem(entered.wantAmount), 'enterWant') ??
    missingRule(entered, known)
  );
}

function missingAmount(problem: CodeWithParams | null, empty: OtcText): OtcText | null {
  if (problem === null) return null;
  return problem.code === 'AMOUNT_REQUIRED' ? empty : 'seeAmount';
}

function missingRule({ who, taker, days }: EnteredOffer, { address }: Known): OtcText | null {
  if (who === 'one' && (taker === null || taker === address)) return 'enterTaker';
  if (days === null || days < 1 || days > LONGEST_OFFER_DAYS) return 'enterDays';
  return null;
}
