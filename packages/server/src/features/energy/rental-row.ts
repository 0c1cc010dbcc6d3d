import { rentalStateOf } from '@vellum/api/energy/energy-rental';
import type { RentalState } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';

export type RentalRow = {
  id: bigint;
  buyer: Address;
  receiver: Address;
  energy: bigint;
  hours: number;
  price: bigint;
  stake: bigint;
  rented_at: bigint;
  delivered_at: bigint | null;
  ends_at: bigint | null;
  settled_at: bigint | null;
  refunded_at: bigint | null;
  txid: string;
  block: number;
};

/** By the chain's time, milliseconds. */
export const stateOf = (row: RentalRow, now: number): RentalState =>
  rentalStateOf(
    {
      rentedAt: Number(row.rented_at),
      deliveredAt: momentOf(row.delivered_at),
      endsAt: momentOf(row.ends_at),
      settledAt: momentOf(row.settled_at),
      refundedAt: momentOf(row.refunded_at),
    },
    now,
  );

export const momentOf = (time: bigint | null): number | null =>
  time === null ? null : Number(time);
