/**
 * A text from the chain as PostgreSQL can hold it: the character NUL and halves of characters, which neither
 * text nor jsonb take, become U+FFFD. Contracts log and say whatever their makers like.
 */
export const storableText = (text: string): string =>
  text.toWellFormed().replaceAll('\0', '\ufffd');
