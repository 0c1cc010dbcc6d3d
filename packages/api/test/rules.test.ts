import type { Address } from '@vellum/tron/address';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SUGGESTED_APPROVAL } from '../src/approvals/suggested-approval.ts';
import {
  ACTIVATION_CODES,
  activationCode,
  readActivationCode,
} from '../src/membership/activation-code.ts';
import { activationPayload } from '../src/membership/activation-payload.ts';
import { readInviter, refusalToInvite } from '../src/membership/inviter.ts';
import { refusalOfSoftCap } from '../src/presale/soft-cap.ts';
import { refusalOfNickName } from '../src/profiles/nick-name.ts';
import { profiles } from '../src/profiles/profiles.ts';
import { HIGHEST_TEAM_LEVEL, nextTeamLevel, teamLevel } from '../src/team/team-level.ts';
import { languageFor } from '../src/typed-text/language.ts';
import { IMAGE_BYTES_LIMIT, refusalOfImage } from '../src/uploads/image-rule.ts';
import { refusalOfWithdrawal } from '../src/withdrawal/withdrawal-rule.ts';

const ME = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH' as Address;
const OTHER = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' as Address;
const payload = fc.integer({ min: 0, max: ACTIVATION_CODES - 1 });

describe('activation codes', () => {
  test('are eight characters that nobody mixes up, one for each payload', () => {
    fc.assert(
      fc.property(payload, payload, (a, b) => {
        expect(activationCode(a)).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
        expect(activationCode(a) === activationCode(b)).toBe(a === b);
      }),
    );
    expect(activationCode(0)).toBe('22222222');
    expect(() => activationCode(ACTIVATION_CODES)).toThrow(RangeError);
    expect(() => activationCode(-1)).toThrow(RangeError);
  });

  test('are read back however they are typed', () => {
    fc.assert(
      fc.property(payload, (number) => {
        const code = activationCode(number);
        const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
        expect(readActivationCode(typed)).toBe(code);
      }),
    );
  });

  test('show any one wrong character and any two swapped ones', () => {
    const place = fc.integer({ min: 0, max: 7 });
    const letter = fc.constantFrom(...'23456789ABCDEFGHJKMNPQRSTUVWXYZ');
    fc.assert(
      fc.property(payload, place, place, letter, (number, at, other, wrong) => {
        const right = [...activationCode(number)];
        const mistyped = right.with(at, wrong).join('');
        const swapped = right.with(at, right[other]!).with(other, right[at]!).join('');
        for (const code of [mistyped, swapped]) {
          expect(readActivationCode(code) !== null).toBe(code === right.join(''));
        }
      }),
    );
  });

  test('of an address are the same every time and others at the next attempt', () => {
    const codes = [0, 1, 2].map((attempt) => activationCode(activationPayload(OTHER, attempt)));
    expect(new Set([...codes, activationCode(activationPayload(ME, 0))]).size).toBe(4);
    // People have noted theirs down.
    expect(codes[0]).toBe('EEH4KPP2');
  });

  test('are not read from anything else', () => {
    for (const text of ['', '2222222', '222222222', '2222222O', '2222222A', ME]) {
      expect(readActivationCode(text), text).toBeNull();
    }
  });
});

describe('an inviter', () => {
  test('is refused when it is nobody, nonsense or oneself', () => {
    expect(refusalToInvite(ME, '  ')).toBe('ACTIVATION_CODE_REQUIRED');
    expect(refusalToInvite(ME, 'hello')).toBe('PARENT_INVALID');
    expect(refusalToInvite(ME, `${OTHER.slice(0, -1)}9`)).toBe('PARENT_INVALID');
    expect(refusalToInvite(ME, ` ${ME} `)).toBe('SELF_INVITE');
  });

  test('goes by address or by code', () => {
    expect(refusalToInvite(ME, OTHER)).toBeNull();
    expect(readInviter(OTHER)).toEqual({ by: 'address', address: OTHER });
    expect(readInviter(activationCode(7).toLowerCase())).toEqual({
      by: 'code',
      code: activationCode(7),
    });
  });
});

describe('S9.01 a nick name has 0 to 12 characters', () => {
  const fitting = [
    '',
    'twelve chars',
    '十二個字的暱稱可以用的喔',
    '👨‍👩‍👧'.repeat(12),
    'é'.repeat(12),
    '  twelve chars  ',
  ];
  const tooLong = ['thirteen char', '十三個字的暱稱不可以用的喔啊', '👨‍👩‍👧'.repeat(13)];

  test('S9.01 counted as people count, on the page and in the form alike', () => {
    const field = profiles.update.body.def.shape.nickName;
    for (const name of fitting) {
      expect(refusalOfNickName(name), name).toBeNull();
      expect(field.safeParse(name).success, name).toBe(true);
    }
    for (const name of tooLong) {
      expect(refusalOfNickName(name), name).toBe('NICKNAME_LENGTH');
      expect(field.safeParse(name).error?.issues[0]?.message, name).toBe('NICKNAME_LENGTH');
    }
  });
});

describe('a soft cap', () => {
  test('is 50% to 100% of the hard cap', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 18n), fc.bigInt(0n, 2n * 10n ** 18n), (hard, soft) => {
        const share = Number((soft * 10_000n) / hard);
        if (share >= 5_001 && soft <= hard) expect(refusalOfSoftCap(soft, hard)).toBeNull();
        if (share < 5_000 || soft > hard)
          expect(refusalOfSoftCap(soft, hard)).toBe('SOFTCAP_RANGE');
      }),
    );
    expect(refusalOfSoftCap(50n, 100n)).toBeNull();
    expect(refusalOfSoftCap(49n, 100n)).toBe('SOFTCAP_RANGE');
    expect(refusalOfSoftCap(50n, 101n)).toBe('SOFTCAP_RANGE');
    expect(refusalOfSoftCap(100n, 100n)).toBeNull();
    expect(refusalOfSoftCap(101n, 100n)).toBe('SOFTCAP_RANGE');
    expect(refusalOfSoftCap(0n, 0n)).toBe('SOFTCAP_RANGE');
  });
});

describe('a withdrawal', () => {
  const limits = { available: 25n, minimum: 10n, isOpen: true };
  const refusal = (amount: bigint | null, of = limits) =>
    refusalOfWithdrawal(amount, of, (value) => `${value} U`);

  test('has an amount, not 0, not above what is available, not below the minimum', () => {
    expect(refusal(null)).toEqual({ code: 'AMOUNT_REQUIRED' });
    expect(refusal(0n)).toEqual({ code: 'AMOUNT_ZERO' });
    expect(refusal(26n)).toEqual({ code: 'EXCEEDS_AVAILABLE', params: { available: '25 U' } });
    expect(refusal(9n)).toEqual({ code: 'BELOW_MINIMUM_WITHDRAWAL', params: { min: '10 U' } });
    expect(refusal(10n)).toBeNull();
    expect(refusal(25n)).toBeNull();
    expect(refusal(10n, { ...limits, isOpen: false })).toEqual({ code: 'CLAIM_NOT_OPEN' });
  });

  test('may always be the whole balance', () => {
    expect(refusal(3n, { ...limits, available: 3n })).toBeNull();
    expect(refusal(2n, { ...limits, available: 3n })?.code).toBe('BELOW_MINIMUM_WITHDRAWAL');
  });
});

describe('S9.02 an image is under 4 MB', () => {
  test('S9.02 to the byte', () => {
    const of = (size: number, type = 'image/png') => refusalOfImage({ size, type });
    expect(of(IMAGE_BYTES_LIMIT - 1)).toBeNull();
    expect(of(IMAGE_BYTES_LIMIT)).toBe('IMAGE_TOO_LARGE');
    expect(of(1, 'image/svg+xml')).toBe('IMAGE_FORMAT');
    expect(IMAGE_BYTES_LIMIT).toBe(4_194_304);
  });
});

describe('figures', () => {
  test('team levels begin at 1, 3, 10, 30, 100 and 300 active direct members', () => {
    const counts = [0, 1, 2, 3, 9, 10, 29, 30, 99, 100, 299, 300, 5_000];
    expect(counts.map(teamLevel)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
    expect(nextTeamLevel(0)).toEqual({ level: 1, from: 1 });
    expect(nextTeamLevel(12)).toEqual({ level: 4, from: 30 });
    expect(nextTeamLevel(300)).toBeNull();
    expect(teamLevel(1_000_000)).toBe(HIGHEST_TEAM_LEVEL);
  });

  test('the suggested approval is 1000 USDT', () => {
    expect(SUGGESTED_APPROVAL).toBe(1_000n * 10n ** 6n);
  });
});

describe('the language of an answer', () => {
  test.each([
    [undefined, 'en'],
    ['en-US', 'en'],
    ['zh-TW', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
    ['zh-hant-hk', 'zh-TW'],
    ['zh-HK,zh;q=0.9,en;q=0.8', 'zh-TW'],
    ['zh-CN,zh;q=0.9', 'en'],
    ['fr, zh-TW;q=0.5, en;q=0.7', 'en'],
    ['fr, zh-TW;q=0.7, en;q=0.5', 'zh-TW'],
    ['zh-TW;q=0, en;q=0.1', 'en'],
    ['*', 'en'],
    ['zh-TW;q=nonsense', 'en'],
  ])('%s: %s', (header, language) => {
    expect(languageFor(header)).toBe(language);
  });

  test('is one of the two whatever the header holds', () => {
    fc.assert(fc.property(fc.string(), (header) => ['en', 'zh-TW'].includes(languageFor(header))));
  });
});
