import * as z from 'zod/mini';
import { poolKinds, poolStates } from '../wire/choice-lists.ts';
import { post } from '../wire/endpoint.ts';
import { address, wholeNumber } from '../wire/form-fields.ts';
import { asOf, pageFields, pageOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import {
  count,
  sha256 as hash,
  address as shownAddress,
  amount as sum,
  time,
  txid,
} from '../wire/shapes.ts';

/** A contract's holding of one coin. `coin` is null for TRX. */
const poolName = {
  contract: shownAddress,
  coin: z.nullable(shownAddress),
  kind: z.enum(poolKinds),
  /** The launched token that a sale is of. */
  token: z.nullable(z.string()),
  symbol: z.string(),
  decimals: count,
};

const poolSums = { held: sum, owed: sum, leaves: count };

const statedBlock = { block: count, blockId: hash, at: time };

const published = z.object({
  block: count,
  root: hash,
  txid,
  /** When the block of the publication was made. */
  publishedAt: time,
});

const BLOCK = wholeNumber(0, 2_147_483_647);

/** What the contracts hold against what they owe, block by block, and the proof that a claim is counted. */
export const solvency = {
  overview: post(paths.solvency.overview, {
    summary: 'What every pool held and owed at the newest block that was looked at',
    caller: '-',
    reply: z.object({
      /** Null before the first. */
      statement: z.nullable(
        z.object({
          ...statedBlock,
          root: hash,
          leaves: count,
          /** In the order of the tree: the root follows from them. */
          pools: z.array(
            z.object({
              ...poolName,
              ...poolSums,
              /** Top of the tree of its claims. */
              tree: hash,
              state: z.enum(poolStates),
            }),
          ),
        }),
      ),
      /** The newest root that stands on the chain, which may be of an earlier block. */
      published: z.nullable(published),
      /** Chain time at which the next look is due. */
      nextAt: time,
      asOf,
    }),
  }),
  list: post(paths.solvency.list, {
    summary: 'Earlier looks, the newest first',
    caller: '-',
    body: pageFields,
    reply: pageOf({
      ...statedBlock,
      root: hash,
      leaves: count,
      /** Held for every 10,000 owed, in the thinnest pool. */
      cover: count,
      state: z.enum(poolStates),
      txid: z.nullable(txid),
    }),
  }),
  shares: post(paths.solvency.shares, {
    summary:
      'What an address is owed, with the proof of each claim under the newest published root',
    caller: '-',
    body: { address },
    reply: z.object({
      /** Null before the first root was published. */
      statement: z.nullable(z.object({ ...statedBlock, root: hash, pools: count })),
      list: z.array(
        z.object({
          ...poolName,
          ...poolSums,
          amount: sum,
          index: count,
          path: z.array(z.object({ hash, sum })),
          poolIndex: count,
          poolPath: z.array(hash),
        }),
      ),
      asOf,
    }),
    errors: ['ADDRESS_INVALID'],
  }),
  listClaims: post(paths.solvency.listClaims, {
    summary: 'All claims on a pool at a block, in the order of the tree',
    caller: '-',
    body: { ...pageFields, block: BLOCK, contract: address, coin: z.optional(address) },
    reply: pageOf({ owner: shownAddress, amount: sum, index: count }),
    errors: ['ADDRESS_INVALID', 'NOT_FOUND'],
  }),
};
