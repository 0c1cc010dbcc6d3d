import * as z from 'zod/mini';
import { tokenNamed } from '../presale/presale-shapes.ts';
import { rankingBoards, rankingPeriods } from '../wire/choice-lists.ts';
import { post } from '../wire/endpoint.ts';
import { choice } from '../wire/form-fields.ts';
import { pageFields, pageOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import { amount, count, sha256, time } from '../wire/shapes.ts';

/**
 * Raised and volume in sun, burn in millionths of the first supply, holders counted. A day is the last 24 hours from
 * the beginning of an hour on, week and month are the last 7 and 30 days with today. Nobody can pay for a place.
 */
export const rankings = {
  list: post(paths.rankings.list, {
    summary: 'Tokens by what was raised, traded or burned, or by holders',
    caller: '-',
    body: {
      ...pageFields,
      board: choice(rankingBoards),
      period: z._default(choice(rankingPeriods), 'week'),
    },
    reply: z.object({
      ...pageOf({
        ...tokenNamed,
        image: z.nullable(sha256),
        rank: count,
        /** In the period before, as long as this one; null when it had no place there or there is no period before. */
        previousRank: z.nullable(count),
        value: amount,
        /** Of the board of burns: tokens in base units. */
        burned: z.nullable(amount),
      }).shape,
      /** Of all tokens of the board. */
      sum: amount,
      /**
       * Of the board of volume: what the filter left out, and the number of addresses it was left out of, counted for
       * each token. Of an address only the difference between bought and sold counts, of the creator nothing.
       */
      leftOut: z.nullable(z.object({ count, value: amount })),
      from: z.nullable(time),
      to: time,
    }),
  }),
};
