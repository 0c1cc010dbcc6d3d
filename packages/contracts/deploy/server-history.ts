import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@vellum/tron/client/client';
import { contractEvents } from '@vellum/tron/client/events';
import { MalformedAnswer, NodeRefused, NodeUnreachable } from '@vellum/tron/errors';
import type { Site } from './blueprint.ts';
import type { Deployment } from './deployment-file.ts';
import { ownerEvents } from './owner-events.ts';
import { deploymentPlan } from './plan.ts';
import { type OwnerEvent, ruledContracts } from './ruled-contracts.ts';

/** Event servers are some seconds behind the chain. */
const ATTEMPTS = 20;
const POLL = 3_000;

/**
 * The owner's events up to the acceptance, as an event server tells them; null when there is none, or when it does not
 * know the acceptance, the creation of a contract or a call of ours: then it has not seen everything.
 */
export async function serverHistory(
  client: Client,
  site: Site,
  deployment: Pick<Deployment, 'contracts' | 'calls'>,
): Promise<OwnerEvent[] | null> {
  try {
    const end = await acceptanceTime(client, site);
    if (end === undefined) return null;
    const events = await eventsUntil(client, site, end);
    return isWhole(events, site, deployment) ? events : null;
  } catch (error) {
    // No server there, or none that can be relied on: blocks tell the same.
    if ([NodeRefused, NodeUnreachable, MalformedAnswer].some((kind) => error instanceof kind))
      return null;
    throw error;
  }
}

/** Whether every creation of a ruled contract, and every call that was made to one, left an event. */
function isWhole(
  events: readonly OwnerEvent[],
  { parameters }: Site,
  { contracts, calls }: Pick<Deployment, 'contracts' | 'calls'>,
): boolean {
  const ruled = new Set<string>(ruledContracts);
  const made = deploymentPlan(parameters).flatMap((step) => {
    if (step.kind !== 'call' || !ruled.has(step.to)) return [];
    return calls[step.name] === undefined ? [] : [{ name: step.to, txid: calls[step.name] }];
  });
  const created = ruledContracts.map((name) => ({ name, txid: contracts[name]?.txid }));
  const seen = new Set(events.map(({ contract, txid }) => `${contract} ${txid}`));
  return [...created, ...made].every(({ name, txid }) => seen.has(`${name} ${txid}`));
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
      if (name !== '' && !ownerEvents.has(name)) continue;
      // The published interface has no parts of tuples, so the server cannot name events that hold one.
      found.push({ contract, name: name || 'an event without a name', txid: transactionId });
    }
  }
  return found;
}
