/** The six levels by their number on chain, 1 to 6. */
export const cardLevelNumbers = [1, 2, 3, 4, 5, 6] as const;
export type CardLevelNumber = (typeof cardLevelNumbers)[number];

export type CardLevelKey = 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond' | 'black';

export type CardLanguage = 'en' | 'zh-TW';

/** What is printed on every card of a level. */
export type CardLevel = Readonly<{
  key: CardLevelKey;
  names: Readonly<Record<CardLanguage, string>>;
  /** Stands before the serial number. */
  letter: string;
  /** Printed value in U. */
  value: number;
  ink: string;
  paper: string;
  /** The seed picks one of these second inks. */
  tints: readonly [string, string, string];
  /** Wave field of the paper: distance of lines, height, length and drift of a wave. */
  field: Readonly<{ gap: number; height: number; length: number; drift: number }>;
}>;

export const cardLevels: Readonly<Record<CardLevelNumber, CardLevel>> = {
  1: {
    key: 'bronze',
    names: { en: 'Bronze', 'zh-TW': '青銅' },
    letter: 'B',
    value: 20,
    ink: '#7A4A24',
    paper: '#F3E3D3',
    tints: ['#4F6B3A', '#8C3B2E', '#3D6670'],
    field: { gap: 9, height: 9, length: 80, drift: 8 },
  },
  2: {
    key: 'silver',
    names: { en: 'Silver', 'zh-TW': '白銀' },
    letter: 'S',
    value: 100,
    ink: '#46525C',
    paper: '#E4E9ED',
    tints: ['#7A5266', '#3F6A86', '#5E6B3F'],
    field: { gap: 7, height: 5, length: 40, drift: 20 },
  },
  3: {
    key: 'gold',
    names: { en: 'Gold', 'zh-TW': '黃金' },
    letter: 'G',
    value: 500,
    ink: '#7A5600',
    paper: '#F8E9BF',
    tints: ['#A3461F', '#4E6B2B', '#7C3F63'],
    field: { gap: 8, height: 10, length: 100, drift: 33 },
  },
  4: {
    key: 'platinum',
    names: { en: 'Platinum', 'zh-TW': '白金' },
    letter: 'P',
    value: 1_000,
    ink: '#2F5B66',
    paper: '#DCEEF1',
    tints: ['#5B4A8A', '#7A5A2E', '#2E7A5A'],
    field: { gap: 6, height: 3, length: 22, drift: 11 },
  },
  5: {
    key: 'diamond',
    names: { en: 'Diamond', 'zh-TW': '鑽石' },
    letter: 'D',
    value: 5_000,
    ink: '#3B3F9E',
    paper: '#E3E4FA',
    tints: ['#B0417F', '#1F7F8C', '#2F6FD0'],
    field: { gap: 11, height: 11, length: 44, drift: 22 },
  },
  6: {
    key: 'black',
    names: { en: 'Black', 'zh-TW': '黑曜' },
    letter: 'X',
    value: 20_000,
    ink: '#F2D58A',
    paper: '#15151A',
    tints: ['#5FA58E', '#B07A9C', '#7F9CCB'],
    field: { gap: 7, height: 12, length: 120, drift: 46 },
  },
};

/** The level with this number, or null: for numbers from outside. */
export function cardLevelNumber(value: number): CardLevelNumber | null {
  return cardLevelNumbers.find((level) => level === value) ?? null;
}
