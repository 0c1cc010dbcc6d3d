/**
 * Letters of other scripts, digits and signs that look like a Latin letter, after case folding and
 * decomposition: `latin: everything that is read as it`.
 */
const groups: Readonly<Record<string, string>> = {
  a: 'аαɑ4ᴀ',
  b: 'ьʙვ8ßβв',
  c: 'сϲςᴄ¢ⅽ',
  d: 'ԁɗđðⅾ',
  e: 'еєɛε3€ҽ',
  f: 'ƒғ',
  g: 'ɡց9ǥ',
  h: 'һհнħ',
  i: 'іιı1l|ǀӏⅰⅼןĺłℓ',
  j: 'јʝ',
  k: 'кκķᴋ',
  m: 'мʍⅿ',
  n: 'ոηпᴎ',
  o: 'оοօ0øഠ๐०○σ',
  p: 'рρ',
  q: 'ԛգ',
  r: 'гᴦʀ',
  s: 'ѕ5$ꜱʂ',
  t: 'тτŧ7ᴛ₮',
  u: 'υμսʋцᴜ',
  v: 'ѵνⅴᴠ',
  w: 'ԝωшѡᴡ',
  x: 'хχ×ⅹ',
  y: 'уγүʏ¥',
  z: 'ζʐ2ᴢ',
};

/** Capitals that look like another letter than their small form does. */
const capitals: Readonly<Record<string, string>> = { Μ: 'm', Ν: 'n', Η: 'h', Υ: 'y' };

/** With those capitals as the letters they are read as. */
export const readCapitals = (text: string): string =>
  text.replaceAll(/[ΜΝΗΥ]/g, (capital) => capitals[capital] ?? capital);

const FIRST = 'a'.charCodeAt(0);

/** With white letters in black circles and boxes, and those of flags, as the letters they are. */
export const readBoxes = (text: string): string =>
  text.replaceAll(/[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu, (boxed) => {
    const code = boxed.codePointAt(0) ?? 0;
    const first = [0x1f1e6, 0x1f170, 0x1f150].find((one) => code >= one) ?? code;
    return String.fromCharCode(FIRST + code - first);
  });

/** What a character is read as, in small letters. */
export const confusables: ReadonlyMap<string, string> = new Map(
  Object.entries(groups).flatMap(([latin, others]) =>
    Array.from(others, (other) => [other, latin] as const),
  ),
);
