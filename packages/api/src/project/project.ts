import * as z from 'zod/mini';
import { orderKinds } from '../order-kinds/order-kinds.ts';
import { post } from '../wire/endpoint.ts';
import { paths } from '../wire/paths.ts';
import { address, amount, count, sha256, time } from '../wire/shapes.ts';

const entryStates = ['open', 'soon'] as const;
export type EntryState = (typeof entryStates)[number];

/** What a page needs to know of the deployment it runs on. */
export const project = {
  config: post(paths.project.config, {
    summary: 'Network, contracts, the way to a node, fee limits, links and features',
    caller: '-',
    reply: z.object({
      version: z.string(),
      network: z.object({
        name: z.enum(['devnet', 'nile', 'mainnet', 'custom']),
        /** The id of block 0, lowercase hex. */
        genesis: z.string(),
        /** How pages reach a node: by its addresses, or through this server. */
        nodes: z.discriminatedUnion('access', [
          z.object({
            access: z.literal('direct'),
            full: z.string(),
            confirmed: z.string(),
            /** Null where there is no event server: a plain node has none. */
            events: z.nullable(z.string()),
          }),
          z.object({ access: z.literal('relay'), events: z.boolean() }),
        ]),
        explorer: z.nullable(z.string()),
        /** Milliseconds after which a block can usually no longer be replaced. */
        finalAfter: count,
      }),
      contracts: z.record(z.string(), address),
      /** Hash over the contracts and their ABIs, which the web holds against its own. */
      registryHash: sha256,
      feeLimits: z.object({ call: amount, creation: amount }),
      links: z.object({
        email: z.string(),
        telegramGroup: z.string(),
        telegramChannel: z.string(),
        x: z.string(),
      }),
      features: z.record(z.string(), z.enum(entryStates)),
      demoWallet: z.boolean(),
      /** Kinds of order that are refused with EXITS_ONLY: every entry once people only leave, else none. */
      closed: z.array(z.enum(orderKinds)),
      /** The platforms on the contracts before these and on those that replace them; null where there is none. */
      previousUrl: z.nullable(z.string()),
      successorUrl: z.nullable(z.string()),
    }),
  }),
  menu: post(paths.project.menu, {
    summary: 'Entries of the menu; `soon` ones lead nowhere yet',
    caller: '-',
    reply: z.object({
      list: z.array(z.object({ name: z.string(), state: z.enum(entryStates) })),
    }),
  }),
  status: post(paths.project.status, {
    summary: 'How far the index is, and whether something is being repaired',
    caller: '-',
    reply: z.object({
      head: count,
      solid: count,
      /** Blocks that the index is behind the node. */
      lag: count,
      /** Of the newest indexed block. */
      chainTime: time,
      maintenance: z.boolean(),
    }),
  }),
};
