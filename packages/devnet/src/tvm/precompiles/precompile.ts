import type { HexAddress } from '@vellum/tron/address';
import type { ChainParameters } from '../../params/chain-parameters.ts';
import type { StateReader } from '../../state/state-reader.ts';
import type { Head } from '../execution.ts';
import type { Rules } from '../rules.ts';
import type { Word } from '../words.ts';

/** What a precompiled contract may look at beside its input. */
export type PrecompileContext = Readonly<{
  state: StateReader;
  rules: Rules;
  parameters: ChainParameters;
  /** The parent block: its time is "now" for accounts and resources. */
  head: Head;
  /** To be called between long steps: ends the execution when its time is over. */
  look: () => void;
}>;

/** A contract that the node itself computes. */
export type Precompile = Readonly<{
  energy: (input: Uint8Array, rules: Rules) => number;
  /** `caller` is the contract that asks. Output, or undefined when the input is refused; then all energy of the call is lost. */
  run: (
    input: Uint8Array,
    context: PrecompileContext,
    caller: HexAddress,
  ) => Uint8Array | undefined;
  /** What a refused input leaves where the output was wanted. */
  refusalOutput?: Uint8Array;
}>;

/** Precompiled contracts by the stack word that names them. */
export type Precompiles = ReadonlyMap<Word, Precompile>;

/** Up to `length` bytes from `offset`, with zeros where the input has ended. */
export function paddedSlice(input: Uint8Array, offset: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  bytes.set(input.subarray(offset, offset + length));
  return bytes;
}
