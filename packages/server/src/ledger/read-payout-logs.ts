import { setTimeout as pause } from 'node:timers/promises';
import { burnMine } from '@vellum/contracts/burn-mining';
import { feeVault } from '@vellum/contracts/fees';
import { payout } from '@vellum/contracts/income';
import { team } from '@vellum/contracts/team';
import type { Address } from '@vellum/tron/address';
import { NodeUnreachable } from '@vellum/tron/errors';
import { decodeBlock } from '../indexer/decoded-block.ts';
import { eventSource } from '../indexer/events/event-source.ts';
import { fetchAhead } from '../indexer/fetch-ahead.ts';
import type { ChainNode } from '../indexer/node/chain-node.ts';
import type { ChainEvent } from '../indexer/projection.ts';
import { Registry } from '../indexer/registry.ts';
import type { ReadSoFar } from './log-checkpoint.ts';

export type PayoutSource = 'team' | 'feeVault' | 'burnMine' | 'payout';

/** Whose logs payout income follows from. */
export const payoutSources = [
  eventSource('team', team),
  eventSource('feeVault', feeVault),
  eventSource('burnMine', burnMine),
  eventSource('payout', payout),
];

/** Milliseconds before each further try of what a node did not answer: about three minutes, with the rests of an indexer. */
const RESTS = [500, 1_000, 2_000, 4_000, 8_000, ...Array<number>(16).fill(10_000)];

/** Blocks without a log after which it is written down all the same how far was read. */
const QUIET_BLOCKS = 1_000;

export type LogRange = Readonly<{
  from: number;
  to: number;
  /** Hears of what was read, in order. */
  onRead?(read: ReadSoFar): Promise<void>;
  rests?: readonly number[];
}>;

/** Everything that payout income follows from, out of the solid blocks of a node and nothing else. */
export async function readPayoutLogs(
  node: ChainNode,
  contracts: Readonly<Record<PayoutSource, Address>>,
  { from, to, onRead, rests }: LogRange,
): Promise<readonly ChainEvent[]> {
  const { signal } = new AbortController();
  const registry = new Registry(
    payoutSources.map(({ source }) => ({
      source,
      address: contracts[source as PayoutSource],
      fromBlock: from,
      parent: null,
    })),
  );
  const decoders = new Map(payoutSources.map((source) => [source.source, source]));
  const all: ChainEvent[] = [];
  let told = from - 1;
  const fetched = fetchAhead({
    from,
    last: to,
    stride: 50,
    ahead: 8,
    fetch: (first, end) => patiently(() => node.blocks(first, end, 'confirmed', signal), rests),
  });
  for await (const blocks of fetched) {
    const events = blocks.flatMap(
      (block) => decodeBlock(block, registry, { decoders, factories: [] }).events,
    );
    for (const event of events) all.push(event);
    const last = blocks.at(-1);
    if (last === undefined) continue;
    if (events.length === 0 && last.number < Math.min(to, told + QUIET_BLOCKS)) continue;
    await onRead?.({ last: { number: last.number, id: last.id }, events });
    told = last.number;
  }
  return all;
}

/** Asks again what a node did not answer: hours of reading should not end by its limits of a minute. */
export async function patiently<T>(
  ask: () => Promise<T>,
  rests: readonly number[] = RESTS,
): Promise<T> {
  for (const rest of rests) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof NodeUnreachable)) throw error;
      await pause(Math.max(rest, error.retryAfter));
    }
  }
  return ask();
}
