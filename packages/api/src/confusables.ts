/**
 * Letters of other scripts, digits and signs that look like a Latin letter, after case folding and
 * decomposition: `latin: everything that is read as it`.
 */
const groups: Readonly<Record<string, string>> = {
  a: 'аαɑ4ᴀ',
  b: 'ьʙვ8ßβв',
  c: 'сϲᴄ¢ⅽ',
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

/** What a character is read as, in small letters. */
export const confusables: ReadonlyMap<string, string> = new Map(
  Object.entries(groups).flatMap(([latin, others]) =>
    Array.from(others, (other) => [other, latin] as const),
  ),
);
