import { describe, expect, test } from 'vitest';
import { cardIdOf, parseCardId, printedNumber, serialText, tokenIdOf } from './card-id.ts';

describe('the id of a card', () => {
  const gold = { level: 3, serial: 318n };

  test('holds level and serial', () => {
    expect(tokenIdOf(gold)).toBe('55340232221128655166');
    expect(cardIdOf('55340232221128655166')).toEqual(gold);
  });

  test.each([
    '',
    '0',
    '318',
    'x',
    '-1',
    '0x3',
    '1e30',
    ((256n << 64n) | 1n).toString(),
    (3n << 64n).toString(),
  ])('is not %j', (text) => {
    expect(parseCardId(text)).toBeNull();
  });

  test('is shown as printed, or without its letter', () => {
    expect(printedNumber(gold)).toBe('G 000 318');
    expect(printedNumber({ level: 9, serial: 1n })).toBe('L9 000 001');
    expect(serialText(1_234_567n)).toBe('1 234 567');
  });
});
