import type { Frame } from './frame.ts';

/** One opcode: what it needs on the stack, what it costs and what it does. */
export type Operation = Readonly<{
  pops: number;
  pushes: number;
  /** Fixed part of the price. */
  energy: number;
  /** Part of the price that depends on operands, memory or state; 0 is `undefined`. */
  extra: ((frame: Frame) => number) | undefined;
  /** Runs with `frame.position` already behind the opcode. */
  act: (frame: Frame) => void;
}>;

/** An operation at its opcode. */
export type Definition = readonly [opcode: number, operation: Operation];

/** 256 places; undefined is an illegal operation. */
export type OperationTable = readonly (Operation | undefined)[];

export const TIER = {
  zero: 0,
  special: 1,
  base: 2,
  veryLow: 3,
  low: 5,
  mid: 8,
  high: 10,
  ext: 20,
} as const;

export function define(
  opcode: number,
  [pops, pushes]: readonly [pops: number, pushes: number],
  energy: number,
  act: Operation['act'],
  extra?: Operation['extra'],
): Definition {
  return [opcode, { pops, pushes, energy, extra, act }];
}
