/**
 * A text from the chain as PostgreSQL can hold it: the character NUL and halves of characters, which neither
 * text nor jsonb take, become U+FFFD. Contracts log and say whatever their makers like.
 */
export const storableText = (text: string): string =>
  text.toWellFormed().replaceAll('\0', '\ufffd');

/** Line ends and other controls, and what turns the writing around for what stands after it. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u2028\u2029]/gu;

/** A text from the chain as part of a line of ours: it cannot change how the rest reads, and has an end. */
export const lineOfText = (text: string, longest: number): string =>
  Array.from(text.toWellFormed().replace(UNSEEN, '\ufffd')).slice(0, longest).join('');
