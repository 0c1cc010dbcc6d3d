import type { HexAddress } from '@vellum/tron/address';
import { getAccountResource } from '@vellum/tron/client/accounts';
import { getNowBlock } from '@vellum/tron/client/blocks';
import { getChainParameters } from '@vellum/tron/client/chain-parameters';
import type { Client } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import { ContractReverted } from '@vellum/tron/errors';
import {
  type CallCost,
  type CallSize,
  callCost,
  energyWithRoom,
  type NetworkPrices,
} from './call-cost.ts';
import type { AskedCall } from './call-transaction.ts';
import { FeeLimitReached } from './chain-refusals.ts';

/** A call that was tried on the node and would succeed. */
export type Trial = Readonly<{
  /** Block on which it was tried. */
  block: number;
  /** Wall time, milliseconds. */
  at: number;
  cost: CallCost;
}>;

/**
 * Runs the exact call without sending it. Throws ContractReverted with the reason when it would fail, and
 * FeeLimitReached when its fee limit might not last.
 */
export async function tryCall(client: Client, asked: AskedCall, now: () => number): Promise<Trial> {
  const { caller, contract, data, value } = asked;
  const request = { caller, contract, data, value };
  const [block, outcome, resource, parameters] = await Promise.all([
    getNowBlock(client),
    simulateCall(client, request),
    getAccountResource(client, caller),
    getChainParameters(client),
  ]);
  if (outcome.status !== 'success') throw new ContractReverted(outcome.message, outcome.data);
  // What the run took, with the penalty of a contract in heavy use: `estimateenergy` searches in steps and gives more.
  const cost = callCost(outcome.energyUsed, resource, pricesIn(parameters), sizeOf(asked));
  mustFit(outcome.energyUsed, asked.feeLimit, parameters);
  return { block: block.number, at: now(), cost };
}

/** What a call of so much energy would cost its caller, for one that cannot be tried yet. */
export async function costOf(
  client: Client,
  caller: HexAddress,
  energy: bigint,
  size: CallSize,
): Promise<CallCost> {
  const [resource, parameters] = await Promise.all([
    getAccountResource(client, caller),
    getChainParameters(client),
  ]);
  return callCost(energy, resource, pricesIn(parameters), size);
}

const pricesIn = (parameters: ReadonlyMap<string, bigint>): NetworkPrices => ({
  energy: parameters.get('getEnergyFee') ?? 0n,
  bandwidth: parameters.get('getTransactionFee') ?? 0n,
});

const sizeOf = ({ data, feeLimit }: AskedCall) => ({ dataBytes: data.length, feeLimit });

/** Beyond its fee limit a call fails and the network keeps the whole limit: it is not offered for signing. */
function mustFit(energy: bigint, feeLimit: bigint, parameters: ReadonlyMap<string, bigint>): void {
  const { energy: price } = pricesIn(parameters);
  if (energyWithRoom(energy, parameters) * price > feeLimit) {
    throw new FeeLimitReached(energy * price, feeLimit);
  }
}
