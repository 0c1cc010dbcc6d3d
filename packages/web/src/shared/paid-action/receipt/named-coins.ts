import {
  type Address,
  fromHexAddress,
  hexAddressFromBytes,
  parseAddress,
} from '@vellum/tron/address';
import type { Chain } from '../../chain/chain.ts';
import { readCoin } from '../../coins/coin.ts';
import type { ActionParams } from '../paid-action.ts';

/** Every address in what is kept of an action: its coins are among them. */
export function addressesIn(params: ActionParams): readonly Address[] {
  return Object.values(params).flatMap((value) =>
    typeof value === 'string'
      ? (value.match(/\bT\w{33}\b/g) ?? []).flatMap((text) => parseAddress(text) ?? [])
      : [],
  );
}

const WORD = 32;
const ADDRESS = 20;

/** Every argument of a call that can be an address. */
export function addressesInCall(data: Uint8Array): readonly Address[] {
  const words = Array.from({ length: Math.floor((data.length - 4) / WORD) }, (_, place) =>
    data.subarray(4 + place * WORD, 4 + (place + 1) * WORD),
  );
  return words
    .filter((word) => word.subarray(0, WORD - ADDRESS).every((byte) => byte === 0))
    .map((word) => fromHexAddress(hexAddressFromBytes(word.subarray(WORD - ADDRESS))));
}

type CoinsAsked = Readonly<{
  chain: Pick<Chain, 'config' | 'read' | 'contract'>;
  /** What the action and its calls name. */
  named: readonly Address[];
  /** Whether the index vouches for a coin. */
  isListed(coin: Address): Promise<boolean>;
}>;

/**
 * Whether a coin that moved may be shown as one that came or went. Anyone can have a contract log a transfer to anybody
 * under any symbol, so only coins count that the deployment, the action, the exchange or the index names.
 */
export async function isNamedCoin(coin: Address, asked: CoinsAsked): Promise<boolean> {
  return (await isVouchedFor(coin, asked)) || (await isPoolOfNamed(coin, asked));
}

async function isVouchedFor(
  coin: Address,
  { chain, named, isListed }: CoinsAsked,
): Promise<boolean> {
  if (named.includes(coin) || Object.values(chain.config.contracts).includes(coin)) return true;
  return isListed(coin);
}

/** LP of the exchange, where both of its coins count. */
async function isPoolOfNamed(coin: Address, asked: CoinsAsked): Promise<boolean> {
  // Whatever cannot be read as a coin is none.
  const pair = await readCoin(asked.chain as Chain, coin).then(
    (found) => found.pair,
    () => null,
  );
  if (pair === null) return false;
  const sides = await Promise.all(pair.map((side) => isVouchedFor(side, asked)));
  return sides.every(Boolean);
}
