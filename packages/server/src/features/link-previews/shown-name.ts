import { lineOfText } from '../../platform/database/storable-text.ts';
import type { PicturePlan } from './picture-plan.ts';

/** Characters of a stranger's name, and of what they say, in the text of a preview. */
const NAME = 60;
const ABOUT = 200;

export const nameInLine = (name: string): string => shortened(name, NAME);

export const aboutInLine = (text: string): string => shortened(text.replaceAll(/\s+/g, ' '), ABOUT);

function shortened(text: string, longest: number): string {
  const line = lineOfText(text, longest + 1).trim();
  const letters = Array.from(line);
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : line;
}

/** A plan without anything that not every picture has. */
export const plainPicture = {
  figure: null,
  bar: null,
  line: [],
  facts: [],
  date: '',
  warning: '',
} satisfies Partial<PicturePlan>;

/** Inks of things that have none of their own, by what they are known by. */
export const inks = ['#0B5D4E', '#1B4F9C', '#5B4A9E', '#8A4B14', '#7A2E4E', '#2F5B66'] as const;

export const GREEN = '#0B5D4E';
export const GREY = '#5F5A52';
