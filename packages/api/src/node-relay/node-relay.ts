import type { HexAddress } from '@vellum/tron/address';
import * as z from 'zod/mini';
import type { AnswerCode } from '../refusals/error-codes.ts';
import { type Endpoint, get, type Plan, post, type Shape } from '../wire/endpoint.ts';
import { address, choice, type Field, flag, time, wholeNumber } from '../wire/form-fields.ts';
import { paths } from '../wire/paths.ts';

/** Bytes of calldata that the relay takes: in hex they fit into a form, and no action of the app has more. */
export const RELAYED_DATA_BYTES = 7_168;
/** Bytes of a signed call around its calldata: addresses, references, times, limits and one signature. */
const ENVELOPE_BYTES = 512;

const matching = (pattern: RegExp) =>
  z.string().check(z.regex(pattern, { error: 'FIELD_INVALID', abort: true }));

const hex = (bytes: number): Field<string> =>
  matching(new RegExp(`^(?:[0-9a-f]{2}){0,${bytes}}$`)) as Field<string>;

/** Nodes spell addresses in hex. */
const hexAddress = matching(/^41[0-9a-f]{40}$/) as unknown as Field<HexAddress>;
const hash = matching(/^[0-9a-f]{64}$/) as Field<string>;
const sun = wholeNumber(0, Number.MAX_SAFE_INTEGER);
const height = wholeNumber(0, 0xffff_ffff);

const relayed = <P extends string, B extends Shape = Record<never, never>>(
  path: P,
  plan: Pick<Plan<B, z.ZodMiniType>, 'summary' | 'body'> & Readonly<{ errors?: AnswerCode[] }>,
) => ({
  ...post(path, {
    caller: '-',
    pace: 'node',
    // The node's own JSON, as it came.
    reply: z.unknown() as z.ZodMiniType,
    ...plan,
    errors: ['NOT_FOUND', 'CHAIN_UNAVAILABLE', ...(plan.errors ?? [])],
  }),
  answers: 'json' as const,
});

const ofContract = { errors: ['RELAY_CONTRACT_UNKNOWN'] as AnswerCode[] };

/**
 * What pages ask of a node, where the node does not answer pages of other origins itself. NOT_FOUND where pages ask
 * the node directly. Fields are those of the node's own call of the same name.
 */
export const nodeRelay = {
  head: relayed(paths.nodeRelay.head, { summary: 'The newest block, without transactions' }),
  confirmedHead: relayed(paths.nodeRelay.confirmedHead, {
    summary: 'The newest block that can no longer be replaced, without transactions',
  }),
  block: relayed(paths.nodeRelay.block, {
    summary: 'A block by its height, without transactions',
    body: { num: height },
  }),
  blockReceipts: relayed(paths.nodeRelay.blockReceipts, {
    summary: 'What the transactions of a block did; only of blocks in which a token launched',
    body: { num: height },
    errors: ['RELAY_CONTRACT_UNKNOWN'],
  }),
  account: relayed(paths.nodeRelay.account, {
    summary: 'An account with its balance',
    body: { address: hexAddress },
  }),
  resources: relayed(paths.nodeRelay.resources, {
    summary: 'Energy and bandwidth of an account',
    body: { address: hexAddress },
  }),
  lendable: relayed(paths.nodeRelay.lendable, {
    summary: 'How much stake an account could lend',
    body: { owner_address: hexAddress, type: wholeNumber(0, 1) },
  }),
  parameters: relayed(paths.nodeRelay.parameters, {
    summary: 'Prices and other parameters of the network',
  }),
  contract: relayed(paths.nodeRelay.contract, {
    summary: 'A contract of the deployment or the index as its deployer published it',
    body: { value: hexAddress },
    ...ofContract,
  }),
  code: relayed(paths.nodeRelay.code, {
    summary: 'The code that runs at a contract of the deployment or the index',
    body: { value: hexAddress },
    ...ofContract,
  }),
  call: relayed(paths.nodeRelay.call, {
    summary: 'Runs a call without sending it; only of contracts of the deployment or the index',
    body: {
      owner_address: hexAddress,
      contract_address: hexAddress,
      data: hex(RELAYED_DATA_BYTES),
      call_value: z.optional(sun),
    },
    ...ofContract,
  }),
  transaction: relayed(paths.nodeRelay.transaction, {
    summary: 'A transaction as it was signed',
    body: { value: hash },
  }),
  receipt: relayed(paths.nodeRelay.receipt, {
    summary: 'What a transaction did, once it is in a block',
    body: { value: hash },
  }),
  confirmedReceipt: relayed(paths.nodeRelay.confirmedReceipt, {
    summary: 'The same, once its block can no longer be replaced',
    body: { value: hash },
  }),
  events: {
    ...get(paths.nodeRelay.events, {
      summary: 'What a contract of the deployment logged, by the event server where there is one',
      caller: '-',
      pace: 'node',
      body: {
        contract: address,
        event_name: z.optional(matching(/^\w{1,64}$/) as Field<string>),
        block_number: z.optional(height),
        min_block_timestamp: z.optional(time),
        max_block_timestamp: z.optional(time),
        only_confirmed: z.optional(flag),
        order_by: z.optional(choice(['block_timestamp,asc', 'block_timestamp,desc'])),
        limit: z.optional(wholeNumber(1, 200)),
        fingerprint: z.optional(matching(/^[\w=-]{1,200}$/) as Field<string>),
      },
      reply: z.unknown() as z.ZodMiniType,
      errors: ['NOT_FOUND', 'ADDRESS_INVALID', 'CHAIN_UNAVAILABLE', 'RELAY_CONTRACT_UNKNOWN'],
    }),
    answers: 'json' as const,
  },
  broadcast: {
    ...relayed(paths.nodeRelay.broadcast, {
      summary:
        'Sends a signed call to a contract of the deployment or the index, once; a repeat returns the same answer',
      body: { transaction: hex(RELAYED_DATA_BYTES + ENVELOPE_BYTES) },
      errors: ['RELAY_CONTRACT_UNKNOWN', 'RELAY_TRANSACTION_REFUSED'],
    }),
    pace: 'broadcast' as const,
  },
} satisfies Record<string, Endpoint>;
