/**
 * Every field of the launch form by its name on the wire, as it is typed: amounts in whole coins, parts in percent,
 * lengths in days, times in ISO 8601. `runsFor` is the simple form's length of the presale, in days.
 */
export const draftFields = [
  'name',
  'symbol',
  'supply',
  'description',
  'website',
  'telegram',
  'twitter',
  'image',
  'runsFor',
  'hardCap',
  'softCap',
  'shares',
  'maxShares',
  'startTime',
  'endTime',
  'lpSupply',
  'tradeSupply',
  'tradeShares',
  'tradePrice',
  'tradeMaxShares',
  'userLpShare',
  'devShare',
  'devLpReceiver',
  'backingShare',
  'vestingDelay',
  'vestingInterval',
  'vestingRounds',
  'burnInterval',
  'burnRatio',
  'burnStop',
] as const;

export type DraftField = (typeof draftFields)[number];

/** What is typed so far, right or wrong: nothing that someone wrote is lost. */
export type DraftTexts = Readonly<Record<DraftField, string>>;

/** SHA-256 of a picture that was taken. */
const IMAGE = /^[0-9a-f]{64}$/;

/** More than any field takes; what is longer was not typed here. */
const LONGEST = 4_000;

export const emptyDraft: DraftTexts = draftFrom({});

/** A whole draft from what is known of it; every other field is empty, and what is no field is left out. */
export function draftFrom(known: Readonly<Partial<Record<string, unknown>>>): DraftTexts {
  const entries = draftFields.map((field) => [field, textOf(known[field])] as const);
  const texts = Object.fromEntries(entries) as DraftTexts;
  // It becomes part of an address: nothing else than the name of a picture.
  return IMAGE.test(texts.image) ? texts : { ...texts, image: '' };
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  return typeof value === 'string' ? value.slice(0, LONGEST) : '';
}

/** Whether nothing was written yet. */
export function isUntouched(draft: DraftTexts): boolean {
  return draftFields.every((field) => draft[field] === '');
}
