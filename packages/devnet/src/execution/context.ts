import type { HexAddress } from '@vellum/tron/address';
import type { ChainParameters } from '../params/chain-parameters.ts';
import type { StateReader } from '../state/state-reader.ts';
import type { WorldState } from '../state/world-state.ts';
import type { BlockContext } from '../tvm/execution.ts';
import type { Machine } from '../tvm/machine.ts';

/** What validation of a contract may look at. */
export type ValidationContext = Readonly<{
  state: StateReader;
  parameters: ChainParameters;
  /** The witness of block 0, which makes all blocks. */
  witness: HexAddress;
  /** Milliseconds: time of the parent block, which is "now" for accounts and resources as in java-tron. */
  headTime: number;
  /** 3 s slots from genesis to the parent block; resources recover by slots. */
  headSlot: number;
}>;

/** What a native contract is executed with: the state it changes. */
export type NativeContext = ValidationContext & Readonly<{ state: WorldState }>;

/** Everything a transaction is executed with, and the block it goes into. */
export type ExecutionContext = NativeContext &
  Readonly<{
    machine: Machine;
    block: BlockContext;
  }>;

/** Slot of a block time. */
export function slotOf(timestamp: number, genesisTime: number): number {
  return Math.max(0, Math.floor((timestamp - genesisTime) / 3_000));
}
