import { assemble, word } from './assemble.ts';

/** Writes word 1 of its call data at slot word 0, logs both, and returns what was there before. */
export const STORE = assemble(`
  PUSH0 CALLDATALOAD SLOAD PUSH0 MSTORE
  PUSH1 20 CALLDATALOAD PUSH0 CALLDATALOAD SSTORE
  PUSH1 20 CALLDATALOAD PUSH1 20 MSTORE
  PUSH0 CALLDATALOAD CALLER PUSH1 20 PUSH1 20 LOG2
  PUSH1 20 PUSH0 RETURN`);

/** Reverts with what it is called with. */
export const REVERTER = assemble('CALLDATASIZE PUSH0 PUSH0 CALLDATACOPY CALLDATASIZE PUSH0 REVERT');

/** Writes one slot after the other until its energy is gone: few steps, each of them dear. */
export const LOOP = assemble('PUSH1 01 JUMPDEST DUP1 DUP1 SSTORE PUSH1 01 ADD PUSH1 02 JUMP');

/** Runs the rest of its call data as code of a new contract that it creates with half of what it was paid. */
export const CREATOR = assemble(`
  CALLDATASIZE PUSH0 PUSH0 CALLDATACOPY
  CALLDATASIZE PUSH0 PUSH1 02 CALLVALUE DIV CREATE
  PUSH0 MSTORE PUSH1 20 PUSH0 RETURN`);

/** The same by CREATE2 with salt 7. */
export const CREATOR2 = assemble(`
  CALLDATASIZE PUSH0 PUSH0 CALLDATACOPY
  PUSH1 07 CALLDATASIZE PUSH0 PUSH1 02 CALLVALUE DIV CREATE2
  PUSH0 MSTORE PUSH1 20 PUSH0 RETURN`);

/** Returns everything about its surroundings that both nodes of a run share. */
export const SURROUNDINGS = assemble(`
  ADDRESS PUSH0 MSTORE CALLER PUSH1 20 MSTORE ORIGIN PUSH1 40 MSTORE CALLVALUE PUSH1 60 MSTORE
  SELFBALANCE PUSH1 80 MSTORE GASPRICE PUSH1 a0 MSTORE BASEFEE PUSH1 c0 MSTORE DIFFICULTY PUSH1 e0 MSTORE
  GASLIMIT PUSH2 0100 MSTORE CODESIZE PUSH2 0120 MSTORE CALLTOKENVALUE PUSH2 0140 MSTORE
  CALLTOKENID PUSH2 0160 MSTORE CALLER ISCONTRACT PUSH2 0180 MSTORE ADDRESS ISCONTRACT PUSH2 01a0 MSTORE
  ADDRESS EXTCODEHASH PUSH2 01c0 MSTORE CALLER BALANCE PUSH2 01e0 MSTORE GAS PUSH2 0200 MSTORE
  PUSH2 0220 PUSH0 RETURN`);

/** Destroys itself in favour of the address in its call data; does nothing when there is none. */
export const DESTRUCTOR = assemble(`
  CALLDATASIZE PUSH1 05 JUMPI STOP JUMPDEST PUSH0 CALLDATALOAD SELFDESTRUCT`);

/** Keeps word 0 in transient storage, calls itself once, and returns what it reads there in both. */
export const TRANSIENT = assemble(`
  PUSH0 TLOAD PUSH0 MSTORE
  PUSH0 CALLDATALOAD PUSH0 TSTORE
  PUSH0 TLOAD PUSH1 20 MSTORE
  PUSH1 40 PUSH0 RETURN`);

type CallKind = 'CALL' | 'CALLCODE' | 'DELEGATECALL' | 'STATICCALL';

/**
 * Passes its call data behind two words (address, value) on to another contract; returns whether that succeeded and
 * what it answered.
 */
export function forwarder(kind: CallKind): string {
  const value = kind === 'CALL' || kind === 'CALLCODE' ? 'PUSH1 20 CALLDATALOAD' : '';
  return assemble(`
    PUSH1 40 CALLDATASIZE SUB PUSH1 40 PUSH0 CALLDATACOPY
    PUSH0 PUSH0 PUSH1 40 CALLDATASIZE SUB PUSH0 ${value} PUSH0 CALLDATALOAD GAS ${kind}
    PUSH0 MSTORE
    RETURNDATASIZE PUSH0 PUSH1 20 RETURNDATACOPY
    PUSH1 20 RETURNDATASIZE ADD PUSH0 RETURN`);
}

/** Calls another contract as a forwarder does, then reverts, so that everything inside is undone. */
export const REPENTANT = assemble(`
  PUSH1 40 CALLDATASIZE SUB PUSH1 40 PUSH0 CALLDATACOPY
  PUSH0 PUSH0 PUSH1 40 CALLDATASIZE SUB PUSH0 PUSH1 20 CALLDATALOAD PUSH0 CALLDATALOAD GAS CALL
  PUSH0 PUSH0 REVERT`);

/** Pays the token of its call data (id, amount) to the address in word 0. */
export const TOKEN_PAYER = assemble(`
  PUSH0 PUSH0 PUSH0 PUSH0 PUSH1 20 CALLDATALOAD PUSH1 40 CALLDATALOAD PUSH0 CALLDATALOAD GAS CALLTOKEN
  PUSH0 MSTORE
  PUSH1 20 CALLDATALOAD ADDRESS TOKENBALANCE PUSH1 20 MSTORE
  CALLTOKENVALUE PUSH1 40 MSTORE PUSH1 60 PUSH0 RETURN`);

/** Code that fails in each way in which code can fail, by name. */
export const failures: Readonly<Record<string, string>> = {
  'invalid opcode': assemble('INVALID'),
  'unknown opcode': '0c',
  'empty stack': assemble('POP'),
  'full stack': assemble('JUMPDEST PUSH0 PUSH0 JUMP'),
  'wrong jump': assemble('PUSH1 09 JUMP'),
  'huge memory': assemble(`PUSH32 ${word(2n ** 40n)} MLOAD`),
  'huge return': assemble(`PUSH32 ${word(2n ** 40n)} PUSH0 RETURN`),
  'return data out of bounds': assemble('PUSH1 20 PUSH0 PUSH0 RETURNDATACOPY'),
  'empty revert': assemble('PUSH0 PUSH0 REVERT'),
  'write in a static call': assemble('PUSH1 01 PUSH0 SSTORE'),
  'call of itself without end': assemble('PUSH0 PUSH0 PUSH0 PUSH0 PUSH0 ADDRESS GAS CALL STOP'),
};

/** `Error(string)` with this reason, as Solidity encodes it. */
export function revertReason(reason: string): string {
  const bytes = Buffer.from(reason).toString('hex');
  const padded = bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0');
  return `08c379a0${word(32)}${word(bytes.length / 2)}${padded}`;
}
