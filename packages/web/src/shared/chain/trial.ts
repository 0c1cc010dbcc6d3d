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
  feeLimitFor,
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
  /** Of this call alone; its fee limit is the one to sign. */
  size: CallSize;
  /** Sun: the least fee limit that lasts for it as things are. */
  needed: bigint;
  cost: CallCost;
}>;

/** A call before it is signed, of which is known what energy it takes; `mostFee` bounds its fee limit. */
export type EstimatedCall = Readonly<{ energy: bigint; dataBytes: number; mostFee: bigint }>;

/**
 * Runs the exact call without sending it. Throws ContractReverted with the reason when it would fail, and
 * FeeLimitReached when the limit that the call was asked with leaves no room.
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
  const size = sizeOf(asked, outcome.energyUsed, parameters);
  const cost = callCost([size], resource, pricesIn(parameters));
  const needed = (size.energy * pricesIn(parameters).energy * 21n) / 20n;
  return { block: block.number, at: now(), size, needed, cost };
}

/** What calls in a row would cost their caller together, and how each would be signed. */
export async function costOf(
  client: Client,
  caller: HexAddress,
  calls: readonly EstimatedCall[],
): Promise<CallCost & Readonly<{ sizes: readonly CallSize[] }>> {
  const [resource, parameters] = await Promise.all([
    getAccountResource(client, caller),
    getChainParameters(client),
  ]);
  const sizes = calls.map(({ energy, dataBytes, mostFee }) => ({
    ...{ energy, dataBytes },
    feeLimit: limitWithin(mostFee, energy, parameters),
  }));
  return { ...callCost(sizes, resource, pricesIn(parameters)), sizes };
}

const pricesIn = (parameters: ReadonlyMap<string, bigint>): NetworkPrices => ({
  energy: parameters.get('getEnergyFee') ?? 0n,
  bandwidth: parameters.get('getTransactionFee') ?? 0n,
});

function sizeOf(
  { data, feeLimit: most }: Pick<AskedCall, 'data' | 'feeLimit'>,
  energy: bigint,
  parameters: ReadonlyMap<string, bigint>,
): CallSize {
  const { energy: price } = pricesIn(parameters);
  // Beyond its fee limit a call fails and the network keeps the whole limit: it is not offered for signing.
  if (energyWithRoom(energy, parameters) * price > most) {
    throw new FeeLimitReached(energy * price, most);
  }
  return { energy, dataBytes: data.length, feeLimit: limitWithin(most, energy, parameters) };
}

function limitWithin(most: bigint, energy: bigint, parameters: ReadonlyMap<string, bigint>) {
  const limit = feeLimitFor(energy, parameters);
  return limit < most ? limit : most;
}
