import { refusalsOfLaunch } from '@vellum/api/token-launch/launch-refusals';
import { describe, expect, it } from 'vitest';
import { type DraftField, type DraftTexts, draftFields, draftFrom } from './draft.ts';
import { readDraft } from './read-draft.ts';
import { draftOfForm } from './write-draft.ts';

const now = Date.parse('2026-11-15T12:00:00Z');
const limits = { presaleFeeBps: 200, tradeFeeBps: 200, minPresaleLength: 3_600 };

const right = draftFrom({
  name: 'Tin Lantern',
  symbol: 'TINL',
  supply: '21000000',
  description: 'Lanterns made by a small workshop.',
  website: 'https://lantern.example',
  hardCap: '400000',
  softCap: '200000',
  shares: '2000',
  maxShares: '20',
  startTime: '2026-11-20T12:00:00.000Z',
  endTime: '2026-11-27T12:00:00.000Z',
  lpSupply: '80',
  tradeSupply: '10',
  tradeShares: '1000',
  tradePrice: '250.5',
  tradeMaxShares: '5',
  userLpShare: '85',
  devShare: '5',
  backingShare: '0',
  vestingDelay: '30',
  vestingInterval: '30',
  vestingRounds: '4',
  burnInterval: '1',
  burnRatio: '0.5',
  burnStop: '1000000',
});

function problemsOf(texts: DraftTexts): readonly (readonly [string, string])[] {
  const { form, unreadable } = readDraft(texts, 'advanced');
  const told = new Set(unreadable.map(({ field }) => field));
  const refused = refusalsOfLaunch(form, now, limits).filter(({ field }) => !told.has(field));
  return [...unreadable, ...refused].map(({ field, problem }) => [field, problem.code] as const);
}

const withField = (field: DraftField, text: string) => draftFrom({ ...right, [field]: text });

const formOf = (texts: DraftTexts) => readDraft(texts, 'advanced').form;

describe('a typed form', () => {
  it('is read in its own units', () => {
    const { form, unreadable } = readDraft(right, 'advanced');
    expect(unreadable).toEqual([]);
    expect(form).toMatchObject({
      supply: 21_000_000_000_000n,
      lpSupply: 16_800_000_000_000n,
      tradeSupply: 2_100_000_000_000n,
      hardCap: 400_000_000_000n,
      startTime: Date.parse('2026-11-20T12:00:00Z'),
      userLpShare: 8_500,
      vestingDelay: 2_592_000,
      burnRatio: 50,
      tradePrice: 250_500_000n,
    });
    expect(problemsOf(right)).toEqual([]);
  });

  it('comes back as it was typed', () => {
    const { form } = readDraft(right, 'advanced');
    const back = draftOfForm(form as Parameters<typeof draftOfForm>[0]);
    expect(back).toEqual(right);
  });

  it('says what is missing, and nothing else, when nothing is typed', () => {
    const codes = new Set(problemsOf(draftFrom({})).map(([, code]) => code));
    expect([...codes]).toEqual(['FIELD_REQUIRED']);
  });

  it.each<readonly [DraftField, string, string]>([
    ['supply', '1e9', 'AMOUNT_FORMAT'],
    ['supply', '-5', 'AMOUNT_FORMAT'],
    ['supply', '0x10', 'AMOUNT_FORMAT'],
    ['supply', '21,00,000', 'AMOUNT_FORMAT'],
    ['supply', '0', 'AMOUNT_RANGE'],
    ['supply', '1000000000000001', 'AMOUNT_RANGE'],
    ['supply', '9'.repeat(90), 'AMOUNT_FORMAT'],
    ['name', '  ', 'FIELD_REQUIRED'],
    ['name', 'Tin\u202eretnaL', 'TEXT_HIDDEN'],
    ['name', '🏮'.repeat(20), 'TEXT_BYTES'],
    ['symbol', 'TOOLONGSYMBOLX', 'TEXT_TOO_LONG'],
    ['website', 'javascript:alert(1)', 'URL_INVALID'],
    ['telegram', 'https://good.example/abc', 'SOCIAL_LINK'],
    ['twitter', 't.me/abc', 'SOCIAL_LINK'],
    ['hardCap', '0', 'AMOUNT_RANGE'],
    ['hardCap', '999999999999', 'AMOUNT_RANGE'],
    ['softCap', '180000', 'SOFTCAP_RANGE'],
    ['shares', '1.5', 'AMOUNT_FORMAT'],
    ['shares', '99999999999999999999', 'AMOUNT_FORMAT'],
    ['shares', '3000', 'SHARES_UNEVEN'],
    ['maxShares', '2001', 'NUMBER_RANGE'],
    ['startTime', '2026-11-15T11:59:59.000Z', 'TIME_RANGE'],
    ['startTime', 'tomorrow', 'FIELD_INVALID'],
    ['endTime', '2026-11-19T12:00:00.000Z', 'TIME_RANGE'],
    ['lpSupply', '95', 'SUPPLY_PARTS'],
    ['lpSupply', '60', 'CREATOR_PART'],
    ['tradeSupply', '21', 'TRADE_PART'],
    ['devShare', '21', 'PERCENT_RANGE'],
    ['devLpReceiver', 'TUV9W5eYysJ2KY2W4trMLxZqfNeor4jTw', 'ADDRESS_INVALID'],
    ['backingShare', '5', 'BACKING_NEEDS_ALL'],
    ['vestingInterval', '0.5', 'DAYS_RANGE'],
    ['burnRatio', '0.51', 'PERCENT_RANGE'],
  ])('of %s "%s" is %s', (field, text, code) => {
    expect(problemsOf(withField(field, text))).toContainEqual([field, code]);
  });

  it('reads marks and digits as people write them', () => {
    expect(formOf(withField('supply', '21,000,000')).supply).toBe(21_000_000_000_000n);
    expect(formOf(withField('hardCap', '４００ ０００,50')).hardCap).toBe(400_000_500_000n);
  });

  it('keeps names of Telegram and X as links', () => {
    const { telegram, twitter } = formOf({ ...right, telegram: '@abc', twitter: 'x.com/abc' });
    expect([telegram, twitter]).toEqual(['https://t.me/abc', 'https://x.com/abc']);
  });

  it('takes sixteen digits, emoji and writing from right to left', () => {
    expect(problemsOf(withField('supply', '1000000000000000'))).toEqual([]);
    expect(problemsOf(withField('name', '🏮 燈籠'))).toEqual([]);
    expect(problemsOf(withField('name', 'فانوس'))).toEqual([]);
  });

  it('gives what does not fill a share of the trade to the liquidity when nothing is to stay', () => {
    const { form } = readDraft(
      draftFrom({ ...right, lpSupply: '90', tradeShares: '7', supply: '1000' }),
      'advanced',
    );
    expect(form.tradeSupply).toBe(99_999_998n);
    expect((form.lpSupply ?? 0n) + (form.tradeSupply ?? 0n)).toBe(1_000_000_000n);
  });

  it.each(['NaN', '\u0000', '1'.repeat(4_000), '٣', '１２', '1e400', '{}', '-0', '\ud800', '🏮'])(
    'never throws, whatever is pasted into all of it: %j',
    (text) => {
      const texts = draftFrom(Object.fromEntries(draftFields.map((field) => [field, text])));
      expect(problemsOf(texts).length).toBeGreaterThan(0);
    },
  );
});
