// Made on first use: it costs the browser some milliseconds.
let segmenter: Intl.Segmenter | undefined;

const plain = /^[\x20-\x7e]*$/;

/** Code units of the longest character that people write, an emoji of two people. */
const LONGEST = 16;

/**
 * Characters as people count them: an accented letter, an emoji or a Chinese character is one each. A letter under
 * hundreds of marks counts as several: comparing such texts takes time by the square of their marks.
 */
export function countCharacters(text: string): number {
  // Plain text needs no look at how characters combine, which costs more than all other checks of a form.
  if (plain.test(text)) return text.length;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let count = 0;
  for (const { segment } of segmenter.segment(text)) count += Math.ceil(segment.length / LONGEST);
  return count;
}
