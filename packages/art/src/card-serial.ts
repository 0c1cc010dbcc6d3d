import type { CardLevel } from './card-level.ts';

/** The serial as it is printed: the level's letter and the number in groups of three, at least six digits. */
export function cardSerial({ letter }: Pick<CardLevel, 'letter'>, serial: bigint): string {
  const digits = serial.toString().padStart(6, '0');
  return `${letter} ${digits.replace(/(?<=\d)(?=(?:\d{3})+$)/g, ' ')}`;
}
