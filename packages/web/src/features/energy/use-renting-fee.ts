import type { Address } from '@vellum/tron/address';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { readRentCost } from '../../shared/energy/rent-offer.ts';
import { useRested } from '../../shared/ui/time/use-rested.ts';

/** Energy that the renting itself usually takes: counted with as long as no call of the reader's own can be tried. */
const USUAL_RENTING = 60_000n;

type Renting = Readonly<{
  address: Address | null;
  energy: bigint;
  hours: number;
  sunPerEnergy: bigint;
}>;

/** Sun that the network takes for the renting itself: tried where that is possible, the usual otherwise. */
export function useRentingFee({ address, energy, hours, sunPerEnergy }: Renting): bigint {
  const asked = useRested(energy.toString());
  const { data } = useChainRead(
    address === null ? null : ['energy', 'renting', address, asked, hours],
    (chain) => readRentCost(chain, address as Address, Number(asked), hours),
  );
  return data?.network ?? USUAL_RENTING * sunPerEnergy;
}
