import type { Body } from './body.ts';
import type { Statement } from './scene.ts';

/** Opcodes by the numbers they take; each leaves one. */
const OPERATIONS: readonly (readonly [takes: number, opcodes: readonly number[]])[] = [
  [2, [0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x0a, 0x0b]],
  [3, [0x08, 0x09]],
  [2, [0x10, 0x11, 0x12, 0x13, 0x14, 0x16, 0x17, 0x18, 0x1a, 0x1b, 0x1c, 0x1d]],
  [1, [0x15, 0x19]],
];

/** CALLVALUE, CALLDATASIZE, CODESIZE, GASPRICE, RETURNDATASIZE, PREVRANDAO, GASLIMIT, SELFBALANCE, BASEFEE, PC, MSIZE, GAS, CALLTOKENVALUE. */
const SOURCES = [
  0x34, 0x36, 0x38, 0x3a, 0x3d, 0x44, 0x45, 0x47, 0x48, 0x58, 0x59, 0x5a, 0xd2,
] as const;

const JUMPI = 0x57;
const POP = 0x50;
const SUB = 0x03;
const SWAP1 = 0x90;
const DUP1 = 0x80;

/** Arithmetic, comparison and bits. */
export const compute: Statement = (body) => {
  const [takes, opcodes] = body.random.pick(OPERATIONS);
  body.takeNumbers(takes).op(body.random.pick(opcodes)).leaves('number');
};

/** A number that the machine itself has. */
export const ask: Statement = (body) => {
  body.op(body.random.pick(SOURCES)).leaves('number');
};

/** DUP and SWAP as deep as the stack is. */
export const reorder: Statement = (body) => {
  const { stack, random } = body;
  const least = random.oneIn(3) ? random.between(2, 17) : 2;
  while (stack.length < least) body.number();
  if (stack.length > 200) body.shrink(random.below(20));
  const depth = random.between(1, Math.min(16, stack.length - 1));
  if (random.oneIn(2)) {
    body.op(0x7f + depth).leaves(stack[stack.length - depth] ?? 'number');
    return;
  }
  const [top, other] = [stack.length - 1, stack.length - 1 - depth];
  [stack[top], stack[other]] = [stack[other] ?? 'number', stack[top] ?? 'number'];
  body.op(0x8f + depth);
};

export const discard: Statement = (body) => {
  body.shrink(Math.max(0, body.stack.length - 1));
};

/** Runs one block or another, by a number that nobody foresees. */
export function branch(block: (body: Body) => void): Statement {
  return (body) => {
    const [otherwise, after] = [body.label(), body.label()];
    body.takeNumbers(1).position(otherwise).op(JUMPI);
    body.inside(() => block(body)).jump(after);
    body.destination(otherwise);
    if (body.random.oneIn(2)) body.inside(() => block(body));
    body.destination(after);
  };
}

/** Runs a block a few times. */
export function loop(block: (body: Body) => void): Statement {
  return (body) => {
    const again = body.label();
    body.constant(body.random.between(1, 4)).destination(again);
    body.inside(() => block(body));
    body.constant(1).op(SWAP1, SUB, DUP1).position(again).op(JUMPI, POP);
  };
}
