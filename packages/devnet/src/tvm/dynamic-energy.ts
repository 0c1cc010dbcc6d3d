import type { HexAddress } from '@vellum/tron/address';
import type { StateReader } from '../state/state-reader.ts';
import type { Rules } from './rules.ts';

/** Factors are counted in ten-thousandths. */
const ONE = 10_000;

/** Property that holds what is charged on top for a busy contract, in ten-thousandths; 34000 makes 4.4 times. */
export function energyFactorProperty(address: HexAddress): string {
  return `energyFactor/${address}`;
}

/** What one unit of energy costs in a frame of this contract, in ten-thousandths. */
export function energyFactor(state: StateReader, rules: Rules, address: HexAddress): number {
  if (!rules.dynamicEnergy) return ONE;
  return ONE + Number(state.property(energyFactorProperty(address)) ?? 0n);
}

/** Every operation is charged by itself, rounded down. */
export function multiplied(energy: number, factor: number): number {
  return factor === ONE ? energy : Math.floor((energy * factor) / ONE);
}
