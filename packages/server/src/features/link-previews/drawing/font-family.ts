import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';

/** Families whose characters come in many small files, of which only those in use are read. */
export type FamilyName = 'sans' | 'serif';
export type Weight = 400 | 700;

const packages: Readonly<Record<FamilyName, string>> = {
  sans: 'noto-sans-tc',
  serif: 'noto-serif-tc',
};

/** Scripts that the pictures draw: a letter of another one could pass for a Latin one. */
const LEFT_OUT: ReadonlySet<string> = new Set(['cyrillic']);

type Part = Readonly<{ key: string; ranges: readonly (readonly [number, number])[] }>;

const require = createRequire(import.meta.url);

/** One family: which of its files holds a character, and the fonts that were read so far. */
export class FontFamily {
  readonly #name: string;
  readonly #folder: string;
  readonly #parts: readonly Part[];
  readonly #faces = new Map<string, Promise<Face>>();
  readonly #fonts = new Map<string, Font>();

  constructor(family: FamilyName) {
    this.#name = packages[family];
    this.#folder = `@fontsource-variable/${this.#name}`;
    const file = require.resolve(`${this.#folder}/unicode.json`);
    this.#parts = partsOf(JSON.parse(readFileSync(file, 'utf8')));
  }

  /** Reads what a text needs. */
  async prepare(text: string): Promise<void> {
    const keys = new Set(Array.from(text, (one) => this.#keyOf(one)));
    await Promise.all([...keys].map((key) => key && this.#face(key)));
  }

  /** The font for a character that was prepared; null where the family lacks it. */
  async fontOf(character: string, weight: Weight): Promise<Font | null> {
    const key = this.#keyOf(character);
    if (key === null) return null;
    const known = this.#fonts.get(`${key} ${weight}`);
    const font = known ?? new Font(await this.#face(key));
    if (known === undefined) font.setVariations([new Variation('wght', weight)]);
    this.#fonts.set(`${key} ${weight}`, font);
    return font.nominalGlyph(character.codePointAt(0) ?? 0) === undefined ? null : font;
  }

  #keyOf(character: string): string | null {
    const code = character.codePointAt(0) ?? 0;
    const holds = ({ ranges }: Part) => ranges.some(([from, to]) => from <= code && code <= to);
    return this.#parts.find(holds)?.key ?? null;
  }

  #face(key: string): Promise<Face> {
    let face = this.#faces.get(key);
    if (face === undefined) {
      face = this.#read(key);
      this.#faces.set(key, face);
    }
    return face;
  }

  async #read(key: string): Promise<Face> {
    const name = `${this.#folder}/files/${this.#name}-${key}-wght-normal.woff2`;
    const bytes = await decompress(await readFile(require.resolve(name)));
    return new Face(new Blob(bytes.slice().buffer));
  }
}

/** Latin first: the files of Han hold some of its characters too. */
function partsOf(ranges: Readonly<Record<string, string>>): readonly Part[] {
  return Object.entries(ranges)
    .map(([key, text]) => ({ key: key.replaceAll(/[[\]]/g, ''), ranges: rangesOf(text) }))
    .filter(({ key }) => !LEFT_OUT.has(key))
    .sort((a, b) => Number(/\d/.test(a.key)) - Number(/\d/.test(b.key)));
}

/** `U+0000-00FF,U+0131` */
const rangesOf = (text: string) =>
  text.split(',').map((range): readonly [number, number] => {
    const [from = '0', to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
