import { trc20, vlm } from '@vellum/contracts/coins';
import { governor } from '@vellum/contracts/dao';
import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import type { Chain } from '../../shared/chain/chain.ts';

const NOBODY = '410000000000000000000000000000000000000000' as HexAddress;

/** What an address can do in the DAO, as the contracts say it. */
export type Standing = Readonly<{
  votes: bigint;
  /** Own coins, whoever votes with them. */
  coins: bigint;
  supply: bigint;
  /** Null: nobody votes with the own coins. */
  delegate: Address | null;
  threshold: bigint;
}>;

export async function readStanding(chain: Chain, account: Address): Promise<Standing> {
  const [votes, coins, supply, delegate, threshold] = await Promise.all([
    chain.read('vlm', vlm.votes(account)),
    chain.read('vlm', trc20.balanceOf(account)),
    chain.read('vlm', trc20.totalSupply()),
    chain.read('vlm', vlm.delegateOf(account)),
    chain.read('governor', governor.threshold()),
  ]);
  return {
    ...{ votes, coins, supply, threshold },
    delegate: delegate === NOBODY ? null : fromHexAddress(delegate),
  };
}
