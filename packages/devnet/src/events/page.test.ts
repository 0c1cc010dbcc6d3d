import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { takePage } from './page.ts';
import { blockOf, PostingLists, placeOf, positionOf } from './posting-list.ts';

const EVERYTHING = { first: 0, last: 1e9 };

const chain = fc
  .uniqueArray(fc.tuple(fc.nat(50), fc.nat(5)), {
    selector: ([block, place]) => `${block}.${place}`,
  })
  .map((items) => items.map(([block, place]) => positionOf(block, place)).sort((a, b) => a - b));

describe('pages', () => {
  test('laid end to end give every accepted item once, in order, either way', () => {
    fc.assert(
      fc.property(
        chain,
        fc.integer({ min: 1, max: 7 }),
        fc.boolean(),
        (list, limit, descending) => {
          const accept = (position: number) => placeOf(position) !== 3;
          const seen: number[] = [];
          for (let after: number | undefined; ; ) {
            const page = takePage(list, { range: EVERYTHING, descending, limit, after }, accept);
            seen.push(...page.positions);
            if (page.next === undefined) break;
            expect(page.positions).toHaveLength(limit);
            after = page.next;
          }
          const expected = list.filter(accept);
          expect(seen).toEqual(descending ? expected.reverse() : expected);
        },
      ),
    );
  });

  test('newest first does not slip when blocks come between two pages', () => {
    const request = { range: EVERYTHING, descending: true, limit: 2 };
    const list = [1, 2, 3, 4].map((block) => positionOf(block, 0));
    const first = takePage(list, { ...request, after: undefined }, () => true);
    const grown = [...list, positionOf(5, 0), positionOf(6, 0)];
    const second = takePage(grown, { ...request, after: first.next }, () => true);
    expect(second.positions.map(blockOf)).toEqual([2, 1]);
  });

  test('only blocks of the range count', () => {
    const list = [1, 2, 3, 4].map((block) => positionOf(block, 0));
    const inRange = (first: number, last: number) =>
      takePage(
        list,
        { range: { first, last }, descending: false, limit: 9, after: undefined },
        () => true,
      ).positions.map(blockOf);
    expect(inRange(2, 3)).toEqual([2, 3]);
    expect(inRange(5, 9)).toEqual([]);
    expect(inRange(3, 2)).toEqual([]);
  });
});

describe('posting lists', () => {
  test('forget what stands at or behind a block', () => {
    const lists = new PostingLists();
    for (const block of [1, 2, 3]) lists.add('a', positionOf(block, 0));
    lists.add('b', positionOf(3, 1));
    lists.truncate(2);
    expect(lists.get('a')).toEqual([positionOf(1, 0)]);
    expect(lists.get('b')).toEqual([]);
  });

  test('an item that is added twice in a row counts once', () => {
    const lists = new PostingLists();
    lists.add('a', positionOf(1, 0));
    lists.add('a', positionOf(1, 0));
    expect(lists.get('a')).toHaveLength(1);
  });
});
