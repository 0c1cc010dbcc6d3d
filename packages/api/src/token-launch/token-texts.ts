import { toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';

/**
 * What a creator says about a token beside the chain, in the order in which it is hashed. The last nine make up
 * the evidence card of an asset behind the token.
 */
export const textFields = [
  'description',
  'website',
  'telegram',
  'twitter',
  'image',
  'issuer',
  'claim',
  'custodian',
  'attestedAt',
  'documentUrl',
  'documentHash',
  'assetValue',
  'redemption',
  'excluded',
] as const;
export type TextField = (typeof textFields)[number];

/** Absent and empty are the same. */
export type TokenTexts = Readonly<Partial<Record<TextField, string>>>;

/** The texts without what is empty, in the order of `textFields`. */
export const plainTexts = (texts: TokenTexts): TokenTexts =>
  Object.fromEntries(textFields.flatMap((name) => (texts[name] ? [[name, texts[name]]] : [])));

/** The fields that differ. */
export const changedTexts = (before: TokenTexts, after: TokenTexts): TextField[] =>
  textFields.filter((name) => (before[name] ?? '') !== (after[name] ?? ''));

/**
 * Hash of the whole text and of the hash before it: nobody can change, drop or reorder a line of the public log
 * without changing all hashes after it. The first line has no hash before it.
 */
export function hashOfTexts(texts: TokenTexts, previous: string | null): string {
  const whole = JSON.stringify({ previous, texts: plainTexts(texts) });
  return toHex(sha256(utf8ToBytes(whole)));
}

/** What an evidence card cannot do without. */
const evidenceNeeds = [
  'issuer',
  'claim',
  'custodian',
  'attestedAt',
  'documentUrl',
  'documentHash',
  'assetValue',
  'redemption',
  'excluded',
] as const satisfies readonly TextField[];

/** Whether the texts say what stands behind the token: all of it, half a card is none. */
export const hasEvidence = (texts: TokenTexts): boolean =>
  evidenceNeeds.every((name) => Boolean(texts[name]));
