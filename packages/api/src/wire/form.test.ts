import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { MAX_PAGE_DEPTH } from './choice-lists.ts';
import { encodeForm } from './form.ts';
import {
  address,
  amount,
  choice,
  flag,
  link,
  list,
  text,
  time,
  txid,
  wholeNumber,
} from './form-fields.ts';
import { pageFields, pageOf, rowsOfPage } from './page.ts';

const ROOT = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH';
const MAX = 2n ** 256n - 1n;

/** What the server sees of a form that the browser sent. */
const sent = (values: Parameters<typeof encodeForm>[0]) =>
  Object.fromEntries(new URLSearchParams(encodeForm(values).toString()));
const codesOf = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

describe('what is sent is what arrives', () => {
  const body = z.object({
    amount,
    days: wholeNumber(1, 3_650),
    at: time,
    note: text(40),
    allowed: flag,
    mode: choice(['burn', 'swapToBurn']),
    users: list(address, 3),
    missing: z.optional(amount),
  });

  test('for every value of every kind of field', () => {
    const values = fc.record({
      amount: fc.bigInt(0n, MAX),
      days: fc.integer({ min: 1, max: 3_650 }),
      at: fc.integer({ min: 0, max: 8_640_000_000_000_000 }),
      note: fc.string({ unit: 'grapheme', maxLength: 40 }).map((note) => note.trim()),
      allowed: fc.boolean(),
      mode: fc.constantFrom('burn', 'swapToBurn'),
      users: fc.array(fc.constant(ROOT), { minLength: 1, maxLength: 3 }),
    });
    fc.assert(
      fc.property(values, (value) => {
        expect(body.parse(sent({ ...value, missing: undefined }))).toEqual(value);
      }),
    );
  });
});

describe('amounts', () => {
  test('are decimal integers up to uint256 and nothing else', () => {
    fc.assert(
      fc.property(fc.string(), (written) => {
        const isAmount = /^(0|[1-9][0-9]*)$/.test(written) && BigInt(written) <= MAX;
        expect(amount.safeParse(written).success).toBe(isAmount);
      }),
    );
    for (const bad of [
      '',
      '-1',
      '1.0',
      '1e3',
      '01',
      '0x1',
      ' 1',
      '1 ',
      '１',
      String(MAX + 1n),
      '9'.repeat(500),
    ]) {
      expect(codesOf(amount, bad), bad).toEqual(['AMOUNT_FORMAT']);
    }
    expect(amount.parse(String(MAX))).toBe(MAX);
  });
});

describe('other fields', () => {
  test('an address has a right checksum', () => {
    expect(address.parse(ROOT)).toBe(ROOT);
    expect(codesOf(address, `${ROOT.slice(0, -1)}J`)).toEqual(['ADDRESS_INVALID']);
    expect(codesOf(address, '41'.padEnd(42, '0'))).toEqual(['ADDRESS_INVALID']);
  });

  test('text is counted as people count and trimmed', () => {
    expect(text(2).parse('  👨‍👩‍👧é ')).toBe('👨‍👩‍👧é');
    expect(codesOf(text(2), '三個字')).toEqual(['TEXT_TOO_LONG']);
  });

  test('a link is https or nothing', () => {
    for (const good of ['', 'https://vellum.example/a?b=c']) expect(link.parse(good)).toBe(good);
    for (const bad of [
      'http://a.b',
      'javascript:alert(1)',
      'https://a b',
      'https://a"b',
      'https://',
    ]) {
      expect(codesOf(link, bad), bad).toEqual(['URL_INVALID']);
    }
  });

  test('a transaction id is 64 lowercase hex digits', () => {
    expect(txid.parse('0a'.repeat(32))).toHaveLength(64);
    expect(codesOf(txid, '0A'.repeat(32))).toEqual(['TXID_FORMAT']);
  });

  test('numbers stay in their range', () => {
    const days = wholeNumber(1, 30);
    for (const bad of ['0', '31', '1.5', '', '-1', '1e1', '99999999999999999999']) {
      expect(codesOf(days, bad), bad).toEqual(['NUMBER_RANGE']);
    }
  });
});

describe('pages', () => {
  const page = z.object(pageFields);

  test('are the first twenty rows when nothing is said', () => {
    expect(page.parse({})).toEqual({ pageNo: 1, pageSize: 20 });
    expect(page.safeParse({ pageNo: '0' }).success).toBe(false);
    expect(page.safeParse({ pageSize: '51' }).success).toBe(false);
  });

  test('follow each other without gap or overlap, down to the greatest depth', () => {
    const size = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(size, fc.integer({ min: 1, max: MAX_PAGE_DEPTH }), (pageSize, pageNo) => {
        const rows = rowsOfPage({ pageNo, pageSize });
        const next = rowsOfPage({ pageNo: pageNo + 1, pageSize });
        if (pageNo * pageSize > MAX_PAGE_DEPTH) expect(rows).toBeNull();
        else if (next !== null) expect(next.offset).toBe((rows?.offset ?? 0) + pageSize);
      }),
    );
  });

  test('say of each row whether it is final', () => {
    const reply = pageOf({ amount: z.string() });
    const empty = { pageNo: 1, pageSize: 20, hasMore: false, asOf: { head: 9, solid: 5 } };
    expect(reply.safeParse({ ...empty, list: [{ amount: '1', final: true }] }).success).toBe(true);
    expect(reply.safeParse({ ...empty, list: [{ amount: '1' }] }).success).toBe(false);
  });
});
