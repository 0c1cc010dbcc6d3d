// Made on first use: it costs the browser some milliseconds.
let segmenter: Intl.Segmenter | undefined;

/** Characters as people count them: an accented letter, an emoji or a Chinese character is one each. */
export function countCharacters(text: string): number {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;
  return count;
}
