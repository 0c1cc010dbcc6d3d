import { tokenFactory } from '@vellum/contracts/token-launch';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import { ContractReverted } from '@vellum/tron/errors';
import type { Chain } from '../chain/chain.ts';
import { useChainRead } from '../chain/use-chain-read.ts';
import { shownName } from '../coins/coin.ts';

/** A launch as our factory keeps it. Names are a stranger's: cut and cleaned, still to be isolated where they are shown. */
export type Launch = Readonly<{
  token: Address;
  presale: Address;
  trade: Address;
  basePool: Address;
  creator: Address;
  name: string;
  symbol: string;
  totalSupply: bigint;
}>;

const LONGEST_NAME = 32;

/** Null for whatever our factory did not make. */
export async function readLaunch(chain: Chain, token: Address): Promise<Launch | null> {
  try {
    const found = await chain.read('tokenFactory', tokenFactory.launchOf(token));
    return {
      token,
      presale: fromHexAddress(found.presale),
      trade: fromHexAddress(found.trade),
      basePool: fromHexAddress(found.basePool),
      creator: fromHexAddress(found.creator),
      name: shownName(found.tokenName, LONGEST_NAME),
      symbol: shownName(found.tokenSymbol),
      totalSupply: found.totalSupply,
    };
  } catch (error) {
    if (error instanceof ContractReverted) return null;
    throw error;
  }
}

/** Where the parts of a launch are never changes. */
export function useLaunch(token: Address | null) {
  return useChainRead(token && ['launch', token], (chain) => readLaunch(chain, token as Address));
}
