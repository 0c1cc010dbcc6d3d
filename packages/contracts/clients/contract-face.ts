import type { Abi } from '@vellum/tron/abi/abi-item';
import type { AbiArguments, AbiEvent, AbiName, AbiResult } from '@vellum/tron/abi/abi-values';
import { decodeResult, encodeCall } from '@vellum/tron/abi/call';
import { decodeLog, type LogEntry } from '@vellum/tron/abi/log';
import { decodeRevert, type Revert } from '@vellum/tron/abi/revert';
import type { Sun } from '@vellum/tron/amount';
import { CREATION_FEE_LIMIT, DEFAULT_FEE_LIMIT } from '@vellum/tron/contract-call';

/** A question to a contract: its call data, and what the answer means. */
export type ReadCall<R> = Readonly<{ data: Uint8Array; decode(result: Uint8Array): R }>;

/** A transaction to a contract: call data, sun sent along, and the most that may be burned for energy. */
export type WriteCall = Readonly<{
  data: Uint8Array;
  value: bigint;
  feeLimit: Sun;
  /** What names the function and its arguments. */
  abi: Abi;
}>;

export type ContractFace<A extends Abi> = Readonly<{
  read<N extends AbiName<A, 'function'>>(
    name: N,
    args: AbiArguments<A, N>,
  ): ReadCall<AbiResult<A, N>>;
  write<N extends AbiName<A, 'function'>>(
    name: N,
    args: AbiArguments<A, N>,
    value?: bigint,
  ): WriteCall;
  /** Like `write`, under the higher fee limit that creating contracts and liquidity needs. */
  create<N extends AbiName<A, 'function'>>(
    name: N,
    args: AbiArguments<A, N>,
    value?: bigint,
  ): WriteCall;
  /** The event that a log of this contract is; null when it is none of its events. */
  event(log: LogEntry): AbiEvent<A> | null;
  /** Why the contract refused. */
  refusal(data: Uint8Array): Revert;
}>;

/** Typed calls of one contract, without any I/O: what a client's English names are made of. */
export function contractFace<const A extends Abi>(abi: A): ContractFace<A> {
  return {
    read: (name, args) => ({
      data: encodeCall<A, typeof name>(abi, name, args),
      decode: (result) => decodeResult<A, typeof name>(abi, name, result),
    }),
    write: (name, args, value = 0n) => ({
      data: encodeCall<A, typeof name>(abi, name, args),
      value,
      feeLimit: DEFAULT_FEE_LIMIT,
      abi,
    }),
    create: (name, args, value = 0n) => ({
      data: encodeCall<A, typeof name>(abi, name, args),
      value,
      feeLimit: CREATION_FEE_LIMIT,
      abi,
    }),
    event: (log) => decodeLog<A>(abi, log),
    refusal: (data) => decodeRevert(data, abi),
  };
}

/** The same question with its answer put into other words. */
export function answered<R, S>(call: ReadCall<R>, shape: (result: R) => S): ReadCall<S> {
  return { data: call.data, decode: (result) => shape(call.decode(result)) };
}

/** The name of a numeric state; throws on a number the contract cannot give. */
export function stateName<const S extends readonly string[]>(names: S, state: bigint): S[number] {
  const name = names[Number(state)];
  if (name === undefined) throw new RangeError(`no state ${state}`);
  return name;
}
