import { expect, it } from 'vitest';
import { lpParts } from './lp-parts.ts';

it('splits all LP into parts that add up', () => {
  const list = [
    { amount: '400', isCreator: false },
    { amount: '100', isCreator: true },
    { amount: '50', isCreator: false },
  ];
  expect(lpParts(1000n, { burned: '200', list })).toEqual([
    { name: 'burned', amount: 200n },
    { name: 'creator', amount: 100n },
    { name: 'largest', amount: 450n },
    { name: 'others', amount: 250n },
  ]);
  expect(lpParts(450n, { burned: '0', list: list.filter(({ isCreator }) => !isCreator) })).toEqual([
    { name: 'largest', amount: 450n },
  ]);
});
