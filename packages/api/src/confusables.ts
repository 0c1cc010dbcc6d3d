/**
 * Letters of other scripts, digits and signs that look like a Latin letter, after case folding and
 * decomposition: `latin: everything that is read as it`.
 */
const groups: Readonly<Record<string, string>> = {
  a: 'аαɑ4ᴀ',
  b: 'ьʙვ8ßβв',
  c: 'сϲᴄ¢ⅽ',
  d: 'ԁɗđðⅾ',
  e: 'еєɛ3€ҽ',
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
  u: 'υսʋцᴜ',
  v: 'ѵνⅴᴠ',
  w: 'ԝωшѡᴡ',
  x: 'хχ×ⅹ',
  y: 'уγүʏ¥',
  z: 'ʐ2ᴢ',
};

/** What a character is read as. */
export const confusables: ReadonlyMap<string, string> = new Map(
  Object.entries(groups).flatMap(([latin, others]) =>
    Array.from(others, (other) => [other, latin] as const),
  ),
);
