import { integer, natural } from './wasm-module.ts';

/** Instructions that leave a 64-bit number, or store one. */
export type Code = readonly number[];

/** Consecutive locals, by their position. */
export type Locals = (index: number) => number;

export const get = (local: number): Code => [0x20, ...natural(local)];
export const set = (local: number, value: Code): Code => [...value, 0x21, ...natural(local)];
export const constant = (value: bigint): Code => [0x42, ...integer(value)];
export const minus = (left: Code, right: Code): Code => [...left, ...right, 0x7d];
export const times = (left: Code, right: Code): Code => [...left, ...right, 0x7e];
export const masked = (value: Code, mask: bigint): Code => [...value, ...constant(mask), 0x83];
export const raised = (value: Code, bits: bigint): Code => [...value, ...constant(bits), 0x86];
export const lowered = (value: Code, bits: bigint): Code => [...value, ...constant(bits), 0x88];

export function sum(first: Code, ...others: readonly Code[]): Code {
  return [...first, ...others.flatMap((other) => [...other, 0x7c])];
}

/** The unsigned 32 bits at an index behind the address in a local. */
export const load = (address: number, index: number): Code => [...get(address), 0x35, 2, 4 * index];

export const store = (address: number, index: number, value: Code): Code => [
  ...get(address),
  ...value,
  ...[0x3e, 2, 4 * index],
];
