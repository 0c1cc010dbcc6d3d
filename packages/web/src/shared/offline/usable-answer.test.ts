import type { Address } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { type Asking, isUsable, type KeptAnswer, outdated } from './usable-answer.ts';

const alice = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' as Address;
const bob = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
const DAY = 86_400_000;
const now = 100 * DAY;

const asking = (reader: Address | null, build = 'a'): Asking => ({ build, reader, now });

const kept = (reader: Address | null, dataUpdatedAt = now, build = 'a'): KeptAnswer => ({
  ...{ build, reader },
  query: { state: { dataUpdatedAt } } as KeptAnswer['query'],
});

describe('an answer that was kept', () => {
  it('is shown to everyone, or to whoever read it in their session', () => {
    const sees = (of: Address | null, by: Address | null) => isUsable(kept(of), asking(by));
    expect([sees(null, null), sees(null, bob), sees(alice, alice)]).toEqual([true, true, true]);
    expect([sees(alice, null), sees(alice, bob)]).toEqual([false, false]);
  });

  it('is shown for three days, by the build that read it', () => {
    expect(isUsable(kept(null, now - 3 * DAY + 1), asking(null))).toBe(true);
    expect(isUsable(kept(null, now - 3 * DAY), asking(null))).toBe(false);
    expect(isUsable(kept(null), asking(null, 'b'))).toBe(false);
  });

  it('goes when nobody may see it any more, and the oldest when there are too many', () => {
    const many = Array.from({ length: 205 }, (_, age) => kept(null, now - age));
    const strange = kept(alice);
    expect(outdated([...many, strange], asking(bob))).toEqual([...many.slice(200), strange]);
    expect(outdated(many.slice(0, 200), asking(bob))).toEqual([]);
  });
});
