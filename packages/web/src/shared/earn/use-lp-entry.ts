import { coinsOfLp, lpForBase, partOf } from '@vellum/api/liquidity/lp-coins';
import { useState } from 'react';
import type { LpFacts } from '../lp/lp-facts.ts';

/** All of what there is; a whole position leaves more often than a part of it. */
const WHOLE = 10_000;

/** How much LP someone means, said in percent or in one of its coins; nobody types units of LP. */
export type LpEntry = Readonly<{
  way: 'percent' | 'amount';
  setWay: (way: 'percent' | 'amount') => void;
  /** Parts of 10,000. */
  bps: number;
  setBps: (bps: number) => void;
  /** Of the base coin. */
  amount: bigint | null;
  setAmount: (amount: bigint | null) => void;
  /** Units of LP; null until something is entered and known. It may be more than there is. */
  lp: bigint | null;
}>;

export function useLpEntry(
  facts: LpFacts | null | undefined,
  available: bigint | undefined,
): LpEntry {
  const [way, setWay] = useState<LpEntry['way']>('percent');
  const [bps, setBps] = useState(WHOLE);
  const [amount, setAmount] = useState<bigint | null>(null);
  const entered = { way, setWay, bps, setBps, amount, setAmount };
  return { ...entered, lp: lpOf(facts, available, entered) };
}

function lpOf(
  facts: LpFacts | null | undefined,
  available: bigint | undefined,
  { way, bps, amount }: Pick<LpEntry, 'way' | 'bps' | 'amount'>,
): bigint | null {
  if (way === 'percent') return available ? partOf(available, bps) : null;
  if (!facts || amount === null) return null;
  const lp = lpForBase(facts, amount);
  // The most that can be entered is cut off, which must not leave a trace of LP behind.
  const isAll = available !== undefined && amount === coinsOfLp(facts, available).base;
  return isAll ? available : lp;
}
