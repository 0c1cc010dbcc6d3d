import { cardLevelNumber, cardLevels } from '@vellum/art/card-level';
import { cardSerial } from '@vellum/art/card-serial';

/** The level is the number above the low 64 bits of a card's id, the serial the number in them. */
export type CardId = Readonly<{ level: number; serial: bigint }>;

const SERIAL_BITS = 64n;

/** Level and serial of an id of the wire; null for text that cannot be the id of a card. */
export function parseCardId(text: string): CardId | null {
  if (!/^[1-9]\d{0,22}$/.test(text)) return null;
  const id = BigInt(text);
  const level = id >> SERIAL_BITS;
  const serial = BigInt.asUintN(64, id);
  return level >= 1n && level <= 255n && serial > 0n ? { level: Number(level), serial } : null;
}

/** Of an id that came from the chain or the server. */
export function cardIdOf(tokenId: string): CardId {
  const id = parseCardId(tokenId);
  if (!id) throw new RangeError(`not the id of a card: ${tokenId}`);
  return id;
}

export function tokenIdOf({ level, serial }: CardId): string {
  return ((BigInt(level) << SERIAL_BITS) | serial).toString();
}

/** `G 000 318`: as it is printed on the card. */
export function printedNumber({ level, serial }: CardId): string {
  const known = cardLevelNumber(level);
  return cardSerial({ letter: known ? cardLevels[known].letter : `L${level}` }, serial);
}

/** `000 318`: where the level is beside it. */
export function serialText(serial: bigint): string {
  return cardSerial({ letter: '' }, serial).trim();
}
