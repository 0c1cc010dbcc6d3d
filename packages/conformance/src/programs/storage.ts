import type { Body } from './body.ts';
import type { Statement } from './scene.ts';
import { randomWord } from './words.ts';

const [SLOAD, SSTORE, TLOAD, TSTORE] = [0x54, 0x55, 0x5c, 0x5d] as const;

/** Few keys, so that rows are read, overwritten, cleared and set again. */
const key = ({ random }: Body): bigint =>
  random.oneIn(8) ? randomWord(random) : BigInt(random.below(4));

export const readRow: Statement = (body) => {
  const opcode = body.random.pick([SLOAD, TLOAD]);
  body.constant(key(body)).op(opcode).leaves('number');
};

export const writeRow: Statement = (body) => {
  const { random } = body;
  const opcode = random.pick([SSTORE, TSTORE]);
  if (random.oneIn(3)) body.constant(0);
  else body.takeNumbers(1);
  body.constant(key(body)).op(opcode);
};
