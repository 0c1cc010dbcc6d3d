import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { BurnMode } from '@vellum/api/wire/choice-lists';
import { useState } from 'react';
import type { Coin } from '../../shared/coins/coin.ts';
import { exactSentence } from '../../shared/coins/coin-amount.tsx';
import { burnProblem } from './burn-problem.ts';
import {
  type BurnRates,
  belowAverageBps,
  coinFromSwap,
  coinToBurn,
  leastCoin,
  mostCoin,
  valueForSwap,
  valueOfBurn,
} from './burn-rates.ts';

type Side = 'coin' | 'value';

type Given = Readonly<{
  mode: BurnMode;
  coin: Coin;
  rates: BurnRates;
  /** Of the coin in a burn, of U in a swap; undefined while it is not known. */
  balance: bigint | undefined;
  paySymbol: string;
  room: bigint;
}>;

export type FilledBurn = Readonly<{
  /** What is in the two fields: each follows the other. */
  coinAmount: bigint | null;
  value: bigint | null;
  /** The bound that the contract holds. */
  limit: bigint;
  /** What the quote says is burned. */
  expected: bigint;
  /** The same in a sentence: to who entered coins, what they entered, not a unit less. */
  shown: bigint;
  belowAverage: number;
  problem: CodeWithParams | null;
}>;

/** The two sides of a burn, coin and U: what is entered on one is worked out on the other. */
export function useBurnForm(given: Given) {
  const [entered, setEntered] = useState<Readonly<{ side: Side; amount: bigint | null }>>({
    side: given.mode === 'burn' ? 'coin' : 'value',
    amount: null,
  });
  const [toleranceBps, setTolerance] = useState(50n);
  const enter = (side: Side) => (amount: bigint | null) => setEntered({ side, amount });
  return {
    ...filled(given, entered.side, entered.amount, toleranceBps),
    toleranceBps,
    setTolerance,
    enterCoin: enter('coin'),
    enterValue: enter('value'),
  };
}

function filled(given: Given, side: Side, amount: bigint | null, toleranceBps: bigint): FilledBurn {
  const { mode, coin, rates, balance, paySymbol, room } = given;
  const value = amount === null ? null : valueIn(given, side, amount);
  const { expected, limit, belowAverage } = outcomeOf(given, value, toleranceBps);
  const problem = burnProblem({
    mode,
    entered: amount,
    value,
    given: mode === 'burn' ? expected : (value ?? 0n),
    balance,
    symbol: mode === 'burn' ? coin.symbol : paySymbol,
    room,
    belowAverageBps: belowAverage,
    least: exactSentence(coinToBurn(rates, 1n), coin),
  });
  const coinAmount = side === 'coin' || amount === null ? amount : expected;
  const shown = mode === 'burn' ? (coinAmount ?? expected) : expected;
  return { value, coinAmount, expected, shown, limit, belowAverage, problem };
}

/** U of what was entered; null when the pair does not hold so much. */
function valueIn({ mode, rates }: Given, side: Side, amount: bigint): bigint | null {
  if (side === 'value') return amount;
  return mode === 'burn' ? valueOfBurn(rates, amount) : valueForSwap(rates, amount);
}

type Outcome = Pick<FilledBurn, 'expected' | 'limit' | 'belowAverage'>;

function outcomeOf(given: Given, value: bigint | null, toleranceBps: bigint): Outcome {
  const { mode, rates, balance } = given;
  if (value === null) return { expected: 0n, limit: 0n, belowAverage: 0 };
  if (mode === 'burn') {
    const expected = coinToBurn(rates, value);
    const limit = mostCoin(expected, toleranceBps, balance ?? expected);
    return { expected, limit, belowAverage: 0 };
  }
  const expected = coinFromSwap(rates, value);
  const limit = leastCoin(expected, toleranceBps);
  return { expected, limit, belowAverage: belowAverageBps(rates, value) };
}
