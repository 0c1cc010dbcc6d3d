import type { Word } from '../words.ts';

const names = ['Bandwidth', 'Energy', 'TronPower'];

/** A resource as the notes of internal transactions name it: by the lowest 32 bits of the word. */
export function resourceName(type: Word): string {
  return names[Number(BigInt.asIntN(32, type))] ?? 'UnknownType';
}
