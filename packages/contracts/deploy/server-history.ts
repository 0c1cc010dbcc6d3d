import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@vellum/tron/client/client';
import { contractEvents } from '@vellum/tron/client/events';
import { MalformedAnswer, NodeRefused, NodeUnreachable } from '@vellum/tron/errors';
import type { Site } from './blueprint.ts';
import type { Deployment } from './deployment-file.ts';
import { ownerEvents } from './owner-events.ts';
import { type OwnerEvent, ruledContracts } from './ruled-contracts.ts';

/** Event servers are some seconds behind the chain. */
const ATTEMPTS = 20;
const POLL = 3_000;

/**
 * The owner's events up to the acceptance, as an event server tells them; null when there is none, or when it does not
 * know the acceptance or the creation of a contract: then it has not seen everything.
 */
export async function serverHistory(
  client: Client,
  site: Site,
  { contracts }: Pick<Deployment, 'contracts'>,
): Promise<OwnerEvent[] | null> {
  try {
    const end = await acceptanceTime(client, site);
    if (end === undefined) return null;
    const events = await eventsUntil(client, site, end);
    const isWhole = ruledContracts.every((name) =>
      events.some(({ contract, txid }) => contract === name && txid === contracts[name]?.txid),
    );
    return isWhole ? events : null;
  } catch (error) {
    // No server there, or none that can be relied on: blocks tell the same.
    if ([NodeRefused, NodeUnreachable, MalformedAnswer].some((kind) => error instanceof kind))
      return null;
    throw error;
  }
}

async function acceptanceTime(client: Client, { at }: Site): Promise<number | undefined> {
  const query = { eventName: 'CallExecuted', order: 'block_timestamp,asc', limit: 1 } as const;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    for await (const event of contractEvents(client, at('timelock'), query))
      return event.blockTimestamp;
    if (attempt < ATTEMPTS) await sleep(POLL);
  }
  return undefined;
}

async function eventsUntil(client: Client, { at }: Site, end: number): Promise<OwnerEvent[]> {
  const query = { maxBlockTimestamp: end, order: 'block_timestamp,asc', limit: 200 } as const;
  const found: OwnerEvent[] = [];
  for (const contract of ruledContracts) {
    for await (const { name, transactionId } of contractEvents(client, at(contract), query)) {
      if (ownerEvents.has(name)) found.push({ contract, name, txid: transactionId });
    }
  }
  return found;
}
