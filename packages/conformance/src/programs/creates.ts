import { type Body, MEMORY } from './body.ts';
import { randomValue } from './calls.ts';
import { Code } from './code.ts';
import type { Scene, Statement } from './scene.ts';

const [CREATE, CREATE2] = [0xf0, 0xf5] as const;
const CODECOPY = 0x39;
const [RETURN, REVERT, SELFDESTRUCT, ORIGIN, ADDRESS, CALLER, MSTORE8] = [
  0xf3, 0xfd, 0xff, 0x32, 0x30, 0x33, 0x53,
] as const;
const INVALID = 0xfe;

/** Init code that does not end as usual: a revert, no code, code that may not be, an end of itself. */
function oddInitCode({ random }: Body): Uint8Array {
  const code = new Code();
  return random.pick<() => Uint8Array>([
    () => new Uint8Array(0),
    () => Uint8Array.of(0),
    () => code.constant(random.below(100)).constant(0).op(REVERT).build(),
    () => code.constant(0xef).constant(0).op(MSTORE8).constant(1).constant(0).op(RETURN).build(),
    () => code.constant(random.below(400)).constant(0).op(RETURN).build(),
    () => code.op(random.pick([ORIGIN, ADDRESS, CALLER]), SELFDESTRUCT).build(),
    () => code.op(INVALID).build(),
    () => random.bytes(random.below(12)),
  ])();
}

/** Copies bytes behind the code into memory; returns their length. */
export function placeBytes(body: Body, bytes: Uint8Array): number {
  const at = body.data(bytes);
  body.constant(bytes.length).position(at).constant(MEMORY.bytes).op(CODECOPY);
  return bytes.length;
}

/** Creates a contract from bytes behind the code and leaves its address. */
export function createFrom(body: Body, initCode: Uint8Array, value: bigint): void {
  const { random } = body;
  const length = placeBytes(body, initCode);
  const isSalted = random.oneIn(2);
  if (isSalted) body.constant(random.below(3));
  body.constant(length).constant(MEMORY.bytes).constant(value);
  body.op(isSalted ? CREATE2 : CREATE).leaves('address');
}

/** Makes a contract; with the same salt it may be there already. */
export const create: Statement = (body, scene: Scene) => {
  const { random } = body;
  const usual = scene.child !== undefined && !random.oneIn(3);
  const initCode = usual && scene.child ? scene.child() : oddInitCode(body);
  createFrom(body, initCode, random.oneIn(3) ? randomValue(body, scene) : 0n);
  body.asFlag();
};
