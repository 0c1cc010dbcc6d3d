import { concatBytes } from '@vellum/tron/bytes';
import type { Random } from '../random/random.ts';
import { Code } from './code.ts';

const ISZERO = 0x15;

/** Operations whose results depend on the node. */
const NEVER = new Set([
  0x30, 0x32, 0x33, 0x40, 0x41, 0x42, 0x43, 0x46, 0xd3,
  // Call data begin with addresses.
  0x35, 0x37,
]);
/** What they leave is an address. */
const CREATES = new Set([0xf0, 0xf5]);

/** Words that are harmless as an offset that nobody pays for. */
const WORDS = [
  0n,
  0n,
  1n,
  2n,
  4n,
  32n,
  64n,
  255n,
  0x400n,
  2n ** 32n - 1n,
  2n ** 64n,
  2n ** 256n - 1n,
];

/** Operations one after the other without any sense; sooner or later they end in a fault. */
export function rawCode(random: Random): Uint8Array {
  const code = new Code();
  for (let n = random.between(4, 8); n > 0; n -= 1) code.constant(random.pick(WORDS));
  for (let n = random.between(5, 40); n > 0; n -= 1) writeOperation(code, random);
  code
    .constant(random.pick([0, 32, 64]))
    .constant(0)
    .op(random.pick([0xf3, 0xfd]));
  const cut = random.oneIn(4) ? code.build().subarray(0, random.between(1, 30)) : code.build();
  return concatBytes(cut);
}

function writeOperation(code: Code, random: Random): void {
  if (random.oneIn(3)) {
    code.constant(random.pick(WORDS));
    return;
  }
  const opcode = random.below(256);
  // A PUSH whose operand is what follows by chance would hide operations.
  const isPush = opcode >= 0x60 && opcode <= 0x7f;
  if (NEVER.has(opcode) || isPush) return;
  code.op(opcode);
  if (CREATES.has(opcode)) code.op(ISZERO);
}
