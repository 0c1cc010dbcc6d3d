import { createdAddress, saltedAddress } from '../addresses.ts';
import { DEPTH_LIMIT } from '../call.ts';
import { createContract } from '../create.ts';
import { areaEnergy, wordsIn } from '../energy.ts';
import { staticViolation } from '../fault.ts';
import type { Frame } from '../frame.ts';
import { type Definition, define } from '../operation.ts';
import type { Rules } from '../rules.ts';
import type { Word } from '../words.ts';

const CREATE = 32000;
const HASH_PER_WORD = 6;

const initCodeEnergy = (frame: Frame): number => areaEnergy(frame, frame.peek(1), frame.peek(2));

const isTooDeep = (frame: Frame): boolean => frame.message.depth === DEPTH_LIMIT;

function create(frame: Frame): Word {
  const value = frame.pop();
  const offset = Number(frame.pop());
  const length = Number(frame.pop());
  frame.returnData = new Uint8Array(0);
  if (isTooDeep(frame)) return 0n;
  const initCode = frame.memory.read(offset, length);
  const { run } = frame;
  const address = createdAddress(run.options.txid, run.internal.count);
  return createContract(frame, { kind: 'create', value, initCode, address });
}

/** Before proposal 60 it ignored the depth limit. It leaves the result of the last call as it is. */
function create2(frame: Frame): Word {
  const { rules } = frame.run;
  const value = frame.pop();
  const offset = Number(frame.pop());
  const length = Number(frame.pop());
  const salt = frame.pop();
  if (rules.compatibleEvm && isTooDeep(frame)) return 0n;
  const creator = rules.istanbul ? frame.message.address : frame.message.caller;
  const initCode = frame.memory.read(offset, length);
  const address = saltedAddress(creator, salt, initCode);
  return createContract(frame, { kind: 'create2', value, initCode, address });
}

const changing = (make: (frame: Frame) => Word) => (frame: Frame) => {
  if (frame.message.isStatic) throw staticViolation();
  frame.push(make(frame));
};

/** CREATE, and since Constantinople CREATE2, which pays for hashing its init code. */
export function creates(rules: Rules): readonly Definition[] {
  const salted = define(
    0xf5,
    [4, 1],
    CREATE,
    changing(create2),
    (frame) => initCodeEnergy(frame) + HASH_PER_WORD * wordsIn(Number(frame.peek(2))),
  );
  return [
    define(0xf0, [3, 1], CREATE, changing(create), initCodeEnergy),
    ...(rules.constantinople ? [salted] : []),
  ];
}
