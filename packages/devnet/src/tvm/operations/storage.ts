import { staticViolation } from '../fault.ts';
import type { Frame } from '../frame.ts';
import { type Definition, define, TIER } from '../operation.ts';
import type { Rules } from '../rules.ts';
import { bytesOfWord, slotOfWord, wordOfBytes } from '../words.ts';

const SLOAD = 50;
const SSTORE_NEW_ROW = 20000;
const SSTORE_ANY_OTHER = 5000;
const TRANSIENT = 100;

function load(frame: Frame): void {
  const row = frame.run.state.slot(frame.message.address, slotOfWord(frame.pop()));
  frame.push(row === undefined ? 0n : wordOfBytes(row));
}

/** A row is new when it is absent and the value is not zero; TRON refunds nothing. */
function storeEnergy(frame: Frame): number {
  if (frame.peek(1) === 0n) return SSTORE_ANY_OTHER;
  const row = frame.run.state.slot(frame.message.address, slotOfWord(frame.peek(0)));
  return row === undefined ? SSTORE_NEW_ROW : SSTORE_ANY_OTHER;
}

function store(frame: Frame): void {
  if (frame.message.isStatic) throw staticViolation();
  const slot = slotOfWord(frame.pop());
  const word = frame.pop();
  const value = word === 0n ? undefined : bytesOfWord(word);
  frame.run.writeSlot(frame.message.address, slot, value);
}

function transientKey(frame: Frame): string {
  return frame.message.address + slotOfWord(frame.pop());
}

const transient: readonly Definition[] = [
  define(0x5c, [1, 1], TRANSIENT, (frame) => {
    frame.push(frame.run.readTransient(transientKey(frame)));
  }),
  define(0x5d, [2, 0], TRANSIENT, (frame) => {
    if (frame.message.isStatic) throw staticViolation();
    const key = transientKey(frame);
    frame.run.writeTransient(key, frame.pop());
  }),
];

/** Storage rows, and since Cancun the ones that last for one transaction. */
export function storage(rules: Rules): readonly Definition[] {
  return [
    define(0x54, [1, 1], SLOAD, load),
    define(0x55, [2, 0], TIER.zero, store, storeEnergy),
    ...(rules.cancun ? transient : []),
  ];
}
