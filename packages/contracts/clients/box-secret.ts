import { evmAddressBytes, type HexAddress } from '@vellum/tron/address';
import { concatBytes, equalBytes, fromHex, utf8ToBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import { commitOf } from './box-draw.ts';

/** Where a series stands: secrets of one chain or contract are worth nothing on another. */
export type SeriesHome = Readonly<{
  /** Id of block 0 in hex. */
  genesisId: string;
  contract: HexAddress;
}>;

const PURPOSE = keccak256(utf8ToBytes('vellum blind box series secret 1'));

/**
 * The secret number `nonce` of an operator: whoever has the key has every secret, so that none is ever stored
 * and none can be lost. For a new series take the number of series there are (`blindBox.seriesCount`): a
 * commitment is good for one series, and none is found behind the number of its own series.
 */
export function seriesSecret(key: Uint8Array, home: SeriesHome, nonce: bigint): Uint8Array {
  if (key.length !== 32) throw new RangeError('a key has 32 bytes');
  return keccak256(
    concatBytes(
      PURPOSE,
      key,
      fromHex(home.genesisId),
      evmAddressBytes(home.contract),
      fromHex(nonce.toString(16).padStart(64, '0')),
    ),
  );
}

/** The secret behind the commitment of series number `series`; null when it is not of this key. */
export function findSeriesSecret(
  key: Uint8Array,
  home: SeriesHome,
  { series, commit }: Readonly<{ series: bigint; commit: Uint8Array }>,
): Uint8Array | null {
  for (let nonce = series; nonce >= 0n; nonce -= 1n) {
    const secret = seriesSecret(key, home, nonce);
    if (equalBytes(commitOf(secret), commit)) return secret;
  }
  return null;
}
