import { describe, expect, it } from 'vitest';
import { reviewedFields, reviewOf } from './token-review.ts';

const reasonOf = (field: (typeof reviewedFields)[number], text: string) =>
  reviewOf({ [field]: text })[0]?.reason ?? null;

describe('the content check', () => {
  it.each([
    ['name', 'Pine Resin'],
    ['name', '松煙墨條'],
    ['name', 'Family 👨‍👩‍👧'],
    ['symbol', 'TRX2'],
    ['name', 'Sol Road'],
    ['description', 'Ten pines & two firs.\nPrices may fall: 2 < 3, 5 > 4.'],
    ['description', 'Nothing here is guaranteed. Returns depend on the market.'],
    ['description', 'We guarantee that every brick is red.'],
    ['website', 'https://pine.example/a?b=c#d'],
    ['documentUrl', 'https://docs.pine.co.uk/report-2026.pdf'],
    ['website', ''],
  ] as const)('lets %s "%s" stand', (field, text) => {
    expect(reasonOf(field, text)).toBeNull();
  });

  it.each([
    ['name', 'Pi\u200bne', 'hidden'],
    ['name', 'Pi\ufffdne', 'hidden'],
    ['description', 'safe \u202egnp.exe', 'hidden'],
    ['description', 'Look <script>alert(1)</script>', 'markup'],
    ['description', 'a &#60; b', 'markup'],
    ['description', 'javascript:alert(1)', 'markup'],
    ['description', 'Enter your SEED   phrase to claim', 'keys'],
    ['description', '請輸入助記詞', 'keys'],
    ['description', 'Ｐrivate key needed', 'keys'],
    ['description', 'Guaranteed daily profit', 'promise'],
    ['description', 'A risk-free return of 20 %', 'promise'],
    ['description', 'Double your TRX', 'promise'],
    ['description', '保證獲利，穩賺不賠', 'promise'],
    ['name', ' Tether  USD ', 'impersonation'],
    ['symbol', 'usdt', 'impersonation'],
    ['symbol', 'ＶＬＭ', 'impersonation'],
    ['symbol', 'TRXX', 'impersonation'],
    ['name', 'Vеllum Gold', 'impersonation'],
    ['name', 'B1tcoin Cash', 'impersonation'],
    ['symbol', 'ЕТН', 'impersonation'],
    ['website', 'http://pine.example', 'link'],
    ['website', 'https://good.example@evil.example', 'link'],
    ['website', 'https://203.0.113.7/', 'link'],
    ['website', 'https://xn--pple-43d.com', 'link'],
    ['website', 'https://аpple.com', 'link'],
    ['website', 'https://pine.example:8443', 'link'],
    ['telegram', 'https://localhost', 'link'],
  ] as const)('refuses %s "%s": %s', (field, text, reason) => {
    expect(reasonOf(field, text)).toBe(reason);
  });

  it('names every field once, in the order of the form', () => {
    const all = Object.fromEntries(reviewedFields.map((field) => [field, 'a\u202eb']));
    expect(reviewOf(all).map(({ field }) => field)).toEqual([...reviewedFields]);
  });
});
