import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { Address } from '@vellum/tron/address';
import { useState } from 'react';
import { useBalance } from '../../shared/coins/use-balance.ts';
import { type LpEntry, useLpEntry } from '../../shared/earn/use-lp-entry.ts';
import type { LpFacts } from '../../shared/lp/lp-facts.ts';
import { useLpFacts } from '../../shared/lp/use-lp.ts';
import { amountProblem } from './amount-problem.ts';
import { standingOf } from './lp-standing.ts';
import type { LpParams } from './stake-lp.ts';
import type { LpPool } from './staking-queries.ts';
import { useMyLp } from './use-my-lp.ts';

/** Its amounts have so many digits that its pair is named beside them, not in them. */
const LP = 'LP';

/** Into the pool, or out of it. */
export type LpSide = 'stake' | 'takeBack';

/** What is entered in the form of the LP pool, and what follows from it. */
export type LpMove = Readonly<{
  side: LpSide;
  setSide: (side: LpSide) => void;
  amount: bigint | null;
  entry: LpEntry;
  facts: LpFacts | null | undefined;
  /** What there is to stake or to take back; undefined until it is known. */
  available: bigint | undefined;
  problem: CodeWithParams | null;
  /** Null without an amount. */
  params: LpParams | null;
}>;

export function useLpMove(address: Address | null, pool: LpPool): LpMove {
  const [side, setSide] = useState<LpSide>('stake');
  const balance = useBalance(address, pool.coin);
  const staked = useMyLp(address).data?.staked;
  const available = side === 'stake' ? balance : staked;
  const { data: facts } = useLpFacts(pool.coin);
  const entry = useLpEntry(facts, available);
  const amount = entry.lp;
  const { coin, decimals } = pool;
  return {
    side,
    setSide: (next) => {
      setSide(next);
      entry.setAmount(null);
    },
    amount,
    entry,
    facts,
    available,
    problem: amountProblem(amount, limitsOf(side, pool, available)),
    params:
      amount === null
        ? null
        : {
            amount: amount.toString(),
            coin,
            symbol: LP,
            decimals,
            ...standingOf(amount, pool),
          },
  };
}

function limitsOf(side: LpSide, pool: LpPool, available: bigint | undefined) {
  if (side === 'takeBack') {
    const tooMuch = { code: 'INSUFFICIENT_UNLOCKABLE' } as const;
    return { available, tooMuch, minimum: 1n, least: '' };
  }
  return {
    available,
    tooMuch: { code: 'INSUFFICIENT_BALANCE', params: { coin: LP } },
    minimum: BigInt(pool.minAmount),
    least: pool.minAmount,
  } as const;
}
