const MAX_LENGTH = 1_000;

/** Line breaks, terminal sequences and characters that reorder text: contracts choose what is printed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about.
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** Text of a stranger as one line that a terminal shows as it is. */
export function printable(text: string): string {
  const cut = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  return cut.replace(UNPRINTABLE, escaped).toWellFormed();
}

function escaped(character: string): string {
  if (character === '\n') return '\\n';
  if (character === '\t') return '\\t';
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
