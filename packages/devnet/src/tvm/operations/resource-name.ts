import type { Word } from '../words.ts';

const names = ['Bandwidth', 'Energy', 'TronPower'];

/** A resource as the notes of internal transactions name it. */
export function resourceName(type: Word): string {
  return names[Number(type)] ?? 'UnknownType';
}
