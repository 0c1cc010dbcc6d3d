import { LEAST_ENERGY, MOST_ENERGY } from '@vellum/api/energy/energy-rental';
import { energyDesk } from '@vellum/contracts/energy';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { ContractReverted } from '@vellum/tron/errors';
import type { Chain } from '../chain/chain.ts';
import { tryCall } from '../chain/trial.ts';

/** What renting would cost someone who is about to make a call; sums in sun. */
export type RentOffer = Readonly<{
  energy: number;
  hours: number;
  /** What the desk asks. */
  price: bigint;
  /** What the network takes for the renting itself. */
  network: bigint;
  /** The most it may take. */
  mostNetwork: bigint;
}>;

/** The shortest rental: a call takes seconds. */
const HOURS = 1;
const STEP = 1_000n;

/** Energy to rent for a call: a little more than it lacks, since the chain may need more than a trial did. */
export function energyToRent(missing: bigint): number {
  const wanted = ((missing + missing / 20n + STEP - 1n) / STEP) * STEP;
  return Math.max(LEAST_ENERGY, Number(wanted));
}

/** Null when the desk cannot lend that much now, or the account could not pay. */
export async function readRentOffer(
  chain: Chain,
  account: Address,
  missing: bigint,
): Promise<RentOffer | null> {
  const energy = energyToRent(missing);
  return energy > MOST_ENERGY ? null : readRentCost(chain, account, energy, HOURS);
}

/** What renting for itself would cost an account, tried on the node; null when it would be refused. */
export async function readRentCost(
  chain: Chain,
  account: Address,
  energy: number,
  hours: number,
): Promise<RentOffer | null> {
  const asked = [BigInt(energy), BigInt(hours)] as const;
  try {
    const price = await chain.read('energyDesk', energyDesk.priceOf(...asked));
    const call = {
      caller: toHexAddress(account),
      contract: toHexAddress(chain.contract('energyDesk')),
      ...energyDesk.rent(account, ...asked, price),
    };
    const { cost } = await tryCall(chain.client, call, Date.now);
    return { energy, hours, price, network: cost.expected, mostNetwork: cost.most };
  } catch (error) {
    if (error instanceof ContractReverted) return null;
    throw error;
  }
}
