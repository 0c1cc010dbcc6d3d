import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { LaunchForm } from '@vellum/api/token-launch/launch-form';
import type { LaunchRefusal } from '@vellum/api/token-launch/launch-refusals';
import type { LaunchDraft } from '@vellum/api/token-launch/launch-rule';
import { socialLink } from '@vellum/api/typed-text/social-link';
import { unitsTyped } from '@vellum/api/typed-text/typed-amount';
import { parseAddress } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { amountReading } from '../../../../shared/ui/fields/amount-reading.ts';
import type { DraftTexts } from './draft.ts';

/** What the typed texts stand for; what cannot be read is left out and told. */
export type ReadDraft = Readonly<{
  form: LaunchDraft;
  unreadable: readonly LaunchRefusal[];
}>;

const BPS = 10_000n;
/** Seconds of a hundredth of a day. */
const DAY_HUNDREDTH = 864;

/** Null for what is no such thing. */
type Reader<T> = (text: string) => T | null;

const units = (text: string, decimals: number) => unitsTyped(text, amountReading(decimals));

const coins: Reader<bigint> = (text) => units(text, COIN_DECIMALS);

const whole: Reader<number> = (text) => plainNumber(units(text, 0));

/** Hundredths of a percent. */
export const percent: Reader<number> = (text) => plainNumber(units(text, 2));

/** Seconds. */
const days: Reader<number> = (text) => {
  const hundredths = plainNumber(units(text, 2));
  return hundredths === null ? null : hundredths * DAY_HUNDREDTH;
};

/** Milliseconds. */
const time: Reader<number> = (text) => {
  const milliseconds = Date.parse(text);
  return Number.isNaN(milliseconds) ? null : milliseconds;
};

/** Every field that is more than a text; parts of the supply are read as shares. */
const readers = {
  supply: coins,
  lpSupply: percent,
  tradeSupply: percent,
  tradeShares: whole,
  tradePrice: coins,
  tradeMaxShares: whole,
  hardCap: coins,
  softCap: coins,
  shares: whole,
  maxShares: whole,
  startTime: time,
  endTime: time,
  userLpShare: percent,
  devShare: percent,
  devLpReceiver: parseAddress,
  backingShare: percent,
  vestingDelay: days,
  vestingInterval: days,
  vestingRounds: whole,
  burnInterval: days,
  burnRatio: percent,
  burnStop: coins,
} as const;

type Readers = typeof readers;
type Values = { [F in keyof Readers]?: Exclude<ReturnType<Readers[F]>, null> };

const problems: Readonly<Partial<Record<keyof Readers, CodeWithParams>>> = {
  startTime: { code: 'FIELD_INVALID' },
  endTime: { code: 'FIELD_INVALID' },
  devLpReceiver: { code: 'ADDRESS_INVALID' },
};

/** Reads every field of the form in its own unit; parts of the supply become amounts. */
export function readDraft(texts: DraftTexts, mode: LaunchForm['mode']): ReadDraft {
  const unreadable: LaunchRefusal[] = [];
  const values: Record<string, unknown> = {};
  for (const field of Object.keys(readers) as (keyof Readers)[]) {
    const text = texts[field].trim();
    if (text === '') continue;
    const value = readers[field](text);
    if (value !== null) values[field] = value;
    else unreadable.push({ field, problem: problems[field] ?? { code: 'AMOUNT_FORMAT' } });
  }
  const { lpSupply, tradeSupply, ...rest } = values as Values;
  const form = {
    mode,
    description: texts.description.trim(),
    ...writtenIn(texts),
    ...rest,
    ...supplyParts(rest.supply, lpSupply, tradeSupply, rest.tradeShares),
  };
  return { form, unreadable };
}

/** Texts that are left out when nothing is written. */
const words = ['name', 'symbol', 'website', 'telegram', 'twitter', 'image'] as const;

function writtenIn(texts: DraftTexts): LaunchDraft {
  const written = words.map((field) => [field, texts[field].trim()] as const);
  const filled = written.filter(([, text]) => text !== '');
  return Object.fromEntries(filled.map(([field, text]) => [field, linkIn(field, text)]));
}

/** `@abc` as the link it becomes; what is none stays as it is, and is told. */
function linkIn(field: (typeof words)[number], text: string): string {
  if (field !== 'telegram' && field !== 'twitter') return text;
  return socialLink(field, text) ?? text;
}

/** Far above every limit, far below where numbers lose digits. */
const MOST = 10n ** 12n;

function plainNumber(value: bigint | null): number | null {
  return value === null || value > MOST ? null : Number(value);
}

/**
 * Parts of the supply in units. The trade's is cut to whole shares; where nothing is to stay with the creator, what
 * is cut off goes to the liquidity.
 */
function supplyParts(
  supply: bigint | undefined,
  liquidity: number | undefined,
  trade: number | undefined,
  tradeShares: number | undefined,
): LaunchDraft {
  if (supply === undefined) return {};
  const part = (bps: number) => (supply * BigInt(bps)) / BPS;
  const tradeSupply = trade === undefined ? undefined : wholeShares(part(trade), tradeShares);
  if (liquidity === undefined) return { tradeSupply };
  const isAll = liquidity + (trade ?? 0) === Number(BPS);
  return { tradeSupply, lpSupply: isAll ? supply - (tradeSupply ?? 0n) : part(liquidity) };
}

function wholeShares(tokens: bigint, shares: number | undefined): bigint {
  return shares ? tokens - (tokens % BigInt(shares)) : tokens;
}
