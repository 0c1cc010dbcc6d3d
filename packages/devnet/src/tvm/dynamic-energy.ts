import type { HexAddress } from '@vellum/tron/address';
import { currentCycle } from '../governance/voter-rewards.ts';
import type { ChainParameters } from '../params/chain-parameters.ts';
import type { ContractUsage } from '../state/contract-usage.ts';
import type { StateReader } from '../state/state-reader.ts';
import type { WorldState } from '../state/world-state.ts';

/** Factors are counted in ten-thousandths. */
export const PLAIN_PRICE = 10_000;
/** A quiet cycle takes back this part of what a busy one adds. */
const DECREASE_DIVISION = 4;

/** What is read in a cycle: a busy one makes the next dearer, every quiet one after it cheaper. */
export function contractUsage(
  { state, parameters }: Readonly<{ state: StateReader; parameters: ChainParameters }>,
  address: HexAddress,
): ContractUsage {
  const now = currentCycle(state);
  const known = state.record('contractUsage', address);
  if (known === undefined) return { cycle: now, used: 0n, factor: 0 };
  return known.cycle === now ? known : caughtUp(known, now, parameters);
}

/** Floating point, in this order, as java-tron has it. */
function caughtUp(before: ContractUsage, now: number, parameters: ChainParameters): ContractUsage {
  let { cycle, factor } = before;
  // Cycle 0 is java-tron's mark of a contract that was never counted.
  if (cycle > now || cycle === 0) return { cycle: now, used: 0n, factor: 0 };
  const increase = Number(parameters.getDynamicEnergyIncreaseFactor) / PLAIN_PRICE;
  if (before.used > parameters.getDynamicEnergyThreshold) {
    cycle += 1;
    const raised = Math.trunc((factor + PLAIN_PRICE) * (1 + increase)) - PLAIN_PRICE;
    factor = Math.min(Number(parameters.getDynamicEnergyMaxFactor), raised);
  }
  if (cycle < now) {
    const left = (1 - increase / DECREASE_DIVISION) ** (now - cycle);
    factor = Math.max(0, Math.trunc((factor + PLAIN_PRICE) * left) - PLAIN_PRICE);
  }
  return { cycle: now, used: 0n, factor };
}

type Ledger = Readonly<{ state: WorldState; parameters: ChainParameters }>;

/** What one unit of energy costs in a contract that now begins to run, in ten-thousandths. */
export function beginUsage(ledger: Ledger, address: HexAddress): number {
  const usage = contractUsage(ledger, address);
  ledger.state.putRecord('contractUsage', address, usage);
  return PLAIN_PRICE + usage.factor;
}

/** Counts what a contract used, at plain prices. */
export function addUsage(ledger: Ledger, address: HexAddress, energy: number): void {
  const usage = contractUsage(ledger, address);
  const used = usage.used + BigInt(energy);
  ledger.state.putRecord('contractUsage', address, { ...usage, used });
}

/** Every operation is charged by itself, rounded down. */
export function multiplied(energy: number, price: number): number {
  return price === PLAIN_PRICE ? energy : Math.floor((energy * price) / PLAIN_PRICE);
}
