import type { Fact, PicturePlan, Run } from '../picture-plan.ts';
import { BRAND, TEXT, TEXT_2 } from './background.ts';
import { fittedLines } from './fitted-lines.ts';
import { type Laid, short, type Type, type Typesetter } from './typesetter.ts';

const LEFT = 76;
const plain = { family: 'sans', weight: 400 } as const;
const bold = { family: 'sans', weight: 700 } as const;

/** A piece of a line. */
type Word = Readonly<{ laid: Laid; ink: string; after: number }>;

/** Pieces one after the other, made smaller where they would pass the right end. */
function inLine(words: readonly Word[], y: number, room: number): string {
  const width = words.reduce((sum, { laid, after }) => sum + laid.width + after, 0);
  const scale = Math.min(1, room / width);
  let x = 0;
  const drawn = words.map(({ laid, ink, after }) => {
    const markup = `<g fill="${ink}" color="${ink}">${laid.markup(x, 0)}</g>`;
    x += laid.width + after;
    return markup;
  });
  return `<g transform="translate(${LEFT} ${y}) scale(${short(scale * 1000)}e-3)">${drawn.join('')}</g>`;
}

export async function brandLine(setter: Typesetter): Promise<string> {
  const name = await setter.lay('Vellum', { family: 'serif', weight: 400, size: 44 });
  return `<g fill="${BRAND}">${name.markup(138, 104)}</g>`;
}

/** What it is, and its state on a tint. */
export async function kindLine(
  setter: Typesetter,
  { kind, ink }: PicturePlan,
  room: number,
): Promise<string> {
  const strong = await setter.lay(kind.strong, { ...bold, size: 32 });
  const words: Word[] = [];
  if (kind.strong !== '') words.push({ laid: strong, ink, after: 14 });
  if (kind.plain !== '') {
    words.push({
      laid: await setter.lay(kind.plain, { ...plain, size: 32 }),
      ink: TEXT_2,
      after: 14,
    });
  }
  if (kind.state !== '')
    words.push({ laid: await stateChip(setter, kind.state), ink: BRAND, after: 0 });
  return words.length === 0 ? '' : inLine(words, 165, room);
}

async function stateChip(setter: Typesetter, state: string): Promise<Laid> {
  const text = await setter.lay(state, { ...bold, size: 30 });
  const width = text.width + 32;
  return {
    width,
    markup: (x, y) =>
      `<rect x="${short(x)}" y="${y - 34}" width="${short(width)}" height="46" rx="10" fill="#DCEBE5"/>` +
      text.markup(x + 16, y),
  };
}

/** The name, in one line where it can be. */
export async function titleLines(
  setter: Typesetter,
  title: string,
  room: Readonly<{ width: number; below: number }>,
): Promise<string> {
  const fitted = await fittedLines(
    setter,
    title,
    { family: 'serif', weight: 400 },
    {
      width: room.width,
      lines: 2,
      largest: 96,
      // Two lines end above what follows.
      largestOfSeveral: Math.min(84, Math.floor((room.below - 190) / 2.25)),
      smallest: 52,
    },
  );
  const { lines, size } = fitted;
  const first = lines.length === 1 ? 232 + size * 0.42 : 190 + size * 0.8;
  const drawn = lines.map((line, at) => line.markup(LEFT - 4, first + at * size * 1.14));
  return `<g fill="${TEXT}" color="${TEXT}">${drawn.join('')}</g>`;
}

export async function figureLine(
  setter: Typesetter,
  { value, unit }: Readonly<{ value: string; unit: string }>,
  y: number,
  room: number,
): Promise<string> {
  const words: Word[] = [
    { laid: await setter.lay(value, { ...bold, size: 84 }), ink: TEXT, after: 18 },
    { laid: await setter.lay(unit, { ...plain, size: 44 }), ink: TEXT_2, after: 0 },
  ];
  return inLine(words, y, room);
}

const runInks: Readonly<Record<Run['tone'], string>> = {
  figure: TEXT,
  plain: TEXT_2,
  warn: '#8A4B00',
};

export async function runsLine(
  setter: Typesetter,
  runs: readonly Run[],
  y: number,
  room: number,
): Promise<string> {
  if (runs.length === 0) return '';
  const wordOf = async ({ text, tone }: Run): Promise<Word> => ({
    laid:
      text === '·'
        ? dot
        : await setter.lay(text, { ...(tone === 'plain' ? plain : bold), size: 34 }),
    ink: runInks[tone],
    after: 10,
  });
  return inLine(await Promise.all(runs.map(wordOf)), y, room);
}

/** Between two facts. Fonts disagree on its width, so it is drawn. */
const dot: Laid = {
  width: 14,
  markup: (x, y) => `<circle cx="${short(x + 6)}" cy="${y - 11}" r="3.5"/>`,
};

/** Label above value, in columns. */
export async function factColumns(
  setter: Typesetter,
  facts: readonly Fact[],
  room: number,
): Promise<string> {
  const column = async ({ label, value, unit }: Fact): Promise<Laid> => {
    const [name, amount, of] = await Promise.all([
      setter.lay(label, { ...plain, size: 28 }),
      setter.lay(value, { ...bold, size: 36 }),
      setter.lay(unit, { ...plain, size: 28 }),
    ]);
    const low = unit === '' ? 0 : 10 + of.width;
    return {
      width: Math.max(name.width, amount.width + low),
      markup: (x, y) =>
        `<g fill="${TEXT_2}">${name.markup(x, y - 42)}${of.markup(x + amount.width + 10, y)}</g>` +
        `<g fill="${TEXT}">${amount.markup(x, y)}</g>`,
    };
  };
  const laid = await Promise.all(facts.map(column));
  const rule: Laid = {
    width: 2,
    markup: (x, y) => `<path d="M${short(x)} ${y - 66}v72" stroke="#C9C4B8" stroke-width="2"/>`,
  };
  const words = laid.flatMap((one, at): Word[] => [
    ...(at === 0 ? [] : [{ laid: rule, ink: TEXT_2, after: 26 }]),
    { laid: one, ink: TEXT, after: 26 },
  ]);
  return words.length === 0 ? '' : inLine(words, 526, room);
}

export async function dateLine(setter: Typesetter, date: string, y: number): Promise<string> {
  if (date === '') return '';
  const type: Type = { ...plain, size: 28 };
  return `<g fill="${TEXT_2}">${(await setter.lay(date, type)).markup(LEFT, y)}</g>`;
}

/** A band over the whole foot. */
export async function warningBand(setter: Typesetter, warning: string): Promise<string> {
  const room = { width: 980, lines: 1, largest: 38, largestOfSeveral: 38, smallest: 30 };
  const { lines, size } = await fittedLines(setter, warning, bold, room);
  return [
    '<rect x="34" y="500" width="1132" height="96" fill="#8A4B00"/>',
    '<g fill="none" stroke="#FFF" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">',
    '<path d="M102 532L122 566H82Z"/><path d="M102 544v9"/></g><circle cx="102" cy="560" r="2.4" fill="#FFF"/>',
    `<g fill="#FFF" color="#FFF">${lines[0]?.markup(148, 549 + size * 0.35) ?? ''}</g>`,
  ].join('');
}
