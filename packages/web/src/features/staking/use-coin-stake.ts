import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { termReward } from '@vellum/api/staking/yield';
import type { Address } from '@vellum/tron/address';
import { useState } from 'react';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { exactSentence } from '../../shared/coins/coin-amount.tsx';
import { useBalance } from '../../shared/coins/use-balance.ts';
import { useNow } from '../../shared/ui/time/use-now.ts';
import { amountProblem } from './amount-problem.ts';
import type { StakeCoinParams } from './stake-coin.ts';
import type { CoinPool, Term } from './staking-queries.ts';
import { firstTerm } from './term-choice.ts';

const DAY = 86_400_000;

/** What is entered in the form of a term stake, and what follows from it. */
export type CoinStake = Readonly<{
  amount: bigint | null;
  setAmount: (amount: bigint | null) => void;
  setDays: (days: number) => void;
  /** Undefined until it is known. */
  balance: bigint | undefined;
  /** Null when the coin has no terms at all. */
  term: Term | null;
  problem: CodeWithParams | null;
  /** Units, by the contract's own quote; null without an amount. */
  reward: bigint | null;
  /** Milliseconds of chain time. */
  now: number;
  /** Null while something is missing. */
  params: StakeCoinParams | null;
}>;

/** `asked` are the days that the address of the page names. */
export function useCoinStake(address: Address | null, pool: CoinPool, asked: number): CoinStake {
  const [days, setDays] = useState(asked);
  const [amount, setAmount] = useState<bigint | null>(null);
  const balance = useBalance(address, pool.coin);
  const now = useNow(useChainClock());
  const term = firstTerm(pool.dayOptions, days);
  // Whoever has none of the coin buys it on the way.
  const buys = balance === undefined || balance === 0n;
  const problem = term && amountProblem(amount, limitsOf(pool, term, buys ? undefined : balance));
  const reward = term && amount !== null ? rewardOf(amount, term) : null;
  const params =
    term && amount !== null && reward !== null
      ? { ...paramsOf(pool, term, amount, reward, now), buys }
      : null;
  return { amount, setAmount, setDays, balance, term, problem, reward, now, params };
}

const rewardOf = (amount: bigint, { rate, days }: Term) =>
  termReward(amount, BigInt(rate), BigInt(days));

function paramsOf(
  { coin, symbol, decimals }: CoinPool,
  { days, termIndex }: Term,
  amount: bigint,
  reward: bigint,
  now: number,
): Omit<StakeCoinParams, 'buys'> {
  return {
    amount: amount.toString(),
    reward: reward.toString(),
    coin,
    symbol,
    decimals,
    days,
    termIndex,
    unlockAt: now + days * DAY,
  };
}

function limitsOf(pool: CoinPool, term: Term, balance: bigint | undefined) {
  return {
    available: balance,
    tooMuch: { code: 'INSUFFICIENT_BALANCE', params: { coin: pool.symbol } },
    minimum: BigInt(term.minAmount),
    least: exactSentence(term.minAmount, pool),
    most: BigInt(term.maxAmount),
    mostText: exactSentence(term.maxAmount, pool),
  } as const;
}
