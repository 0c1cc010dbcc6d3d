import { Fault } from './fault.ts';
import type { Frame } from './frame.ts';
import { opcodeName } from './opcode-names.ts';
import type { Word } from './words.ts';

/** 3 MiB: no operation may touch memory beyond. */
const MEMORY_LIMIT = 3n * 1024n * 1024n;

/** End of the touched area in bytes; nothing is touched when the length is 0, however far the offset. */
export function areaEnd(frame: Frame, offset: Word, length: Word): number {
  if (length === 0n) return 0;
  const end = offset + length;
  if (end > MEMORY_LIMIT) {
    throw new Fault(
      'OUT_OF_MEMORY',
      `Out of Memory when '${opcodeName(frame.opcode)}' operation executing`,
    );
  }
  return Number(end);
}

/** Price of growing memory so that it holds `end` bytes. */
export function growthEnergy(frame: Frame, end: number): number {
  const size = frame.memory.size;
  return end <= size ? 0 : memoryEnergy(end) - memoryEnergy(size);
}

/** Price of touching `length` bytes at `offset`. */
export function areaEnergy(frame: Frame, offset: Word, length: Word): number {
  return growthEnergy(frame, areaEnd(frame, offset, length));
}

export function wordsIn(bytes: number): number {
  return Math.ceil(bytes / 32);
}

function memoryEnergy(bytes: number): number {
  const words = wordsIn(bytes);
  return 3 * words + Math.floor((words * words) / 512);
}
