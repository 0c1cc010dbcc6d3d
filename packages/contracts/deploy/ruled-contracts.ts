import { findByHash } from '@vellum/tron/abi/abi-lookup';
import type { HexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import type { TransactionLog } from '@vellum/tron/client/transactions';
import type { Site } from './blueprint.ts';
import { ownedContracts } from './handover-steps.ts';
import { ownerEvents } from './owner-events.ts';
import { deploymentPlan } from './plan.ts';

/** Contracts that the deployer rules until the timelock accepts them. */
export const ruledContracts = [...ownedContracts, 'timelock', 'governor'] as const;

/** An event of a ruled contract that only its owner, an admin of the timelock or a vote can cause. */
export type OwnerEvent = Readonly<{
  /** Name of the contract in the deployment. */
  contract: string;
  name: string;
  txid: string;
}>;

/** The timelock executes the acceptance first; before it nobody but the deployer rules. */
export const isAcceptance = ({ contract, name }: OwnerEvent): boolean =>
  contract === 'timelock' && name === 'CallExecuted';

/**
 * Reads the owner's event out of a log; undefined for logs of other contracts and for what users cause. A log that the
 * contract's interface does not explain counts as the owner's.
 */
export function ownerEventReader(
  site: Site,
): (log: TransactionLog, txid: string) => OwnerEvent | undefined {
  const abis = new Map(
    deploymentPlan(site.parameters).flatMap((step) =>
      step.kind === 'deploy' ? [[step.name, step.blueprint.abi] as const] : [],
    ),
  );
  const names = new Map<HexAddress, string>(ruledContracts.map((name) => [site.at(name), name]));
  return ({ address, topics: [topic = new Uint8Array(0)] }, txid) => {
    const contract = names.get(address);
    if (contract === undefined) return undefined;
    const known = findByHash(abis.get(contract) ?? [], 'event', topic);
    // An empty topic would match any event.
    if (topic.length === 0 || known?.name === undefined) {
      return { contract, name: `unknown event ${toHex(topic)}`, txid };
    }
    return ownerEvents.has(known.name) ? { contract, name: known.name, txid } : undefined;
  };
}
