import { burnMine } from '@vellum/contracts/burn-mining';
import { feeVault } from '@vellum/contracts/fees';
import { payout } from '@vellum/contracts/income';
import { team } from '@vellum/contracts/team';
import type { Address } from '@vellum/tron/address';
import { decodeBlock } from '../indexer/decoded-block.ts';
import { eventSource } from '../indexer/events/event-source.ts';
import { fetchAhead } from '../indexer/fetch-ahead.ts';
import type { ChainNode } from '../indexer/node/chain-node.ts';
import type { ChainEvent } from '../indexer/projection.ts';
import { Registry } from '../indexer/registry.ts';

/** Whose logs payout income follows from. */
export const payoutSources = [
  eventSource('team', team),
  eventSource('feeVault', feeVault),
  eventSource('burnMine', burnMine),
  eventSource('payout', payout),
];

export type PayoutLogs = Readonly<{
  events: readonly ChainEvent[];
  /** Chain time by block, in milliseconds. */
  times: ReadonlyMap<number, number>;
}>;

/** Everything that payout income follows from, out of the solid blocks of a node and nothing else. */
export async function readPayoutLogs(
  node: ChainNode,
  contracts: Readonly<Record<'team' | 'feeVault' | 'burnMine' | 'payout', Address>>,
  { from, to }: Readonly<{ from: number; to: number }>,
): Promise<PayoutLogs> {
  const { signal } = new AbortController();
  const registry = new Registry(
    payoutSources.map(({ source }) => ({
      source,
      address: contracts[source as keyof typeof contracts],
      fromBlock: from,
      parent: null,
    })),
  );
  const decoders = new Map(payoutSources.map((source) => [source.source, source]));
  const events: ChainEvent[] = [];
  const times = new Map<number, number>();
  const fetched = fetchAhead({
    from,
    last: to,
    stride: 50,
    ahead: 8,
    fetch: (first, end) => node.blocks(first, end, 'confirmed', signal),
  });
  for await (const blocks of fetched) {
    for (const block of blocks) {
      times.set(block.number, block.timestamp);
      events.push(...decodeBlock(block, registry, { decoders, factories: [] }).events);
    }
  }
  return { events, times };
}
