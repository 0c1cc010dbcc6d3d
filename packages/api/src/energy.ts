import { address, chainId, wholeNumber } from './form-fields.ts';
import { action } from './paid-action.ts';

/** Energy leased for hours; paid to the operator only for proved delivery. */
export const energyActions = {
  rent: action('energy.rent', {
    summary: 'Energy for an address, for hours',
    caller: 'S',
    later: 8,
    body: {
      receiver: address,
      energy: wholeNumber(1_000, 100_000_000),
      hours: wholeNumber(1, 720),
    },
    errors: ['ADDRESS_INVALID', 'ENERGY_UNAVAILABLE', 'INSUFFICIENT_BALANCE'],
  }),
  refund: action('energy.refund', {
    summary: 'The money back for energy that was not delivered; anyone may',
    caller: 'S',
    later: 8,
    body: { leaseId: chainId },
    errors: ['NOT_FOUND', 'NOT_REFUNDABLE'],
  }),
};
