import { trc20 } from '@vellum/contracts/coins';
import { dexFactory, pair } from '@vellum/contracts/dex';
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

/** More digits than any amount has: whoever says so would have us write them all. */
const MOST_DECIMALS = 36n;

/** Throws for decimals that no amount could be written with. */
export function requireWritable(decimals: bigint): number {
  if (decimals > MOST_DECIMALS) throw new RangeError(`a coin with ${decimals} decimals`);
  return Number(decimals);
}

/**
 * Asks a coin how it is written. LP is named by its pair: `VLM/TRX LP`. Throws when there is no coin, or one that says
 * what cannot be. Anyone can make a coin that calls itself anything.
 */
export async function readCoin(chain: Chain, address: Address): Promise<Coin> {
  const [symbol, decimals] = await Promise.all([
    chain.read(address, trc20.symbol()),
    chain.read(address, trc20.decimals()),
  ]);
  const sides = await readSides(chain, address);
  const plain = { address, decimals: requireWritable(decimals) };
  if (!sides) return { ...plain, symbol: nameOf(chain, address, symbol), pair: null };
  const names = await Promise.all(sides.map((side) => nameInPair(chain, side)));
  return { ...plain, symbol: `${names.join('/')} LP`, pair: sides };
}

/** What says that it is a pair is believed only when the exchange says so too. */
async function readSides(
  chain: Chain,
  address: Address,
): Promise<readonly [Address, Address] | null> {
  try {
    const [one, other] = await Promise.all([
      chain.read(address, pair.token0()),
      chain.read(address, pair.token1()),
    ]);
    const known = await chain.read('dex', dexFactory.pairOf(one, other));
    if (fromHexAddress(known) !== address) return null;
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
  return nameOf(chain, coin, await chain.read(coin, trc20.symbol()));
}

/** Coins of the deployment go by their names. Any other could bear the same, so the end of its address stands by it. */
function nameOf({ config }: Chain, coin: Address, symbol: string): string {
  const isOwn = Object.values(config.contracts).includes(coin);
  return isOwn ? shownName(symbol) : `${shownName(symbol)} (…${coin.slice(-4)})`;
}

const LONGEST = 12;

/** Line ends, and what is not seen but turns the writing around or tells two names apart. */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Hebrew, Arabic and the other scripts that run from right to left. */
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name that a stranger chose must not break a line, nor change how the rest of it reads. */
export function shownName(name: string, longest = LONGEST): string {
  const letters = Array.from(name.toWellFormed().replace(UNSEEN, '\ufffd'));
  const shown =
    letters.length > longest ? `${letters.slice(0, longest).join('')}…` : letters.join('');
  return LEFTWARD.test(shown) ? `\u2068${shown}\u2069` : shown;
}
