import { brokenLines, type Piece, piecesOf } from './broken-lines.ts';
import type { Laid, Type, Typesetter } from './typesetter.ts';

type Room = Readonly<{
  width: number;
  lines: number;
  /** Of a single line, and of one of several. */
  largest: number;
  largestOfSeveral: number;
  smallest: number;
}>;

export type FittedLines = Readonly<{ size: number; lines: readonly Laid[] }>;

const STEP = 4;
/** One line gives way to two before it is so small. */
const ONE_LINE = 0.7;

/**
 * A text in as few lines and as large as its room allows; what does not fit at the smallest size ends with an ellipsis.
 */
export async function fittedLines(
  setter: Typesetter,
  text: string,
  type: Omit<Type, 'size'>,
  room: Room,
): Promise<FittedLines> {
  const pieces = await piecesOf(setter, text, type);
  const { size, lines } = fitted(pieces, room);
  return {
    size,
    lines: await Promise.all(lines.map((line) => setter.lay(line, { ...type, size }))),
  };
}

function fitted(pieces: readonly Piece[], room: Room) {
  for (const { count, size } of attempts(room)) {
    const lines = brokenLines(pieces, size, room.width);
    const isInside = lines.every(({ width }) => width * size <= room.width);
    if (lines.length <= count && isInside) return { size, lines: lines.map(textOf) };
  }
  const kept = brokenLines(pieces, room.smallest, room.width).slice(0, room.lines).map(textOf);
  const last = Array.from(kept.at(-1) ?? '');
  const ended = `${last.slice(0, -1).join('').trimEnd()}…`;
  return { size: room.smallest, lines: [...kept.slice(0, -1), ended] };
}

const textOf = ({ text }: Piece) => text.trim();

/** The largest first, in as few lines as can be. */
function* attempts({ lines, largest, largestOfSeveral, smallest }: Room) {
  for (let count = 1; count <= lines; count++) {
    const most = count === 1 ? largest : largestOfSeveral;
    const least = count < lines ? Math.max(smallest, most * ONE_LINE) : smallest;
    for (let size = most; size >= least; size -= STEP) yield { count, size };
  }
}
