import type { RentalEntry } from './energy-queries.ts';

/** Nothing can happen to it any more. */
export const isOver = ({ state }: Pick<RentalEntry, 'state'>): boolean =>
  state === 'ended' || state === 'refunded';
