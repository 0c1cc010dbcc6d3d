import { launchPlan } from '@vellum/api/token-launch/launch-plan';
import { simplePreset } from '@vellum/api/token-launch/launch-preset';
import { tokenFactory } from '@vellum/contracts/token-launch';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { getAccountResource } from '@vellum/tron/client/accounts';
import { getChainParameters } from '@vellum/tron/client/chain-parameters';
import { simulateCall } from '@vellum/tron/client/constant-call';
import { ContractReverted } from '@vellum/tron/errors';
import { type CallCost, callCost, feeLimitFor } from '../../../shared/chain/call-cost.ts';
import type { Chain } from '../../../shared/chain/chain.ts';
import { chainTime } from '../../../shared/chain/chain-time.ts';
import { useChainRead } from '../../../shared/chain/use-chain-read.ts';
import { useRentOffer } from '../../../shared/energy/use-rent-offer.ts';
import { isCheaper } from '../../../shared/paid-action/cost/fee-figures.ts';

/** A launch like any other: what it costs depends on its texts by a few hundred energy. */
const sample = {
  name: 'A token with a longer name',
  symbol: 'TOKEN',
  supply: 1_000_000_000_000n,
  description: '',
  hardCap: 100_000_000_000n,
  days: 7,
};

const nothing = {
  energyLimit: 0n,
  energyUsed: 0n,
  netLimit: 0n,
  netUsed: 0n,
  freeNetLimit: 0n,
  freeNetUsed: 0n,
  totalEnergyLimit: 0n,
  totalEnergyWeight: 0n,
};

/** What the network takes for a launch, tried on the node before anything is filled in. Undefined until it is known. */
export function useLaunchCost(address: Address | null, fee: bigint | null): CallCost | undefined {
  const { data } = useChainRead(
    fee === null ? null : ['launch', 'cost', address, fee.toString()],
    (chain) => readCost(chain, address, fee as bigint),
  );
  return data;
}

/** Sun that a launch costs less with rented energy; null where it does not, or where none is lent. */
export function useRentSaving(
  address: Address | null,
  network: CallCost | undefined,
): bigint | null {
  const missing = network ? network.energy - network.ownEnergy : 0n;
  const { data: offer } = useRentOffer(address, missing);
  if (!network || !offer || !isCheaper(offer, network.burnRest)) return null;
  return network.burnRest - offer.price - offer.network;
}

async function readCost(chain: Chain, address: Address | null, fee: bigint): Promise<CallCost> {
  const { client } = chain;
  const form = simplePreset(sample, await chainTime(client));
  // Whoever tries it must be able to pay the fee; the wrapper of TRX always can, and the energy is the same.
  const payer = chain.contract('wtrx');
  const call = tokenFactory.create(launchPlan(form, address ?? payer), fee);
  const request = {
    caller: toHexAddress(payer),
    contract: toHexAddress(chain.contract('tokenFactory')),
    data: call.data,
    value: call.value,
  };
  const [outcome, resource, parameters] = await Promise.all([
    simulateCall(client, request),
    address ? getAccountResource(client, toHexAddress(address)) : nothing,
    getChainParameters(client),
  ]);
  if (outcome.status !== 'success') throw new ContractReverted(outcome.message, outcome.data);
  const prices = {
    energy: parameters.get('getEnergyFee') ?? 0n,
    bandwidth: parameters.get('getTransactionFee') ?? 0n,
  };
  const { energyUsed: energy } = outcome;
  const feeLimit = feeLimitFor(energy, parameters);
  return callCost([{ energy, dataBytes: call.data.length, feeLimit }], resource, prices);
}
