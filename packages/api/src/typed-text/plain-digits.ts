/** Marks as other keyboards write them: full width, and the full stop of a Chinese one. */
const MARKS: Readonly<Record<string, string>> = {
  '\uff0e': '.',
  '\u3002': '.',
  '\uff61': '.',
  '\uff0c': ',',
};

/**
 * A text with the digits of every script as 0 to 9 and without spaces. Not NFKC, which would make `10²` into 102
 * without anyone noticing.
 */
export function plainDigits(text: string): string {
  return text
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/[\uff0e\u3002\uff61\uff0c]/g, (mark) => MARKS[mark] ?? mark)
    .replace(/\s/g, '');
}

/** Unicode keeps the ten digits of a script side by side, from 0 on. */
function digitOf(character: string): string {
  if (character >= '0' && character <= '9') return character;
  const point = character.codePointAt(0) ?? 0;
  let first = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
  return String((point - first) % 10);
}
