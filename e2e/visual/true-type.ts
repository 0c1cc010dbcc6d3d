/** Left, bottom, right, top in thousandths of the letter size, the base line at 0. */
export type Box = readonly [left: number, bottom: number, right: number, top: number];

/** A shape for many letters. */
export type Glyph = Readonly<{ advance: number; boxes: readonly Box[] }>;

/** From one code point to another, both included, the shape of this place in the list. */
export type Range = readonly [first: number, last: number, glyph: number];

const unitsPerEm = 1000;
const [ascent, descent] = [900, -240];

const u16 = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, index * 2);
  return bytes;
};
const u32 = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, index * 4);
  return bytes;
};

/** A TrueType face of boxes: nothing in it is hinted or curved, so every machine sets it alike. */
export function trueType(glyphs: readonly Glyph[], ranges: readonly Range[]): Buffer {
  const drawn = glyphs.map(outline);
  const starts = drawn.map((_, index) => sum(drawn.slice(0, index).map(({ length }) => length)));
  const widest = Math.max(...glyphs.map(({ advance }) => advance));
  return packed({
    'OS/2': os2(),
    cmap: Buffer.concat([u16(0, 1, 3, 10), u32(12), manyToOne(ranges)]),
    glyf: Buffer.concat(drawn),
    head: head(widest),
    hhea: Buffer.concat([
      u32(0x10000),
      u16(ascent, descent, 0, widest, 0, 0, widest, 1, ...Array(7).fill(0), glyphs.length),
    ]),
    hmtx: u16(...glyphs.flatMap(({ advance, boxes }) => [advance, leftOf(boxes)])),
    loca: u32(...starts, sum(drawn.map(({ length }) => length))),
    maxp: Buffer.concat([u32(0x10000), u16(glyphs.length, 16, 4, 0, 0, 2, ...Array(8).fill(0))]),
    name: u16(0, 0, 6),
    post: Buffer.concat([u32(0x30000, 0), u16(-100, 50), u32(0, 0, 0, 0, 0)]),
  });
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const leftOf = (boxes: readonly Box[]) =>
  Math.min(...boxes.map(([left]) => left), unitsPerEm) % unitsPerEm;

/** Each box is a contour of four corners, clockwise; no box, no bytes. */
function outline({ boxes }: Glyph): Buffer {
  if (boxes.length === 0) return Buffer.alloc(0);
  const corners = boxes.flatMap(([left, bottom, right, top]) => [
    [left, bottom] as const,
    [left, top] as const,
    [right, top] as const,
    [right, bottom] as const,
  ]);
  const steps = (axis: 0 | 1) =>
    corners.map((at, index) => at[axis] - (corners[index - 1]?.[axis] ?? 0));
  const bytes = Buffer.concat([
    u16(boxes.length, leftOf(boxes), Math.min(...boxes.map(([, bottom]) => bottom))),
    u16(Math.max(...boxes.map(([, , right]) => right)), Math.max(...boxes.map((box) => box[3]))),
    u16(...boxes.map((_, index) => index * 4 + 3), 0),
    Buffer.alloc(corners.length, 1),
    u16(...steps(0), ...steps(1)),
  ]);
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
}

/** Format 13: every letter of a range has the same shape. */
const manyToOne = (ranges: readonly Range[]) =>
  Buffer.concat([
    u16(13, 0),
    u32(16 + ranges.length * 12, 0, ranges.length),
    ...ranges.map((range) => u32(...range)),
  ]);

const head = (widest: number) =>
  Buffer.concat([
    u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
    u16(0, unitsPerEm),
    u32(0, 0, 0, 0),
    u16(0, descent, widest, ascent, 0, 8, 2, 1, 0),
  ]);

const os2 = () =>
  Buffer.concat([
    u16(4, 500, 400, 5, 0, ...Array(11).fill(0)),
    Buffer.alloc(10),
    u32(0, 0, 0, 0),
    Buffer.from('NONE'),
    u16(0x40, 0x20, 0xffff, ascent, descent, 0, ascent, -descent),
    u32(1, 0),
    u16(500, 700, 0, 0x20, 0),
  ]);

/** The tables one after the other, each with its sum, behind a list of them. */
function packed(tables: Readonly<Record<string, Buffer>>): Buffer {
  const entries = Object.entries(tables);
  const count = entries.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const listed: Buffer[] = [];
  const bodies: Buffer[] = [];
  let at = 12 + count * 16;
  for (const [tag, body] of entries) {
    const whole = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    listed.push(Buffer.from(tag), u32(checksum(whole), at, body.length));
    bodies.push(whole);
    at += whole.length;
  }
  const start = u16(count, power * 16, Math.log2(power), (count - power) * 16);
  return Buffer.concat([u32(0x10000), start, ...listed, ...bodies]);
}

function checksum(whole: Buffer): number {
  let total = 0;
  for (let at = 0; at < whole.length; at += 4) total = (total + whole.readUInt32BE(at)) >>> 0;
  return total;
}
