import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import type { TokenDetail } from '../../../shared/launch/launch-queries.ts';
import { powerLines } from './powers.ts';

const DAY = 86_400;
const someone: Address = fromHexAddress(`41${'1'.repeat(40)}` as HexAddress);
const launch = 1_780_000_000_000;
const terms: TokenDetail['terms'] = {
  userLpShare: 8_000,
  creatorLpShare: 1_000,
  creatorLpReceiver: someone,
  vestingDelay: DAY,
  vestingRate: 2_500,
  vestingInterval: 30 * DAY,
  backingShare: 0,
  changes: 0,
};
const token = {
  stage: 'notStarted',
  powers: ['presaleTerms', 'presaleCancel'],
  supplies: { liquidity: '80', creator: '20', trade: '0', burned: '0' },
  terms,
  liquidity: null,
  edits: { count: 3, list: [] },
  presaleOwner: someone,
  tradeOwner: someone,
} satisfies Parameters<typeof powerLines>[0];
const liquidity = { usersFreeFrom: launch + DAY * 1_000 } as TokenDetail['liquidity'];
const keys = (...[of]: Parameters<typeof powerLines>) => powerLines(of).map(({ key }) => key);

describe('what a creator can still do', () => {
  it('names every call that the contracts would take, and its own parts', () => {
    expect(keys(token)).toEqual([
      'power_presaleTerms',
      'power_presaleCancel',
      'sellAfterLaunch',
      'lpAfterLaunch',
      'editTexts',
      'cannot',
    ]);
  });

  it('dates its own parts once they are locked', () => {
    const lines = powerLines({ ...token, stage: 'launched', powers: [], liquidity });
    expect(lines.slice(0, 2)).toEqual([
      { kind: 'time', key: 'sellLater', at: launch + 180 * DAY * 1_000, amount: 20n },
      { kind: 'time', key: 'lpLater', at: launch + 180 * DAY * 1_000, share: 1_000 },
    ]);
  });

  it('locks as long as buyers wait when that is longer', () => {
    const slow = { ...terms, vestingRate: 1_000 };
    const [line] = powerLines({ ...token, stage: 'launched', powers: [], liquidity, terms: slow });
    expect(line).toMatchObject({ at: launch + 271 * DAY * 1_000 });
  });

  it('says when nobody owns it, and that refunds cannot be kept back', () => {
    const given = { ...token, presaleOwner: null, tradeOwner: null, powers: [] };
    expect(keys(given)).toContain('noOwner');
    expect(keys({ ...given, stage: 'failed' })).toEqual([
      'editTexts',
      'noOwner',
      'cannotKeep',
      'cannot',
    ]);
  });
});
