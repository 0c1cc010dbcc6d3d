import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardArt } from './card-art.ts';
import {
  type CardLevelNumber,
  cardLevelNumber,
  cardLevelNumbers,
  cardLevels,
} from './card-level.ts';
import type { CardDetail } from './card-plan.ts';
import { planCard } from './card-plan.ts';
import { cardSerial } from './card-serial.ts';

const details = ['full', 'card', 'thumb'] as const;
const everyCard = {
  level: fc.constantFrom(...cardLevelNumbers),
  serial: fc.bigInt({ min: 1n, max: 99_999n }),
  detail: fc.constantFrom(...details),
};

/** Every tag is closed by its own, attributes are quoted, and text holds nothing that needs escaping. */
function isWellFormed(text: string): boolean {
  const open: string[] = [];
  const tag = /<(\/?)([a-zA-Z]+)(?: [a-zA-Z:-]+="[^"<&]*")*(\/?)>/g;
  const rest = text.replace(tag, (_, closing: string, name: string, empty: string) => {
    if (closing && open.pop() !== name) open.push('a tag that nothing closes');
    if (!(closing || empty)) open.push(name);
    return '';
  });
  return open.length === 0 && !/[<>&]/.test(rest);
}

/** Bytes: a page holds many thumbs and one full card. */
const limits: Readonly<Record<CardDetail, number>> = { full: 18_000, card: 16_000, thumb: 6_000 };

describe('card art', () => {
  it('gives the same text for the same card', () => {
    fc.assert(
      fc.property(fc.record(everyCard), (card) => {
        expect(cardArt(card)).toBe(cardArt(card));
      }),
    );
  });

  it('is well formed, light, and made of finite numbers', () => {
    fc.assert(
      fc.property(fc.record(everyCard), (card) => {
        const text = cardArt(card);
        expect(isWellFormed(text)).toBe(true);
        expect(text).not.toMatch(/NaN|Infinity|undefined|null|\de[-+]?\d/);
        expect(Buffer.byteLength(text)).toBeLessThan(limits[card.detail]);
      }),
    );
  });

  it('uses every id once and refers to none that is missing', () => {
    for (const level of cardLevelNumbers) {
      for (const detail of details) {
        const text = cardArt({ level, serial: 7n, detail });
        const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
        const used = [...text.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toEqual(expect.arrayContaining([...new Set(used)]));
      }
    }
  });

  it('differs by level and by serial', () => {
    const drawn = cardLevelNumbers.flatMap((level) =>
      Array.from({ length: 40 }, (_, at) =>
        cardArt({ level, serial: BigInt(at + 1), detail: 'card' }),
      ),
    );
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('shows the same figure in every detail', () => {
    const foldsOf = (level: CardLevelNumber, detail: CardDetail) => {
      const text = cardArt({ level, serial: 318n, detail });
      return [...text.matchAll(/id="f\d".*?<\/g>/g)].map(([part]) => part.split('<use').length);
    };
    for (const level of cardLevelNumbers) {
      expect(foldsOf(level, 'thumb')).toEqual(foldsOf(level, 'full'));
      expect(foldsOf(level, 'card')).toEqual(foldsOf(level, 'full'));
    }
  });

  it('prints level, serial and value, in two languages', () => {
    const card = { level: 3, serial: 318n, detail: 'full' } as const;
    expect(cardArt(card)).toContain('>Gold</text>');
    expect(cardArt({ ...card, language: 'zh-TW' })).toContain('>黃金</text>');
    expect(cardArt(card)).toContain('>G 000 318</text>');
    expect(cardArt(card)).toContain('500 U');
  });

  // Integers only, so these hold on every engine; a change here would redraw cards people own.
  it.each([
    [1, 1042n, 'B 001 042', '#3D6670', 10],
    [4, 127n, 'P 000 127', '#7A5A2E', 40],
    [6, 9n, 'X 000 009', '#7F9CCB', 218],
  ] as const)(
    'decides level %i, serial %i as it always did',
    (level, serial, printed, tint, turn) => {
      expect(planCard(level, serial)).toMatchObject({ serial: printed, tint, turn });
    },
  );
});

it('groups long serials from the right', () => {
  expect(cardSerial(cardLevels[1], 1_234_567n)).toBe('B 1 234 567');
});

it('knows six levels', () => {
  expect(cardLevelNumber(6)).toBe(6);
  expect(cardLevelNumber(0)).toBeNull();
  expect(cardLevelNumber(7)).toBeNull();
});
