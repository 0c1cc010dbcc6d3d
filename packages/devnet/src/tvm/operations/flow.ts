import { areaEnergy } from '../energy.ts';
import { Fault } from '../fault.ts';
import type { Frame } from '../frame.ts';
import { type Definition, define, TIER } from '../operation.ts';
import type { Word } from '../words.ts';

const EMPTY = new Uint8Array(0);
const INT32_BITS = 32;

function jump(frame: Frame, destination: Word): void {
  const position = destination <= 0xffffffffn ? Number(destination) : -1;
  if (!frame.message.code.isDestination(position)) {
    const shown = Number(BigInt.asIntN(INT32_BITS, BigInt(position)));
    throw new Fault('BAD_JUMP_DESTINATION', `Operation with pc isn't 'JUMPDEST': PC[${shown}];`);
  }
  frame.position = position;
}

function outputEnergy(frame: Frame): number {
  return areaEnergy(frame, frame.peek(0), frame.peek(1));
}

function popOutput(frame: Frame): Uint8Array {
  const offset = Number(frame.pop());
  return frame.memory.read(offset, Number(frame.pop()));
}

/** Jumps and the ends of a frame. */
export const flow: readonly Definition[] = [
  define(0x00, [0, 0], TIER.zero, (frame) => frame.stop(EMPTY)),
  define(0x56, [1, 0], TIER.mid, (frame) => jump(frame, frame.pop())),
  define(0x57, [2, 0], TIER.high, (frame) => {
    const destination = frame.pop();
    if (frame.pop() !== 0n) jump(frame, destination);
  }),
  define(0x58, [0, 1], TIER.base, (frame) => frame.push(BigInt(frame.position - 1))),
  define(0x5a, [0, 1], TIER.base, (frame) => frame.push(BigInt(frame.energyLeft))),
  define(0x5b, [0, 0], TIER.special, () => {}),
  define(0xf3, [2, 0], TIER.zero, (frame) => frame.stop(popOutput(frame)), outputEnergy),
  define(
    0xfd,
    [2, 0],
    TIER.zero,
    (frame) => {
      frame.stop(popOutput(frame));
      frame.isReverted = true;
    },
    outputEnergy,
  ),
];
