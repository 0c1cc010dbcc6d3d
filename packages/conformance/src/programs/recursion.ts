import type { Random } from '../random/random.ts';
import { Code, initCodeOf } from './code.ts';

const [ADDRESS, GAS, CODESIZE, CODECOPY, SSTORE, SLOAD, ADD, MSTORE, RETURN] = [
  0x30, 0x5a, 0x38, 0x39, 0x55, 0x54, 0x01, 0x52, 0xf3,
] as const;
const MLOAD = 0x51;
const ISZERO = 0x15;
const ADDRESS_PLACE = 0x1000;
const [CALL, CALLCODE, DELEGATECALL, STATICCALL, CREATE, CREATE2] = [
  0xf1, 0xf2, 0xf4, 0xfa, 0xf0, 0xf5,
] as const;

/** Code that calls or creates itself until the depth, or the energy, is at its end. */
export function recursiveProgram(random: Random): Uint8Array {
  return random.oneIn(3) ? creator(random) : caller(random);
}

/** Each constructor creates a contract by the same code. */
function creator(random: Random): Uint8Array {
  const isSalted = random.oneIn(2);
  const code = new Code();
  code.op(CODESIZE).constant(0).constant(0).op(CODECOPY);
  if (isSalted) code.op(GAS);
  code
    .op(CODESIZE)
    .constant(0)
    .constant(0)
    .op(isSalted ? CREATE2 : CREATE);
  return code
    .op(ISZERO)
    .constant(0)
    .op(MSTORE)
    .constant(random.pick([0, 32]))
    .constant(0)
    .op(RETURN)
    .build();
}

/** A contract counts in a row, or not, and calls itself; the program calls it. */
function caller(random: Random): Uint8Array {
  const kind = random.pick([CALL, CALLCODE, DELEGATECALL, STATICCALL]);
  const hasValue = kind === CALL || kind === CALLCODE;
  const self = new Code();
  if (kind !== STATICCALL) self.constant(1).constant(0).op(SLOAD, ADD).constant(0).op(SSTORE);
  self
    .constant(32)
    .constant(0)
    .constant(random.pick([0, 64]))
    .constant(0);
  if (hasValue) self.constant(random.below(2) * random.below(2));
  self.op(ADDRESS, GAS, kind).constant(0).op(MLOAD, ADD).constant(0).op(MSTORE);
  const runtime = self.constant(32).constant(0).op(RETURN).build();
  return callOnce(initCodeOf(runtime), BigInt(random.below(2) * 1_000));
}

/** Creates the contract, calls it with all energy, and shows what it answered and what energy is left. */
function callOnce(initCode: Uint8Array, value: bigint): Uint8Array {
  const code = new Code();
  const at = code.data(initCode);
  code.constant(initCode.length).position(at).constant(0).op(CODECOPY);
  code
    .constant(initCode.length)
    .constant(0)
    .constant(value)
    .op(CREATE)
    .constant(ADDRESS_PLACE)
    .op(MSTORE);
  code.constant(32).constant(0).constant(0).constant(0).constant(0);
  code.constant(ADDRESS_PLACE).op(MLOAD, GAS, CALL).constant(32).op(MSTORE);
  return code.op(GAS).constant(64).op(MSTORE).constant(96).constant(0).op(RETURN).build();
}
