import {
  type EnergyRates,
  energyOfStake,
  type NetworkEnergy,
} from '@vellum/api/energy/energy-rental';
import { energyDesk } from '@vellum/contracts/energy';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import { getAccountResource } from '@vellum/tron/client/accounts';
import { getChainParameters } from '@vellum/tron/client/chain-parameters';
import { getEnergyStake } from '@vellum/tron/client/energy-stake';
import type { Chain } from '../../shared/chain/chain.ts';
import { useChainQuote } from '../../shared/chain/use-chain-quote.ts';

/** What the desk asks and can lend, and what the network asks for energy; none of it from our server. */
export type Prices = Readonly<{
  rates: EnergyRates;
  isOpen: boolean;
  operator: Address;
  /** Energy. */
  free: bigint;
  /** Sun that the operator has staked for energy, lent or not. */
  staked: bigint;
  /** Sun that one energy burns. */
  sunPerEnergy: bigint;
  network: NetworkEnergy;
  /** Days until staked TRX can be taken out. */
  unstakeDays: number;
}>;

export async function readPrices(chain: Chain): Promise<Prices> {
  const [offer, operator, freeStake, parameters] = await Promise.all([
    chain.read('energyDesk', energyDesk.offer()),
    chain.read('energyDesk', energyDesk.operator()),
    chain.read('energyDesk', energyDesk.freeStake()),
    getChainParameters(chain.client),
  ]);
  const [network, stake] = await Promise.all([
    getAccountResource(chain.client, operator),
    getEnergyStake(chain.client, operator),
  ]);
  return {
    rates: offer,
    isOpen: offer.isOpen,
    operator: fromHexAddress(operator),
    free: energyOfStake(freeStake, network),
    staked: stake.kept + stake.lent,
    sunPerEnergy: parameters.get('getEnergyFee') ?? 0n,
    network,
    unstakeDays: Number(parameters.get('getUnfreezeDelayDays') ?? 0n),
  };
}

export const usePrices = () => useChainQuote(['energy', 'prices'], readPrices);
