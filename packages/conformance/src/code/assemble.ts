import { fromHex } from '@vellum/tron/bytes';

/** Opcodes that the contracts of this suite use, by name. */
const names = `
00 STOP, 01 ADD, 02 MUL, 03 SUB, 04 DIV, 06 MOD, 0a EXP, 10 LT, 11 GT, 14 EQ, 15 ISZERO, 16 AND, 1b SHL, 1c SHR, 20 SHA3,
30 ADDRESS, 31 BALANCE, 32 ORIGIN, 33 CALLER, 34 CALLVALUE, 35 CALLDATALOAD, 36 CALLDATASIZE, 37 CALLDATACOPY,
38 CODESIZE, 39 CODECOPY, 3a GASPRICE, 3b EXTCODESIZE, 3c EXTCODECOPY, 3d RETURNDATASIZE, 3e RETURNDATACOPY, 3f EXTCODEHASH,
41 COINBASE, 44 DIFFICULTY, 45 GASLIMIT, 46 CHAINID, 47 SELFBALANCE, 48 BASEFEE,
50 POP, 51 MLOAD, 52 MSTORE, 53 MSTORE8, 54 SLOAD, 55 SSTORE, 56 JUMP, 57 JUMPI, 59 MSIZE, 5a GAS, 5b JUMPDEST,
5c TLOAD, 5d TSTORE, 5e MCOPY, 5f PUSH0, 60 PUSH1, 61 PUSH2, 63 PUSH4, 73 PUSH20, 7f PUSH32, 80 DUP1, 81 DUP2, 82 DUP3,
90 SWAP1, 91 SWAP2, a0 LOG0, a1 LOG1, a2 LOG2, a3 LOG3, a4 LOG4,
d0 CALLTOKEN, d1 TOKENBALANCE, d2 CALLTOKENVALUE, d3 CALLTOKENID, d4 ISCONTRACT,
da FREEZEBALANCEV2, db UNFREEZEBALANCEV2, dc CANCELALLUNFREEZEV2, dd WITHDRAWEXPIREUNFREEZE, de DELEGATERESOURCE,
df UNDELEGATERESOURCE, d8 VOTEWITNESS, d9 WITHDRAWREWARD,
f0 CREATE, f1 CALL, f2 CALLCODE, f3 RETURN, f4 DELEGATECALL, f5 CREATE2, fa STATICCALL, fd REVERT, fe INVALID, ff SELFDESTRUCT`;

const codeOf: ReadonlyMap<string, string> = new Map(
  names.split(',').map((entry) => {
    const [code = '', name = ''] = entry.trim().split(' ');
    return [name, code];
  }),
);

/** Hex of a program written as opcode names and, after pushes, plain hex. */
export function assemble(source: string): string {
  return source
    .trim()
    .split(/\s+/)
    .map((token) => codeOf.get(token) ?? operand(token))
    .join('');
}

function operand(token: string): string {
  if (/^([0-9a-f]{2})+$/.test(token)) return token;
  throw new RangeError(`${token} is neither an opcode of this suite nor hex`);
}

/** A word of 32 bytes, in hex. */
export function word(value: bigint | number): string {
  return BigInt(value).toString(16).padStart(64, '0');
}

/** Init code that installs the runtime code. */
export function initCode(runtime: string): Uint8Array {
  const size = (runtime.length / 2).toString(16).padStart(4, '0');
  return fromHex(assemble(`PUSH2 ${size} DUP1 PUSH1 0a PUSH0 CODECOPY PUSH0 RETURN`) + runtime);
}
