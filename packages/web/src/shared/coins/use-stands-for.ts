import { pair } from '@vellum/contracts/dex';
import { type Address, toHexAddress } from '@vellum/tron/address';
import type { Chain } from '../chain/chain.ts';
import { useChainRead } from '../chain/use-chain-read.ts';
import { type Coin, readCoin, trxCoin } from './coin.ts';
import { coinSentence } from './coin-amount.tsx';

type Side = Readonly<{ coin: Coin; reserve: bigint }>;
type Pool = Readonly<{ sides: readonly [Side, Side]; supply: bigint }>;

/** The two coins that an amount of LP stands for in its pool now: `12 VLM + 4 TRX`. Null for other coins. */
export function useStandsFor(lp: Coin | undefined, amount: bigint): string | null {
  const place = lp?.pair ? lp.address : null;
  const { data } = useChainRead(place && ['coin', 'pool', place], (chain) =>
    readPool(chain, lp as Coin),
  );
  if (!data || data.supply === 0n) return null;
  const { sides, supply } = data;
  return sides
    .map(({ coin, reserve }) => coinSentence((amount * reserve) / supply, coin))
    .join(' + ');
}

async function readPool(chain: Chain, { address, pair: places }: Coin): Promise<Pool> {
  const [one, other] = places as readonly [Address, Address];
  const lp = address as Address;
  const [{ reserve0, reserve1 }, first, supply, ...coins] = await Promise.all([
    chain.read(lp, pair.reserves()),
    chain.read(lp, pair.token0()),
    chain.read(lp, pair.totalSupply()),
    sideOf(chain, one),
    sideOf(chain, other),
  ]);
  const reserveOf = (place: Address) => (toHexAddress(place) === first ? reserve0 : reserve1);
  return {
    sides: [
      { coin: coins[0], reserve: reserveOf(one) },
      { coin: coins[1], reserve: reserveOf(other) },
    ],
    supply,
  };
}

/** Wrapped TRX is TRX to whoever takes LP apart. */
function sideOf(chain: Chain, place: Address): Promise<Coin> {
  return place === chain.contract('wtrx') ? Promise.resolve(trxCoin) : readCoin(chain, place);
}
