import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { useEffect, useState } from 'react';
import { type TokenDetail, tokenQuery } from '../launch/launch-queries.ts';
import type { ActionState } from '../paid-action/action-state.ts';

/** Milliseconds: no block says about a change off the chain. */
const AGAIN = 30_000;

export type TokenTexts = Readonly<{
  /** Of the texts that stood there when this page was opened, or when their change was read; a purchase names it. */
  hash: string | null;
  /** How often they changed since the creation. */
  changes: number;
  image: string | null;
  /** Of 100, from chain facts; null while unknown. */
  score: number | null;
  /** What of the liquidity is being locked or released; null for nothing, or while unknown. */
  label: TokenDetail['label'];
  /** The whole card of what stands behind the token; null for none, undefined while unknown. */
  evidence: TokenDetail['evidence'] | undefined;
  /** What the server says it can be mistaken for; null for nothing, or while unknown. */
  looksLike: TokenDetail['looksLike'];
  /** They changed while the page was open; null when they did not. */
  accept: (() => void) | null;
}>;

/**
 * What the server keeps of a token: what its creator says, and whether that is still what the reader saw. A purchase that
 * failed may have failed by a change of it.
 */
export function useTokenTexts(token: Address, purchase: ActionState): TokenTexts {
  const { data, refetch } = useQuery({ ...tokenQuery(token), refetchInterval: AGAIN });
  const isFailed = purchase.step === 'failed';
  useEffect(() => {
    if (isFailed) void refetch();
  }, [isFailed, refetch]);
  const [seen, setSeen] = useState<string | null>(null);
  if (data && seen === null) setSeen(data.textsHash);
  const isChanged = data !== undefined && seen !== null && data.textsHash !== seen;
  return {
    hash: seen,
    changes: data?.edits.count ?? 0,
    image: data?.image ?? null,
    score: data?.score ?? null,
    label: data?.label ?? null,
    evidence: data?.evidence,
    looksLike: data?.looksLike ?? null,
    accept: isChanged ? () => setSeen(data.textsHash) : null,
  };
}
