import { describe, expect, it } from 'vitest';
import { Memory } from './memory.ts';
import { WORD_MAX } from './words.ts';

const ones = new Uint8Array(5_000).fill(1);

describe('memory of a frame', () => {
  it('begins with zeros, whatever frames before it wrote into the room they left', () => {
    for (const fill of [
      (memory: Memory) => memory.writeWord(0, WORD_MAX),
      (memory: Memory) => memory.writeWord(991, WORD_MAX),
      (memory: Memory) => memory.writeByte(1_023, 7),
      (memory: Memory) => memory.write(100, ones.subarray(0, 900)),
      (memory: Memory) => memory.writeFrom(0, 1_024, ones, 0),
      (memory: Memory) => memory.write(0, ones),
    ]) {
      const memory = new Memory();
      fill(memory);
      memory.release();
      const next = new Memory();
      expect(next.size).toBe(0);
      expect(next.read(0, 5_000)).toEqual(new Uint8Array(5_000));
    }
  });

  it('shares no room with frames that still run, and keeps what was read', () => {
    const ended = new Memory();
    ended.write(0, ones.subarray(0, 64));
    const output = ended.read(0, 64);
    ended.release();
    const [caller, callee] = [new Memory(), new Memory()];
    caller.writeWord(0, WORD_MAX);
    callee.writeByte(0, 2);
    expect(caller.readWord(0)).toBe(WORD_MAX);
    expect(callee.read(0, 2)).toEqual(Uint8Array.of(2, 0));
    expect(output).toEqual(ones.subarray(0, 64));
  });
});
