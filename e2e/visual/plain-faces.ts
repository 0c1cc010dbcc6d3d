import { type Box, type Glyph, type Range, trueType } from './true-type.ts';

/** The variable of the style sheet that a face stands in for, its weights, and its bytes as base64. */
export type PlainFace = Readonly<{ variable: string; weight: string; bytes: string }>;

const shapes = ['none', 'space', 'narrow', 'middle', 'wide', 'han', 'hanSpace'] as const;
type Shape = (typeof shapes)[number];

const narrow = new Set("!'()*,-./:;I[]`fijlrt|·‧’‘“”•");
const wide = new Set('%@MWmw&');

/** What letters of other scripts are set as; everything that is not named is `middle`. */
const others: readonly (readonly [first: number, last: number, shape: Shape])[] = [
  [0xa0, 0xa0, 'space'],
  [0x2000, 0x200a, 'space'],
  [0x200b, 0x200f, 'none'],
  [0x2010, 0x2027, 'narrow'],
  [0x2028, 0x202e, 'none'],
  [0x202f, 0x202f, 'space'],
  [0x2060, 0x206f, 'none'],
  [0x3000, 0x3000, 'hanSpace'],
  [0x3001, 0xd7ff, 'han'],
  [0xf900, 0xfaff, 'han'],
  [0xfe00, 0xfe0f, 'none'],
  [0xfe10, 0xffef, 'han'],
  [0x1f000, 0x1faff, 'han'],
  [0x20000, 0x3ffff, 'han'],
];

/** Every letter from the space to the last plane, in order and without gaps. */
function ranges(): readonly Range[] {
  const found: Range[] = [];
  let next = 0x20;
  const until = (last: number) => {
    for (; next <= Math.min(last, 0xff); next += 1) {
      const letter = String.fromCodePoint(next);
      found.push([next, next, shapes.indexOf(latin(letter))]);
    }
    if (next <= last) found.push([next, last, shapes.indexOf('middle')]);
    next = Math.max(next, last + 1);
  };
  for (const [first, last, shape] of others) {
    until(first - 1);
    found.push([first, last, shapes.indexOf(shape)]);
    next = last + 1;
  }
  until(0x10fffd);
  return found;
}

function latin(letter: string): Shape {
  if (letter === ' ') return 'space';
  if (narrow.has(letter)) return 'narrow';
  return wide.has(letter) ? 'wide' : 'middle';
}

type Cut = Readonly<{
  boxes: (advance: number) => readonly Box[];
  advances: Record<Shape, number>;
}>;

const advances = {
  none: 0,
  space: 250,
  narrow: 290,
  middle: 550,
  wide: 850,
  han: 1000,
  hanSpace: 1000,
};
const empty: readonly Shape[] = ['none', 'space', 'hanSpace'];

function face({ boxes, advances: own }: Cut): string {
  const glyphs = shapes.map<Glyph>((shape) => ({
    advance: own[shape],
    boxes: empty.includes(shape) ? [] : boxes(own[shape]),
  }));
  return trueType(glyphs, ranges()).toString('base64');
}

const low: Cut = { advances, boxes: (advance) => [[40, 0, advance - 40, 460]] };
const high: Cut = { advances, boxes: (advance) => [[30, 0, advance - 30, 680]] };
/** Two strokes instead of one, so that a title in the wrong face is seen. */
const split: Cut = {
  advances,
  boxes: (advance) => [
    [40, 0, advance - 40, 220],
    [40, 340, advance - 40, 640],
  ],
};
const even: Cut = {
  advances: { ...advances, space: 600, narrow: 600, middle: 600, wide: 600 },
  boxes: (advance) => [[140, 0, advance - 140, 560]],
};

/**
 * Faces of bars for the three stacks of the style sheet: the app has the fonts of the device, so with real letters
 * each machine would give other pictures. Widths are near real ones; digits are alike, so one figure looks as another.
 */
export const plainFaces: readonly PlainFace[] = [
  { variable: '--sans', weight: '1 500', bytes: face(low) },
  { variable: '--sans', weight: '501 1000', bytes: face(high) },
  { variable: '--serif', weight: '1 1000', bytes: face(split) },
  { variable: '--mono', weight: '1 1000', bytes: face(even) },
];
