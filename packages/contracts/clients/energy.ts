import { energyDeskAbi } from '../generated/abi/energy-desk.ts';
import type { AnyAddress } from './any-address.ts';
import { answered, contractFace, stateName } from './contract-face.ts';

const { read, write, event, refusal } = contractFace(energyDeskAbi);

const rentalStates = ['none', 'waiting', 'delivered', 'settled', 'refunded'] as const;
export type RentalState = (typeof rentalStates)[number];

/** What the contract takes; prices are in sun for `priced` energy, hours are whole. */
export const energyLimits = {
  leastEnergy: 10_000n,
  mostEnergy: 100_000_000n,
  leastHours: 1n,
  mostHours: 720n,
  /** Seconds in which a rental must be shown to be delivered. */
  proofTime: 600n,
  mostBasePrice: 200_000n,
  mostHourPrice: 20_000n,
  priced: 1_000n,
} as const;

/** Energy for hours: the operator is paid at the end for what the chain shows to be lent, else the buyer gets it back. */
export const energyDesk = {
  /** `price` is what `priceOf` tells, to the sun. */
  rent: (receiver: AnyAddress, energy: bigint, hours: bigint, price: bigint) =>
    write('rent', [receiver, energy, hours], price),
  deliver: (id: bigint) => write('deliver', [id]),
  settle: (id: bigint) => write('settle', [id]),
  refund: (id: bigint) => write('refund', [id]),
  creditOf: (user: AnyAddress) => read('credit', [user]),
  withdrawCredit: () => write('withdrawCredit', []),
  setPrice: (basePrice: bigint, hourPrice: bigint, isOpen: boolean) =>
    write('setPrice', [basePrice, hourPrice, isOpen]),
  priceOf: (energy: bigint, hours: bigint) => read('priceOf', [energy, hours]),
  /** In sun for 1,000 energy: once and for each hour. */
  offer: () => read('offer', []),
  operator: () => read('operator', []),
  stakeFor: (energy: bigint) => read('stakeFor', [energy]),
  freeStake: () => read('freeStake', []),
  lentTo: (receiver: AnyAddress) => read('lentTo', [receiver]),
  deliveredStake: (receiver: AnyAddress) => read('deliveredStake', [receiver]),
  waitingStake: () => read('waitingStake', []),
  /** Ids start at 1. `time` (unix seconds) is when it was paid, and once delivered when it ends; `term` is in hours. */
  rental: (id: bigint) =>
    answered(read('rentals', [id]), ({ state, ...rental }) => ({
      ...rental,
      state: stateName(rentalStates, state),
    })),
  count: () => read('rentalsLength', []),
  abi: energyDeskAbi,
  event,
  refusal,
};
