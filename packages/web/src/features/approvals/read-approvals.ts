import { trc20 } from '@vellum/contracts/coins';
import type { Address } from '@vellum/tron/address';
import { getNowBlock } from '@vellum/tron/client/blocks';
import type { Chain } from '../../shared/chain/chain.ts';
import { readCoin } from '../../shared/coins/coin.ts';
import { askApprovals } from './ask-approvals.ts';
import { spenderName } from './spender-name.ts';
import { byDanger, type StandingApproval } from './standing-approval.ts';

export type ReadApprovals = Readonly<{
  list: readonly StandingApproval[];
  /** Whether all that was ever given was looked at. */
  isWhole: boolean;
  block: number;
}>;

/** What was given, by the index; what is left of each, by the chain. What nothing is left of is no more. */
export async function readApprovals(
  chain: Chain,
  owner: Address,
  signal?: AbortSignal,
): Promise<ReadApprovals> {
  const { list: given, isWhole } = await askApprovals(owner, signal ? { signal } : {});
  const { number } = await getNowBlock(chain.client);
  const coins = [...new Set(given.map(({ coin }) => coin))];
  const known = new Map(
    await Promise.all(coins.map(async (coin) => [coin, await coinOf(chain, owner, coin)] as const)),
  );
  const list = await Promise.all(
    given.map(async (one): Promise<StandingApproval | null> => {
      const allowance = await chain.read(one.coin, trc20.allowance(owner, one.spender));
      const found = known.get(one.coin);
      if (allowance === 0n || !found) return null;
      return {
        key: `${one.coin}-${one.spender}`,
        ...found,
        spender: one.spender,
        spenderName: spenderName(one.spender, chain.config.contracts, one.spenderName),
        allowance,
        given: BigInt(one.given),
        at: one.at,
      };
    }),
  );
  return { list: list.filter((one) => one !== null).sort(byDanger), isWhole, block: number };
}

async function coinOf(chain: Chain, owner: Address, address: Address) {
  const [coin, balance] = await Promise.all([
    readCoin(chain, address),
    chain.read(address, trc20.balanceOf(owner)),
  ]);
  return { coin: { ...coin, address }, balance };
}
