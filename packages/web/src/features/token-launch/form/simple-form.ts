import { simplePreset } from '@vellum/api/token-launch/launch-preset';
import { type DraftField, type DraftTexts, draftFrom } from './draft/draft.ts';
import { type ReadDraft, readDraft } from './draft/read-draft.ts';
import { draftOfForm } from './draft/write-draft.ts';

/** Days a presale of the simple form may run. */
export const simpleDays = [1, 3, 7, 14] as const;

const USUAL_DAYS = 7;

/** The chosen length in days. */
export function daysOf({ runsFor }: Pick<DraftTexts, 'runsFor'>): number {
  return simpleDays.find((days) => String(days) === runsFor) ?? USUAL_DAYS;
}

/** The fields that the simple form asks for. */
const asked = [
  'name',
  'symbol',
  'supply',
  'description',
  'image',
  'website',
  'telegram',
  'twitter',
  'hardCap',
] as const satisfies readonly DraftField[];

/** What the simple form stands for: a few fields as typed, all others set. */
export function readSimple(texts: DraftTexts, now: number): ReadDraft {
  const simple = draftFrom(Object.fromEntries(asked.map((field) => [field, texts[field]])));
  const { form, unreadable } = readDraft(simple, 'simple');
  const { name = '', symbol = '', supply = 0n, description = '', hardCap = 0n } = form;
  const days = daysOf(texts);
  const { image, website, telegram, twitter } = form;
  const links = {
    ...(website && { website }),
    ...(telegram && { telegram }),
    ...(twitter && { twitter }),
  };
  const preset = simplePreset(
    { name, symbol, supply, description, hardCap, days, ...(image && { image }), ...links },
    now,
  );
  // What is not filled in is asked for as such, not as a number out of range.
  const missing = {
    ...(form.supply === undefined && { supply: undefined, lpSupply: 0n }),
    ...(form.hardCap === undefined && { hardCap: undefined }),
  };
  return { form: { ...preset, ...missing }, unreadable };
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const iso = (time: number) => new Date(time).toISOString();

/**
 * Texts for every field that is still empty, as the simple form would set it; the start lies a day ahead, since a
 * long form is not filled in within minutes.
 */
export function filledDraft(texts: DraftTexts, now: number): DraftTexts {
  const { form } = readDraft(texts, 'advanced');
  const { supply = 1_000_000n, hardCap = 1_000_000n } = form;
  const known = { name: '', symbol: '', description: '', days: daysOf(texts) };
  const preset = draftOfForm(simplePreset({ ...known, supply, hardCap }, now));
  const capless = form.hardCap === undefined && { softCap: '', shares: '', maxShares: '' };
  const start = Math.ceil((now + DAY) / HOUR) * HOUR;
  const times = { startTime: iso(start), endTime: iso(start + known.days * DAY) };
  const offered = { ...preset, ...times, supply: '', hardCap: '', ...capless };
  const written = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
  return draftFrom({ ...offered, ...written });
}
