import { useQuery } from '@tanstack/react-query';
import { trc20 } from '@vellum/contracts/coins';
import type { Address } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { requireWritable, shownName } from '../../shared/coins/coin.ts';
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
  /** Whether the chain itself was asked how it is written. */
  isChecked: boolean;
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
  isChecked: true,
  reason: null,
};

export type UsedToken = Readonly<{
  token: SwapToken | null;
  isMissing: boolean;
  again: () => void;
}>;

/**
 * The token of an end of the swap, by its contract. How amounts of it are written is asked of the contract itself before
 * anything can be signed: a server that lies about it would have somebody sign for another amount than they read.
 */
export function useSwapToken(coin: Address | null): UsedToken {
  const verdict = useQuery({ ...verdictQuery(coin as Address), enabled: coin !== null });
  const own = useOwnWords(verdict.data?.reason === null ? coin : null);
  if (coin === null) return { token: trxToken, isMissing: false, again: () => {} };
  const asked = [verdict, own];
  const isLie = own.data !== undefined && own.data.decimals !== verdict.data?.decimals;
  return {
    token: isLie ? null : tokenOf(verdict.data, own.data),
    isMissing: isLie || asked.some(({ isError, data }) => isError && !data),
    again: () => void asked.map(({ refetch }) => refetch()),
  };
}

type OwnWords = Readonly<{ symbol: string; decimals: number }>;

/** How a token writes itself. */
function useOwnWords(coin: Address | null) {
  return useChainRead(coin && ['coin', 'words', coin], async (chain): Promise<OwnWords> => {
    const [symbol, decimals] = await Promise.all([
      chain.read(coin as Address, trc20.symbol()),
      chain.read(coin as Address, trc20.decimals()),
    ]);
    return { symbol: shownName(symbol), decimals: requireWritable(decimals) };
  });
}

function tokenOf(said: TokenVerdict | undefined, own: OwnWords | undefined): SwapToken | null {
  if (!said) return null;
  return { ...swapTokenOf(said), ...(own && { symbol: own.symbol, isChecked: true }) };
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
    isChecked: false,
  };
}
