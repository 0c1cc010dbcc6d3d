import { orderKinds } from '@vellum/api/order-kinds/order-kinds';
import { expect, it } from 'vitest';
import { journeys } from '../journeys/journeys.ts';
import { leftOut, stories } from './stories.ts';

it('every kind of order is paid, or left out for a reason', () => {
  const paid = new Set(stories.flatMap(({ kinds }) => kinds));
  const reasons = Object.keys(leftOut);
  expect([...paid, ...reasons].toSorted()).toEqual([...orderKinds].toSorted());
});

it('a browser goes through everything that matters most', () => {
  expect(journeys.flatMap(({ steps }) => steps)).toEqual(
    expect.arrayContaining([
      ...['activation', 'card purchase', 'listing', 'sale', 'pledge', 'coin stake', 'LP stake'],
      ...['burn', 'launch', 'presale purchase', 'presale left', 'OTC offer made'],
      ...['OTC offer taken', 'withdrawal by payout root', 'approval cancelled'],
    ]),
  );
});
