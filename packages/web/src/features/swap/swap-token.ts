import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { shownName } from '../../shared/coins/coin.ts';
import { type ListedToken, type TokenVerdict, verdictQuery } from './swap-queries.ts';

/** A token of a swap: names are cut and cleaned, a stranger may have chosen them. */
export type SwapToken = Readonly<{
  /** Null for TRX. */
  coin: Address | null;
  name: string;
  symbol: string;
  decimals: number;
  image: string | null;
  standing: ListedToken['standing'];
  /** The platform token that it could be taken for. */
  like: string | null;
  poolBurn: ListedToken['poolBurn'];
  /** Null when it can be swapped. */
  reason: TokenVerdict['reason'];
}>;

const LONGEST_NAME = 32;

const trxToken: SwapToken = {
  coin: null,
  name: 'TRON',
  symbol: 'TRX',
  decimals: COIN_DECIMALS,
  image: null,
  standing: 'platform',
  like: null,
  poolBurn: null,
  reason: null,
};

export type UsedToken = Readonly<{
  token: SwapToken | null;
  isMissing: boolean;
  again: () => void;
}>;

/** The token of an end of the swap, by its contract. */
export function useSwapToken(coin: Address | null): UsedToken {
  const { data, isError, refetch } = useQuery({
    ...verdictQuery(coin as Address),
    enabled: coin !== null,
  });
  if (coin === null) return { token: trxToken, isMissing: false, again: () => {} };
  return {
    token: data ? swapTokenOf(data) : null,
    isMissing: isError && !data,
    again: () => void refetch(),
  };
}

/** Whatever a contract does not say of itself is replaced by its address: nothing of it can be swapped. */
export function swapTokenOf(said: TokenVerdict): SwapToken {
  const { coin, name, symbol, decimals, standing, image, like, poolBurn, reason } = said;
  const place = coin === null ? '' : `…${coin.slice(-6)}`;
  return {
    ...{ coin, image, standing, like, poolBurn, reason },
    name: name === '' ? place : shownName(name, LONGEST_NAME),
    symbol: symbol ? shownName(symbol) : place,
    decimals: decimals ?? COIN_DECIMALS,
  };
}
