import type { Type, Typesetter } from './typesetter.ts';

/** A piece that may stand at the end of a line, with its width at a size of 1. */
export type Piece = Readonly<{ text: string; width: number }>;

/** Words with what separates them from the next; each Han character is one. */
const WORD = /\p{Script=Han}[，。：；！？、）」]?\s*|[^\s\p{Script=Han}-]+[\s-]*|[\s-]+/gu;

/** Words that are longer at a size of 1 are broken where a line ends. */
const LONG = 5;
const MEASURE = 100;

/** The pieces of a text, measured once for all sizes. */
export async function piecesOf(
  setter: Typesetter,
  text: string,
  type: Omit<Type, 'size'>,
): Promise<readonly Piece[]> {
  const measured = async (part: string): Promise<Piece> => {
    const { width } = await setter.lay(part, { ...type, size: MEASURE });
    return { text: part, width: width / MEASURE };
  };
  const words = await Promise.all((text.match(WORD) ?? []).map(measured));
  const pieces = words.map((word) =>
    word.width <= LONG ? [word] : Promise.all(Array.from(word.text, measured)),
  );
  return (await Promise.all(pieces)).flat();
}

/** Lines that are no wider, unless a single piece is. A blank at the end of one counts, which is less than a letter. */
export function brokenLines(
  pieces: readonly Piece[],
  size: number,
  width: number,
): readonly Piece[] {
  const lines: Piece[] = [];
  let line: Piece = { text: '', width: 0 };
  for (const piece of pieces) {
    if (line.text !== '' && (line.width + piece.width) * size > width) {
      lines.push(line);
      line = { text: '', width: 0 };
    }
    line = { text: line.text + piece.text, width: line.width + piece.width };
  }
  return [...lines, line].filter(({ text }) => text.trim() !== '');
}
