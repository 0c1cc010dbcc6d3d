import { toHex } from '@vellum/tron/bytes';
import type { Client } from '@vellum/tron/client/client';
import { getTransaction } from '@vellum/tron/client/transactions';
import type { Site } from './blueprint.ts';
import { acceptanceStep } from './handover-steps.ts';
import { deploymentPlan } from './plan.ts';
import { type OwnerEvent, ruledContracts } from './ruled-contracts.ts';

const CREATION = 'creation';

/**
 * Changes that were made besides the plan while the deployer ruled: every owner's event up to the acceptance must come
 * from the creation of a contract or from a planned call, each made once. What votes change later is not looked at.
 */
export async function unplannedChanges(
  client: Client,
  site: Site,
  history: readonly OwnerEvent[] | null,
): Promise<string[]> {
  if (history === null) return ['the acceptance left no event: nothing shows what was changed'];
  const planned = plannedCalls(site);
  const problems = new Set<string>();
  const calls = new Map<string, string | undefined>();
  const makers = new Map<string, string>();
  for (const { contract, name, txid } of byContract(history)) {
    if (!calls.has(txid)) calls.set(txid, await callOf(client, txid));
    const found = faultOf(calls.get(txid), txid, planned, makers);
    if (found !== undefined) problems.add(`${contract}: ${name} by ${txid} ${found}`);
  }
  return [...problems];
}

/** In the order of the contracts, whichever way they were read. */
function byContract(history: readonly OwnerEvent[]): OwnerEvent[] {
  return ruledContracts.flatMap((name) => history.filter(({ contract }) => contract === name));
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
