import { type Body, HANDED_WORDS, MEMORY } from './body.ts';
import type { Statement } from './scene.ts';
import { farOffset } from './words.ts';

const MLOAD = 0x51;
const MSTORE = 0x52;
const MSTORE8 = 0x53;
const MCOPY = 0x5e;
const SHA3 = 0x20;
const LOG0 = 0xa0;
const CALLDATALOAD = 0x35;
const CALLDATACOPY = 0x37;
const CODECOPY = 0x39;
const RETURNDATACOPY = 0x3e;

/** Where call data no longer hold addresses. */
const NUMBERS_IN_CALL_DATA = 32 * (HANDED_WORDS / 2);

const offset = ({ random }: Body, size = 32): number => random.below(MEMORY.free - size);

export const load: Statement = (body) => {
  body.constant(offset(body)).op(MLOAD).leaves('number');
};

export const store: Statement = (body) => {
  const opcode = body.random.pick([MSTORE, MSTORE, MSTORE8]);
  body.takeNumbers(1).constant(offset(body)).op(opcode);
};

export const copyMemory: Statement = (body) => {
  const length = body.random.below(0x120);
  body.constant(length).constant(offset(body, 0x120)).constant(offset(body, 0x120)).op(MCOPY);
};

export const hash: Statement = (body) => {
  body.freeArea().op(SHA3).leaves('number');
};

export const log: Statement = (body) => {
  const topics = body.random.below(5);
  body
    .takeNumbers(topics)
    .freeArea()
    .op(LOG0 + topics);
};

export const loadCallData: Statement = (body) => {
  const { random } = body;
  const at = random.oneIn(6) ? farOffset(random) : NUMBERS_IN_CALL_DATA + random.below(160);
  body.constant(at).op(CALLDATALOAD).leaves('number');
};

/** Copies call data or code, also from beyond their end. */
export const copyIn: Statement = (body) => {
  const { random } = body;
  const opcode = random.pick([CALLDATACOPY, CODECOPY]);
  const least = opcode === CALLDATACOPY ? NUMBERS_IN_CALL_DATA : 0;
  const from = random.oneIn(6) ? farOffset(random) : least + random.below(300);
  body.constant(random.below(0x120)).constant(from).constant(offset(body, 0x120)).op(opcode);
};

/** Copies what the last call returned; sometimes more than that, which ends the frame. */
export const copyReturned: Statement = (body, { isOutermost }) => {
  const { random } = body;
  const isCareful = isOutermost && !random.oneIn(6);
  const [from, length] = random.weighted<readonly [bigint, number]>([
    [6, [0n, 0]],
    [isCareful ? 0 : 6, [0n, 32]],
    [isCareful ? 0 : 2, [BigInt(random.below(64)), random.below(64)]],
    [isCareful ? 0 : 1, [farOffset(random), random.below(2)]],
  ]);
  body.constant(length).constant(from).constant(offset(body, 64)).op(RETURNDATACOPY);
};

/** Areas far away: those without bytes are free, others cost much or cannot be paid for. */
export const reachFar: Statement = (body) => {
  const { random } = body;
  const at = farOffset(random);
  const length = random.weighted<number | bigint>([
    [6, 0],
    [1, 1],
    [1, 32],
    [1, 2n ** 64n - 1n],
    [1, 2n ** 256n - 1n],
  ]);
  random.pick<() => unknown>([
    () => body.constant(length).constant(at).op(SHA3).leaves('number'),
    () => body.constant(length).constant(at).op(LOG0),
    () => body.constant(length).constant(at).constant(0).op(MCOPY),
    () => body.constant(length).constant(0).constant(at).op(CODECOPY),
    () => body.constant(length).constant(at).constant(at).op(CALLDATACOPY),
    () => body.constant(at).op(MLOAD).leaves('number'),
    () =>
      body
        .constant(0x10000 + random.below(0x8000))
        .op(MLOAD)
        .leaves('number'),
  ])();
};
