import { pair as pairFace } from '@vellum/contracts/dex';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { getTransactionInfosOfBlock } from '@vellum/tron/client/transactions';
import type { Chain } from '../chain/chain.ts';

type LaunchedPair = Readonly<{
  token: Address;
  pair: Address;
  /** Unix seconds; 0 before the launch. */
  launchedAt: bigint;
  block: number | null;
}>;

/** Someone named a block that is not the one of the launch. */
class WrongLaunchBlock extends Error {
  override name = 'WrongLaunchBlock';
}

/** Tokens that were bought from the pair in the block of its launch, read from that block's own logs. */
export async function boughtInBlock(chain: Chain, asked: LaunchedPair): Promise<bigint> {
  const { token, pair, launchedAt, block } = asked;
  if (launchedAt === 0n) return 0n;
  const place = toHexAddress(pair);
  // A pair orders its two coins by their addresses.
  const isFirst = toHexAddress(token) < toHexAddress(chain.contract('wtrx'));
  const infos = block === null ? [] : await getTransactionInfosOfBlock(chain.client, block);
  const isRight = infos.some(
    ({ blockTimestamp }) => BigInt(blockTimestamp) / 1_000n === launchedAt,
  );
  if (!isRight) throw new WrongLaunchBlock(`block ${block} is not the one of the launch`);
  return infos
    .flatMap(({ logs }) => logs)
    .filter(({ address }) => address === place)
    .map((log) => pairFace.event(log))
    .reduce((sum, event) => {
      if (event?.name !== 'Swap') return sum;
      return sum + (isFirst ? event.arguments.amount0Out : event.arguments.amount1Out);
    }, 0n);
}
