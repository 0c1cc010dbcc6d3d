import type { Frame } from '../frame.ts';
import { type Definition, define, TIER } from '../operation.ts';
import type { Rules } from '../rules.ts';

function push(width: number): Definition {
  return define(0x5f + width, [0, 1], TIER.veryLow, (frame) => {
    frame.push(frame.message.code.pushed(frame.position, width));
    frame.position += width;
  });
}

function duplicate(depth: number): Definition {
  const act = (frame: Frame) => frame.push(frame.peek(depth - 1));
  return define(0x7f + depth, [depth, depth + 1], TIER.veryLow, act);
}

function swap(depth: number): Definition {
  return define(0x8f + depth, [depth + 1, depth + 1], TIER.veryLow, (frame) => {
    const { stack } = frame;
    const top = stack.length - 1;
    const word = stack[top] as bigint;
    stack[top] = stack[top - depth] as bigint;
    stack[top - depth] = word;
  });
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** POP, PUSH, DUP and SWAP; PUSH0 came with Shanghai. */
export function stackOperations(rules: Rules): readonly Definition[] {
  return [
    define(0x50, [1, 0], TIER.base, (frame) => {
      frame.stack.length -= 1;
    }),
    ...(rules.shanghai ? [define(0x5f, [0, 1], TIER.base, (frame) => frame.push(0n))] : []),
    ...numbers(32).map(push),
    ...numbers(16).map(duplicate),
    ...numbers(16).map(swap),
  ];
}
