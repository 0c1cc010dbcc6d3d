import { utcTime } from '@vellum/api/numbers/utc-time';
import type { ErrorCode } from '@vellum/api/refusals/error-codes';
import { decodeValues } from '@vellum/tron/abi/abi-codec';
import { decodeRevert } from '@vellum/tron/abi/revert';
import { COIN_DECIMALS, formatAmount } from '@vellum/tron/amount';
import { toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import { revertReasons } from './revert-reasons.ts';
import { revertWords } from './revert-words.ts';

/** Why a contract refused: one of our codes, the text it gave, or nothing that a person could use. */
export type ReadRevert = Readonly<{
  reason: Readonly<{ code: ErrorCode; params?: Readonly<Record<string, string>> }> | null;
  /** The contract's own words. */
  words: string | null;
  technical: string;
}>;

let bySelector: ReadonlyMap<string, string> | null = null;

/** Reads the data of a revert from its selector alone, so that it also works after a reload. */
export function readRevert(data: Uint8Array): ReadRevert {
  const plain = decodeRevert(data);
  if (plain.kind === 'message') {
    const code = revertWords.get(plain.message);
    const technical = `Error: ${plain.message}`;
    return code
      ? { reason: { code }, words: null, technical }
      : { reason: null, words: plain.message, technical };
  }
  if (plain.kind === 'panic') {
    return { reason: null, words: null, technical: `Panic(0x${plain.code.toString(16)})` };
  }
  if (plain.kind !== 'unknown') return { reason: null, words: null, technical: 'revert' };
  bySelector ??= selectors();
  const signature = bySelector.get(plain.selector);
  const technical = `${signature ?? `error 0x${plain.selector}`} 0x${toHex(data)}`;
  return { reason: signature ? reasonOf(signature, data) : null, words: null, technical };
}

function reasonOf(signature: string, data: Uint8Array): ReadRevert['reason'] {
  const known = revertReasons.get(signature);
  if (!known) return null;
  const { code, param } = known;
  if (!param) return { code };
  const [name, place, unit] = param;
  const value = decodeValues(inputsOf(signature), data.slice(4))[place] as bigint;
  return { code, params: { [name]: valueText(value, unit) } };
}

function valueText(value: bigint, unit: 'count' | 'coin' | 'time'): string {
  if (unit === 'time') return utcTime(value);
  return formatAmount(value, unit === 'coin' ? COIN_DECIMALS : 0, { grouping: true });
}

function inputsOf(signature: string) {
  const types = signature.slice(signature.indexOf('(') + 1, -1);
  return types === '' ? [] : types.split(',').map((type) => ({ type }));
}

function selectors(): ReadonlyMap<string, string> {
  return new Map(
    [...revertReasons.keys()].map((signature) => [
      toHex(keccak256(utf8ToBytes(signature)).slice(0, 4)),
      signature,
    ]),
  );
}
