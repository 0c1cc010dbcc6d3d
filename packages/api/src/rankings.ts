import * as z from 'zod/mini';
import { rankingBoards, rankingPeriods } from './choice-lists.ts';
import { post } from './endpoint.ts';
import { choice } from './form-fields.ts';
import { pageFields, pageOf } from './page.ts';
import { paths } from './paths.ts';
import { address, amount, count } from './shapes.ts';

export const rankings = {
  list: post(paths.rankings.list, {
    summary: 'Tokens by what was raised, traded or burned, or by holders',
    caller: '-',
    later: 6,
    body: {
      ...pageFields,
      board: choice(rankingBoards),
      period: z._default(choice(rankingPeriods), 'week'),
    },
    reply: pageOf({
      rank: count,
      tokenAddress: address,
      tokenName: z.string(),
      tokenSymbol: z.string(),
      value: amount,
    }),
  }),
};
