import { areaEnd, areaEnergy, growthEnergy, wordsIn } from '../energy.ts';
import { Fault, outOfLongRange, staticViolation } from '../fault.ts';
import type { Frame } from '../frame.ts';
import { hashWord } from '../hash-word.ts';
import { type Definition, define, TIER } from '../operation.ts';
import type { Rules } from '../rules.ts';
import { INT64_MAX } from '../transfer.ts';
import { bytesOfWord } from '../words.ts';

const COPY_PER_WORD = 3;
const SHA3_BASE = 30;
const SHA3_PER_WORD = 6;
const LOG_BASE = 375;
const LOG_PER_TOPIC = 375;
const LOG_PER_BYTE = 8n;

/** Price of copying into memory; operands lie `skip` places below the top. */
export function copyEnergy(frame: Frame, skip: number): number {
  const length = frame.peek(skip + 2);
  const memory = areaEnergy(frame, frame.peek(skip), length);
  return memory + COPY_PER_WORD * wordsIn(Number(length));
}

function mcopyEnergy(frame: Frame): number {
  const length = frame.peek(2);
  const to = areaEnd(frame, frame.peek(0), length);
  const from = areaEnd(frame, frame.peek(1), length);
  return growthEnergy(frame, Math.max(to, from)) + COPY_PER_WORD * wordsIn(Number(length));
}

function sha3Energy(frame: Frame): number {
  const length = frame.peek(1);
  const memory = areaEnergy(frame, frame.peek(0), length);
  return memory + SHA3_PER_WORD * wordsIn(Number(length));
}

function logEnergy(frame: Frame): number {
  const length = frame.peek(1);
  const dataEnergy = length * LOG_PER_BYTE;
  if (dataEnergy > BigInt(frame.energyLeft)) {
    // java-tron trips over its own message when the number it wants to print is too large.
    if (dataEnergy > INT64_MAX) throw outOfLongRange();
    throw new Fault(
      'OUT_OF_ENERGY',
      `Not enough energy for 'LOG${frame.opcode - 0xa0}' operation executing: opEnergy[${dataEnergy}], programEnergy[${frame.energyLeft}]`,
    );
  }
  return Number(dataEnergy) + areaEnergy(frame, frame.peek(0), length);
}

function log(topicCount: number): Definition {
  const act = (frame: Frame) => {
    if (frame.message.isStatic) throw staticViolation();
    const offset = Number(frame.pop());
    const length = Number(frame.pop());
    const topics = Array.from({ length: topicCount }, () => bytesOfWord(frame.pop()));
    const data = frame.memory.read(offset, length);
    frame.run.logs.push({ address: frame.message.address, topics, data });
  };
  const base = LOG_BASE + LOG_PER_TOPIC * topicCount;
  return define(0xa0 + topicCount, [2 + topicCount, 0], base, act, logEnergy);
}

const sha3 = define(
  0x20,
  [2, 1],
  SHA3_BASE,
  (frame) => {
    const offset = Number(frame.pop());
    frame.push(hashWord(frame.memory.view(offset, Number(frame.pop()))));
  },
  sha3Energy,
);

const mcopy = define(
  0x5e,
  [3, 0],
  TIER.veryLow,
  (frame) => {
    const to = Number(frame.pop());
    const from = Number(frame.pop());
    frame.memory.copy(to, from, Number(frame.pop()));
  },
  mcopyEnergy,
);

/** Loads and stores, hashes and logs. Proposal 65 gave loads and stores a price of their own. */
export function memoryOperations(rules: Rules): readonly Definition[] {
  const access = rules.higherCpuLimit ? TIER.special : TIER.zero;
  return [
    sha3,
    define(
      0x51,
      [1, 1],
      access,
      (frame) => frame.push(frame.memory.readWord(Number(frame.pop()))),
      (frame) => areaEnergy(frame, frame.peek(0), 32n),
    ),
    define(
      0x52,
      [2, 0],
      access,
      (frame) => {
        const offset = Number(frame.pop());
        frame.memory.writeWord(offset, frame.pop());
      },
      (frame) => areaEnergy(frame, frame.peek(0), 32n),
    ),
    define(
      0x53,
      [2, 0],
      access,
      (frame) => {
        const offset = Number(frame.pop());
        frame.memory.writeByte(offset, Number(frame.pop() & 255n));
      },
      (frame) => areaEnergy(frame, frame.peek(0), 1n),
    ),
    define(0x59, [0, 1], TIER.base, (frame) => frame.push(BigInt(frame.memory.size))),
    ...(rules.cancun ? [mcopy] : []),
    ...[0, 1, 2, 3, 4].map(log),
  ];
}
