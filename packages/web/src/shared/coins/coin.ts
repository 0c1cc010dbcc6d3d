import { trc20 } from '@vellum/contracts/coins';
import { pair } from '@vellum/contracts/dex';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { Chain } from '../chain/chain.ts';

/** How a coin is written; `address` is null for TRX. */
export type Coin = Readonly<{
  address: Address | null;
  symbol: string;
  decimals: number;
  /** The two coins of a pair, for LP; null for every other coin. */
  pair: readonly [Address, Address] | null;
}>;

export const trxCoin: Coin = { address: null, symbol: 'TRX', decimals: COIN_DECIMALS, pair: null };

/** Asks a coin how it is written. LP is named by its pair: `VLM/TRX LP`. Throws when there is no coin. */
export async function readCoin(chain: Chain, address: Address): Promise<Coin> {
  const [symbol, decimals] = await Promise.all([
    chain.read(address, trc20.symbol()),
    chain.read(address, trc20.decimals()),
  ]);
  const sides = await readSides(chain, address);
  const plain = { address, decimals: Number(decimals) };
  if (!sides) return { ...plain, symbol: shortened(symbol), pair: null };
  const names = await Promise.all(sides.map((side) => nameInPair(chain, side)));
  return { ...plain, symbol: `${names.join('/')} LP`, pair: sides };
}

async function readSides(
  chain: Chain,
  address: Address,
): Promise<readonly [Address, Address] | null> {
  try {
    const [one, other] = await Promise.all([
      chain.read(address, pair.token0()),
      chain.read(address, pair.token1()),
    ]);
    const sides = [fromHexAddress(one), fromHexAddress(other)] as const;
    // TRX and dollars stand behind what they price.
    const last = [chain.contract('usdt'), chain.contract('wtrx')];
    return last.indexOf(sides[0]) > last.indexOf(sides[1]) ? [sides[1], sides[0]] : sides;
  } catch {
    // Whatever has no sides is no pair.
    return null;
  }
}

async function nameInPair(chain: Chain, coin: Address): Promise<string> {
  if (coin === chain.contract('wtrx')) return trxCoin.symbol;
  return shortened(await chain.read(coin, trc20.symbol()));
}

const LONGEST = 12;

/** A name that a stranger chose must not break a line. */
function shortened(symbol: string): string {
  return symbol.length > LONGEST ? `${symbol.slice(0, LONGEST)}…` : symbol;
}
