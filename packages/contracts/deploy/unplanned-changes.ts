import { toHex } from '@vellum/tron/bytes';
import type { Client } from '@vellum/tron/client/client';
import { contractEvents } from '@vellum/tron/client/events';
import { getTransaction } from '@vellum/tron/client/transactions';
import type { Site } from './blueprint.ts';
import { acceptanceStep, ownedContracts } from './handover-steps.ts';
import { ownerEvents } from './owner-events.ts';
import { deploymentPlan } from './plan.ts';

const CREATION = 'creation';
const ruled = [...ownedContracts, 'timelock', 'governor'] as const;

/**
 * Changes that were made besides the plan while the deployer ruled: every owner's event up to the acceptance must come
 * from the creation of a contract or from a planned call, each made once. What votes change later is not looked at.
 */
export async function unplannedChanges(client: Client, site: Site): Promise<string[]> {
  const end = await acceptanceTime(client, site);
  if (end === undefined) return ['the acceptance left no event: nothing shows what was changed'];
  const planned = plannedCalls(site);
  const problems = new Set<string>();
  const calls = new Map<string, string | undefined>();
  const makers = new Map<string, string>();
  for await (const { name, event } of eventsUntil(client, site, end)) {
    const id = event.transactionId;
    if (!calls.has(id)) calls.set(id, await callOf(client, id));
    const found = faultOf(calls.get(id), id, planned, makers);
    if (found !== undefined) problems.add(`${name}: ${event.name} by ${id} ${found}`);
  }
  return [...problems];
}

function faultOf(
  call: string | undefined,
  id: string,
  planned: ReadonlySet<string>,
  makers: Map<string, string>,
): string | undefined {
  if (call === CREATION) return undefined;
  if (call === undefined || !planned.has(call)) return 'is not planned';
  const maker = makers.get(call) ?? id;
  makers.set(call, maker);
  return maker === id ? undefined : 'was made before';
}

/** The first thing that the timelock executes is the acceptance; before it nobody but the deployer rules. */
async function acceptanceTime(client: Client, { at }: Site): Promise<number | undefined> {
  const query = { eventName: 'CallExecuted', order: 'block_timestamp,asc', limit: 1 } as const;
  for await (const event of contractEvents(client, at('timelock'), query))
    return event.blockTimestamp;
  return undefined;
}

async function* eventsUntil(client: Client, { at }: Site, end: number) {
  const query = { maxBlockTimestamp: end, order: 'block_timestamp,asc', limit: 200 } as const;
  for (const name of ruled) {
    for await (const event of contractEvents(client, at(name), query)) {
      if (ownerEvents.has(event.name)) yield { name, event };
    }
  }
}

function plannedCalls(site: Site): Set<string> {
  const calls = [...deploymentPlan(site.parameters), acceptanceStep].filter(
    (step) => step.kind === 'call',
  );
  return new Set(calls.map((step) => `${site.at(step.to)} ${toHex(step.call(site).data)}`));
}

/** `contract data` of a call, or that it created a contract; undefined when it did neither. */
async function callOf(client: Client, id: string): Promise<string | undefined> {
  const contract = (await getTransaction(client, id))?.contract;
  if (contract?.type === 'CreateSmartContract') return CREATION;
  if (contract?.type !== 'TriggerSmartContract') return undefined;
  const { contract_address, data } = contract.value;
  return `${toHex(contract_address)} ${toHex(data)}`;
}
