import * as z from 'zod/mini';
import { action } from '../paid-action/paid-action.ts';
import { post } from '../wire/endpoint.ts';
import { address } from '../wire/form-fields.ts';
import { pageFields, pageOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import {
  count,
  address as shownAddress,
  time as shownTime,
  amount as sum,
  txid,
} from '../wire/shapes.ts';

export const approvals = {
  list: post(paths.approvals.list, {
    summary:
      'What an address last allowed whom to take of the coins of the platform, the newest first; ' +
      'what was cancelled is left out. How much is left of it only the node knows',
    caller: '-',
    body: { ...pageFields, address },
    reply: pageOf({
      coin: shownAddress,
      symbol: z.nullable(z.string()),
      decimals: z.nullable(count),
      spender: shownAddress,
      /** What the deployment, or the factory that made it, calls the spender; null when it is none of ours. */
      spenderName: z.nullable(z.string()),
      /** As it was given: what has been taken since is not subtracted. */
      given: sum,
      at: shownTime,
      txid,
      block: count,
    }),
    errors: ['ADDRESS_INVALID'],
  }),
};

export const approvalActions = {
  /** Quotes `allowance` and `symbol`: what ends. */
  cancel: action('approvals.cancel', {
    summary: 'Sets what a contract may take of a coin to nothing',
    caller: 'S',
    body: { token: address, spender: address },
    errors: ['ADDRESS_INVALID', 'COIN_UNKNOWN', 'NO_APPROVAL'],
  }),
};
