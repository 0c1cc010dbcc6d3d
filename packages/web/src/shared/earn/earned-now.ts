import type { ReadCall } from '@vellum/contracts/contract-face';
import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import type { Chain } from '../chain/chain.ts';
import { readCoin } from '../coins/coin.ts';
import { exactSentence } from '../coins/coin-amount.tsx';

/** What a contract owes the account at this moment, with its coin. */
export async function earnedNow(
  chain: Chain,
  contract: string,
  earned: ReadCall<bigint>,
  rewardCoin: ReadCall<HexAddress>,
): Promise<string> {
  const [amount, coin] = await Promise.all([
    chain.read(contract, earned),
    chain.read(contract, rewardCoin),
  ]);
  return exactSentence(amount, await readCoin(chain, fromHexAddress(coin)));
}
