/** A date or an amount inside a sentence: no line breaks within it. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
