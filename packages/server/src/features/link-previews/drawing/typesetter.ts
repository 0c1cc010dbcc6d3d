import { type Font, Buffer as ShapedText, shape } from 'harfbuzzjs';
import { type FamilyName, FontFamily, type Weight } from './font-family.ts';

/** How a text looks. */
export type Type = Readonly<{
  family: FamilyName;
  weight: Weight;
  size: number;
  /** Between two characters, in pixels. */
  spacing?: number;
}>;

/** A text as outlines: no machine needs a font to show it. */
export type Laid = Readonly<{
  width: number;
  /** From the left end of the baseline. */
  markup(x: number, y: number): string;
}>;

/** Blanks of any width, most of which the fonts lack. */
const BLANK = /^\p{Zs}$/u;

/** Characters that nobody sees, or that change how others are read: each is shown as what it is. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{M}\p{Default_Ignorable_Code_Point}]/u;

const EM = 1000;

type Piece = Readonly<{ font: Font | null; text: string }>;

/** Sets texts in the fonts of the project. A character that they lack is drawn as its code point. */
export class Typesetter {
  readonly #families: Readonly<Record<FamilyName, FontFamily>> = {
    sans: new FontFamily('sans'),
    serif: new FontFamily('serif'),
  };

  async lay(text: string, type: Type): Promise<Laid> {
    let width = 0;
    let glyphs = '';
    for (const { font, text: run } of await this.#piecesOf(text, type)) {
      const laid = font === null ? await this.#lacking(run, type) : shaped(run, font, type);
      glyphs += laid.markup(width, 0);
      width += laid.width;
    }
    return {
      width,
      markup: (x, y) => `<g transform="translate(${short(x)} ${short(y)})">${glyphs}</g>`,
    };
  }

  /** The text in runs of one font each. */
  async #piecesOf(text: string, { family, weight }: Type): Promise<readonly Piece[]> {
    const letters = Array.from(text.toWellFormed().normalize('NFC'));
    await this.#families[family].prepare(text);
    const pieces: { font: Font | null; text: string }[] = [];
    for (const letter of letters) {
      const font = UNSEEN.test(letter) ? null : await this.#families[family].fontOf(letter, weight);
      const last = pieces.at(-1);
      if (font !== null && last?.font === font) last.text += letter;
      else pieces.push({ font, text: letter });
    }
    return pieces;
  }

  #lacking(character: string, type: Type): Promise<Laid> | Laid {
    if (BLANK.test(character)) return { width: type.size * 0.2, markup: () => '' };
    return this.#boxOf(character, type);
  }

  /** `U+202E` in a frame of two rows, as wide as a wide letter. */
  async #boxOf(character: string, { size }: Type): Promise<Laid> {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const half = Math.ceil(code.length / 2);
    const small: Type = { family: 'sans', weight: 700, size: size * 0.36 };
    const rows = await Promise.all(
      [code.slice(0, half), code.slice(half)].map((row) => this.lay(row, small)),
    );
    const inside = Math.max(...rows.map(({ width }) => width)) + size * 0.16;
    const gap = size * 0.06;
    const line = Math.max(1, size * 0.025);
    return {
      width: inside + gap * 2,
      markup: (x, y) =>
        [
          `<rect x="${short(x + gap)}" y="${short(y - size * 0.74)}" width="${short(inside)}" height="${short(size * 0.82)}" rx="${short(size * 0.06)}" fill="none" stroke="currentColor" stroke-width="${short(line)}"/>`,
          ...rows.map((row, at) =>
            row.markup(x + gap + (inside - row.width) / 2, y - size * (0.4 - at * 0.38)),
          ),
        ].join(''),
    };
  }
}

function shaped(text: string, font: Font, { size, spacing = 0 }: Type): Laid {
  const buffer = new ShapedText();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  const scale = size / EM;
  let pen = 0;
  let paths = '';
  for (const [at, { codepoint }] of buffer.getGlyphInfos().entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    const path = font.glyphToPath(codepoint);
    const place = `${short(pen + xOffset)} ${short(yOffset)}`;
    if (path !== '') paths += `<path transform="translate(${place})" d="${path}"/>`;
    pen += xAdvance + spacing / scale;
  }
  return {
    width: pen * scale,
    markup: (x, y) =>
      `<g transform="translate(${short(x)} ${short(y)}) scale(${scale} ${-scale})">${paths}</g>`,
  };
}

/** Two decimals are finer than a pixel can show. */
export const short = (value: number): string => `${Math.round(value * 100) / 100}`;
