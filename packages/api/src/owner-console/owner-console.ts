import * as z from 'zod/mini';
import { action } from '../paid-action/paid-action.ts';
import { ownerDeeds } from '../wire/choice-lists.ts';
import { address, amount, choice, flag, text, wholeNumber } from '../wire/form-fields.ts';

const LEVELS = 65_535;
const SECONDS = 4_294_967_295;

/** What owners of our contracts do to them, where no other action does it. */
export const ownerActions = {
  act: action('owner.act', {
    summary: 'A call that only the owner of a contract may make',
    caller: 'S',
    body: {
      contract: address,
      deed: choice(ownerDeeds),
      /** Of a transfer: who shall own it. It holds once they have accepted. */
      to: z.optional(address),
      /** Of `setCreationFee` in sun; of `setLevel` the price in sun, or in U. */
      amount: z.optional(amount),
      enabled: z.optional(flag),
      /** Of `sweepCoin`. */
      coin: z.optional(address),
      /** Of `setLevel` and `setUri`; the settings of a level are all given at once. */
      level: z.optional(wholeNumber(0, LEVELS)),
      name: z.optional(text(40)),
      pledgeTime: z.optional(wholeNumber(0, SECONDS)),
      pricedInU: z.optional(flag),
      weight: z.optional(wholeNumber(0, LEVELS)),
      fund: z.optional(address),
      uri: z.optional(text(200)),
    },
    errors: ['NOT_FOUND', 'NOT_TOKEN_OWNER', 'FIELD_REQUIRED', 'ADDRESS_INVALID'],
  }),
};
