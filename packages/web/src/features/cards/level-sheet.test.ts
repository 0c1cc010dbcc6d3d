import { expect, it } from 'vitest';
import { partsOf } from './level-sheet.tsx';

const reservation = { left: 2, window: 7_200_000, firstPayment: '30', running: 0 };
const parts = (change: object) =>
  partsOf({ status: 'onSale', price: '100', reservation, ...change } as never);

it('offers two parts while the level is open, also once its supply is sold', () => {
  const offered = { first: 30n, second: 70n, window: 7_200_000, left: 2 };
  expect(parts({})).toEqual(offered);
  expect(parts({ status: 'soldOut' })).toEqual(offered);
});

it.each([
  { status: 'preparing' },
  { status: 'ended' },
  { price: null },
  { reservation: null },
  { reservation: { ...reservation, left: 0 } },
])('offers none with %o: the contract would refuse', (change) => {
  expect(parts(change)).toBeNull();
});
