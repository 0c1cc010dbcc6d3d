import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number];

/** A rosette of waved rings, each turned a little against the one before it. */
export type Rosette = Readonly<{
  ink: Colour;
  paper: Colour;
  /** Waves around, rings, how deep the waves are (of the radius), how far each ring is turned. */
  waves: number;
  rings: number;
  depth: number;
  turn: number;
}>;

const SIDE = 384;
const lineWidth = 2.4;

/** The rosette as PNG: what people of the demo world upload as the picture of a token or of themselves. */
export function rosettePng(rosette: Rosette, side = SIDE): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array(side * (1 + side * 3));
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const at = y * (1 + side * 3) + 1 + x * 3;
      rows.set(colourAt(rosette, side, { x: x - side / 2 + 0.5, y: y - side / 2 + 0.5 }), at);
    }
  }
  return png(rows, side);
}

type Point = Readonly<{ x: number; y: number }>;

function colourAt({ ink, paper, ...shape }: Rosette, side: number, { x, y }: Point): Colour {
  // Measured as in the picture of full size, so that a smaller one is the same drawing.
  const scale = SIDE / side;
  const cover = coverAt(shape, scale * Math.hypot(x, y), Math.atan2(y, x));
  const mixed = (index: 0 | 1 | 2) =>
    Math.round(paper[index] + (ink[index] - paper[index]) * cover);
  return [mixed(0), mixed(1), mixed(2)];
}

/** How much of a point is under a line, from 0 to 1. */
function coverAt(
  { waves, rings, depth, turn }: Omit<Rosette, 'ink' | 'paper'>,
  distance: number,
  angle: number,
): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let ring = 1; ring <= rings; ring += 1) {
    const radius = (SIDE * 0.47 * ring) / rings;
    const line = radius * (1 - depth + depth * Math.cos(waves * angle + ring * turn));
    nearest = Math.min(nearest, Math.abs(distance - line));
  }
  return Math.max(0, Math.min(1, lineWidth + 0.5 - nearest));
}

/** Eight bits of red, green and blue, rows without a filter. */
function png(rows: Uint8Array, side: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const parts = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return new Uint8Array(Buffer.concat([signature, ...parts]));
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
