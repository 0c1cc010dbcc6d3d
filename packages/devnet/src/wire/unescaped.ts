const ESCAPES: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  '\\': '\\',
  '"': '"',
  "'": "'",
};

/** Text without its escapes, or java-tron's words for one that it does not know: `\/` is none of them. */
export function unescaped(
  text: string,
): Readonly<{ text: string }> | Readonly<{ problem: string }> {
  let problem: string | undefined;
  const plain = text.replace(/\\(u[0-9a-fA-F]{4}|[\s\S]|$)/g, (_, sequence: string) => {
    if (sequence.length === 5) return String.fromCharCode(Number.parseInt(sequence.slice(1), 16));
    const meant = ESCAPES[sequence];
    if (meant === undefined) problem ??= `Invalid escape sequence: '\\${sequence}'`;
    return meant ?? '';
  });
  return problem === undefined ? { text: plain } : { problem };
}
