import type { Address } from '@vellum/tron/address';
import type { Chain } from '../../shared/chain/chain.ts';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { type Coin, readCoin } from '../../shared/coins/coin.ts';
import { readBalance } from '../../shared/coins/use-balance.ts';

/** Coins and pairs of the deployment by name. */
const names = ['vlm', 'usdt', 'wtrx', 'vlmWtrx', 'vlmUsdt', 'wtrxUsdt'] as const;

export type Lockable = Readonly<{ coin: Coin; balance: bigint }>;

/** What of the platform's coins and LP an address holds, so that it could be locked. */
export function useLockables(address: Address | null): readonly Lockable[] | undefined {
  const { data } = useChainRead(address && ['locks', 'lockables', address], async (chain) => {
    const found = await Promise.all(
      namedIn(chain).map(async (place) => ({
        coin: await readCoin(chain, place),
        balance: await readBalance(chain, address as Address, place),
      })),
    );
    return found.filter(({ balance }) => balance > 0n);
  });
  return data;
}

function namedIn({ config }: Chain): readonly Address[] {
  return names.flatMap((name) => config.contracts[name] ?? []);
}
