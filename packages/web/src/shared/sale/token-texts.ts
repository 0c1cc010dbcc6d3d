import { queryOptions, useQuery } from '@tanstack/react-query';
import { paths as wire } from '@vellum/api/paths';
import type { Address } from '@vellum/tron/address';
import { useState } from 'react';
import { call } from '../http/call.ts';

/** Milliseconds: no block tells of a change off the chain. */
const AGAIN = 10_000;

const textsQuery = (token: Address) =>
  queryOptions({
    queryKey: ['token-launch', 'texts', token],
    queryFn: async ({ signal }) => {
      const found = await call(wire.tokenLaunch.get, { tokenAddress: token }, { signal });
      return { hash: found.textsHash, changes: found.edits.count, image: found.image };
    },
    refetchInterval: AGAIN,
  });

export type TokenTexts = Readonly<{
  /** Of the texts that stood there when this page was opened, or when their change was read; a purchase names it. */
  hash: string | null;
  /** How often they changed since the creation. */
  changes: number;
  image: string | null;
  /** They changed while the page was open; null when they did not. */
  accept: (() => void) | null;
}>;

/** What the creator says of a token, off the chain, and whether it is still what the reader saw. */
export function useTokenTexts(token: Address): TokenTexts {
  const { data } = useQuery(textsQuery(token));
  const [seen, setSeen] = useState<string | null>(null);
  if (data && seen === null) setSeen(data.hash);
  const isChanged = data !== undefined && seen !== null && data.hash !== seen;
  return {
    hash: seen,
    changes: data?.changes ?? 0,
    image: data?.image ?? null,
    accept: isChanged ? () => setSeen(data.hash) : null,
  };
}
