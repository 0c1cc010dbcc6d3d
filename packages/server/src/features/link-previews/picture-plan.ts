import type { Language } from '@vellum/api/typed-text/language';
import type { CardLevelNumber } from '@vellum/art/card-level';

/** What is drawn on the right. */
export type PictureArt =
  /** Line art with a letter or a number in its middle. */
  | Readonly<{ kind: 'rosette'; seed: string; mark: string }>
  /** Line art around the cells of an address. */
  | Readonly<{ kind: 'face'; address: string }>
  | Readonly<{ kind: 'card'; level: CardLevelNumber; serial: string }>
  | Readonly<{ kind: 'envelope'; series: string }>
  /** Nothing of a thing's own, for what may be taken for something else. */
  | Readonly<{ kind: 'unknown' }>;

/** A run of a line: figures are bold. */
export type Run = Readonly<{ text: string; tone: 'figure' | 'plain' | 'warn' }>;

export type Fact = Readonly<{ label: string; value: string; unit: string }>;

/** The picture of a link, in words. Texts of strangers come as they are: the drawing takes care of them. */
export type PicturePlan = Readonly<{
  language: Language;
  ink: string;
  /** Above the title: what stands out, what it is, and its state. */
  kind: Readonly<{ strong: string; plain: string; state: string }>;
  title: string;
  figure: Readonly<{ value: string; unit: string }> | null;
  /** Hundredths of a percent; `mark` is where it succeeds. `rest` is drawn solid when it counts as well. */
  bar: Readonly<{ share: number; mark: number | null; rest: number }> | null;
  line: readonly Run[];
  facts: readonly Fact[];
  /** When the figures were read; empty where nothing of it changes. */
  date: string;
  warning: string;
  art: PictureArt;
}>;
