import { toHexAddress } from '@vellum/tron/address';
import type { NodeNeeds } from '@vellum/tron/client/probe-node';
import type { Deployment } from './deployment-file.ts';

/** What the running platform needs of a node: everything since the first contract, and confirmed blocks. */
export function platformNeeds({ genesisId, contracts }: Deployment): NodeNeeds {
  const txid = contracts['timelock']?.txid;
  return {
    genesisId,
    constantCalls: true,
    solidity: true,
    ...(txid !== undefined && { history: { txid } }),
  };
}

/** What a deployment needs of a node, before its first payment or when it continues. */
export function deploymentNeeds(begun: Deployment | undefined): NodeNeeds {
  const txid = begun?.contracts['timelock']?.txid;
  return {
    genesisId: begun?.genesisId,
    constantCalls: true,
    history: txid === undefined ? 'recent' : { txid },
  };
}

/** A contract of the deployment whose events can be asked for. */
export function eventContract({ contracts }: Pick<Deployment, 'contracts'>) {
  const timelock = contracts['timelock'];
  return timelock && toHexAddress(timelock.address);
}
