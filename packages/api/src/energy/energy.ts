import * as z from 'zod/mini';
import { action } from '../paid-action/paid-action.ts';
import { rentalStates } from '../wire/choice-lists.ts';
import { post } from '../wire/endpoint.ts';
import { address, amount, chainId, choice, flag, wholeNumber } from '../wire/form-fields.ts';
import { asOf, pageFields, pageOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import {
  count,
  address as shownAddress,
  chainId as shownId,
  time as shownTime,
  amount as sum,
  txid,
} from '../wire/shapes.ts';
import {
  LEAST_ENERGY,
  MOST_BASE_PRICE,
  MOST_ENERGY,
  MOST_HOUR_PRICE,
  MOST_HOURS,
} from './energy-rental.ts';

const whenever = z.nullable(shownTime);

/** Reads of the energy desk. Prices are read from its contract. */
export const energy = {
  desk: post(paths.energy.desk, {
    summary: 'What the operator can lend, and how the latest rentals went',
    caller: '-',
    reply: z.object({
      operator: shownAddress,
      /** Sun that the operator has staked for energy, and the part of it that is lent out. */
      staked: sum,
      lentStake: sum,
      /** Energy that the lent part gives to others, and what could be lent now. */
      lent: sum,
      free: sum,
      /** Of the newest 500 rentals that are over or were delivered. */
      record: z.object({
        rentals: count,
        delivered: count,
        refunded: count,
        /** Half of the deliveries came within so many milliseconds; null without any. */
        median: z.nullable(count),
      }),
      /** Rentals that are not over, and what the contract holds for them. */
      open: count,
      held: sum,
      /** What the operator was paid in all. */
      earned: sum,
      asOf,
    }),
    errors: ['CHAIN_UNAVAILABLE'],
  }),
  list: post(paths.energy.list, {
    summary: 'Rentals, the newest first',
    caller: '-',
    body: {
      ...pageFields,
      /** Who paid, or who uses the energy. */
      address: z.optional(address),
      state: z.optional(choice(rentalStates)),
    },
    reply: pageOf({
      rentalId: shownId,
      buyer: shownAddress,
      receiver: shownAddress,
      energy: sum,
      hours: count,
      paid: sum,
      /** Sun of stake that must be lent for it. */
      stake: sum,
      state: z.enum(rentalStates),
      rentedAt: shownTime,
      deliveredAt: whenever,
      endsAt: whenever,
      /** When it was paid out or refunded. */
      closedAt: whenever,
      txid,
    }),
    errors: ['ADDRESS_INVALID'],
  }),
};

/** Energy leased for hours; paid to the operator only for proved delivery. */
export const energyActions = {
  /** Quotes `price`, in sun. */
  rent: action('energy.rent', {
    summary: 'Energy for an address, for hours, at most at a price',
    caller: 'S',
    body: {
      receiver: address,
      energy: wholeNumber(LEAST_ENERGY, MOST_ENERGY),
      hours: wholeNumber(1, MOST_HOURS),
      maxPay: amount,
    },
    errors: ['ADDRESS_INVALID', 'ENERGY_UNAVAILABLE', 'PRICE_MOVED', 'INSUFFICIENT_BALANCE'],
  }),
  /** Quotes `amount`, which goes back to whoever paid. */
  refund: action('energy.refund', {
    summary: 'The money back for energy that was not delivered; anyone may',
    caller: 'S',
    body: { rentalId: chainId },
    errors: ['NOT_FOUND', 'NOT_REFUNDABLE'],
  }),
  /** In sun for 1,000 energy. */
  setPrice: action('energy.set-price', {
    summary: 'Operator: price per rental and per hour, and whether new rentals are open',
    caller: 'S',
    body: {
      basePrice: wholeNumber(0, MOST_BASE_PRICE),
      hourPrice: wholeNumber(0, MOST_HOUR_PRICE),
      isOpen: flag,
    },
    errors: ['NOT_OWNER'],
  }),
};
