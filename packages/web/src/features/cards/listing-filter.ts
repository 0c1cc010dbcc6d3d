import { cardLevelNumbers, cardLevels } from '@vellum/art/card-level';

export const listingSorts = ['price', '-price', '-since'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** What of the market is looked at. */
export type ListingFilter = Readonly<{
  /** All of them when none is chosen. */
  levels: readonly number[];
  /** Sun; null where there is no limit. */
  from: bigint | null;
  to: bigint | null;
  /** As typed: `318`, `000 318` or `G 000 318`. */
  number: string;
  sort: ListingSort;
}>;

export const everyListing: ListingFilter = {
  levels: [],
  from: null,
  to: null,
  number: '',
  sort: 'price',
};

type Sought = Readonly<{ level: number | null; serial: number }>;

const TOP_SERIAL = 4_294_967_295;

/** The number that is meant, and its level when its letter is given; null when the text is none. */
export function soughtNumber(text: string): Sought | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s#.,]/g, '')
    .toUpperCase();
  const [, letter = '', digits = ''] = /^([A-Z]?)(\d{1,10})$/.exec(plain) ?? [];
  const serial = Number(digits);
  if (digits === '' || serial < 1 || serial > TOP_SERIAL) return null;
  if (letter === '') return { level: null, serial };
  const level = cardLevelNumbers.find((one) => cardLevels[one].letter === letter);
  return level === undefined ? null : { level, serial };
}

/** Whether something is typed that can be no number of a card. */
export function isUnreadable({ number }: ListingFilter): boolean {
  return number.trim() !== '' && soughtNumber(number) === null;
}

/** The same as the server is asked. A letter in the number says more than levels chosen before. */
export function listingQuestion({ levels, from, to, number, sort }: ListingFilter) {
  const sought = soughtNumber(number);
  const asked = sought && sought.level !== null ? [sought.level] : levels;
  return {
    sort,
    ...(asked.length > 0 && { levels: [...asked].sort((a, b) => a - b) }),
    ...(from !== null && { minPrice: from }),
    ...(to !== null && { maxPrice: to }),
    ...(sought && { number: sought.serial }),
  };
}

/** Names a question: the same for filters that ask the same. */
export function questionKey(filter: ListingFilter): string {
  return Object.entries(listingQuestion(filter)).flat().join(' ');
}

/** How many things narrow the list, beside what is searched for. */
export function narrowings({ levels, from, to }: ListingFilter): number {
  return (levels.length > 0 ? 1 : 0) + (from !== null || to !== null ? 1 : 0);
}

export function toggled(levels: readonly number[], level: number): readonly number[] {
  return levels.includes(level) ? levels.filter((one) => one !== level) : [...levels, level];
}
