import { keccak256 } from '@vellum/tron/hash';
import { returnDataFault } from '../fault.ts';
import type { Frame } from '../frame.ts';
import { type Definition, define, TIER } from '../operation.ts';
import type { Rules } from '../rules.ts';
import {
  addressOfWord,
  prefixedWordOfAddress,
  slotOfWord,
  type Word,
  wordFrom,
  wordOfAddress,
  wordOfBytes,
} from '../words.ts';
import { copyEnergy } from './memory.ts';

const ACCOUNT_ACCESS = 20;
const EXTCODEHASH = 400;
const INT32_MAX = 2147483647;
const EMPTY_CODE_HASH = wordOfBytes(keccak256(new Uint8Array(0)));

const get = (opcode: number, energy: number, read: (frame: Frame) => Word): Definition =>
  define(opcode, [0, 1], energy, (frame) => frame.push(read(frame)));

/** An operand as java-tron narrows it: what does not fit into an int becomes the largest int. */
function narrowed(word: Word): number {
  return word > BigInt(INT32_MAX) ? INT32_MAX : Number(word);
}

function copy(opcode: number, source: (frame: Frame) => Uint8Array): Definition {
  const act = (frame: Frame) => {
    const offset = Number(frame.pop());
    const from = narrowed(frame.pop());
    frame.memory.writeFrom(offset, Number(frame.pop()), source(frame), from);
  };
  return define(opcode, [3, 0], TIER.zero, act, (frame) => copyEnergy(frame, 0));
}

function callDataLoad(frame: Frame): void {
  frame.push(wordFrom(frame.message.data, narrowed(frame.pop())));
}

function returnDataCopy(frame: Frame): void {
  const offset = Number(frame.pop());
  const from = frame.pop();
  const length = frame.pop();
  const { returnData } = frame;
  if (narrowed(from) + narrowed(length) > returnData.length) {
    throw returnDataFault(slotOfWord(from), slotOfWord(length), returnData.length);
  }
  frame.memory.writeFrom(offset, Number(length), returnData, Number(from));
}

function codeHash(frame: Frame, address: ReturnType<typeof addressOfWord>): Word {
  const { state } = frame.run;
  if (state.account(address) === undefined) return 0n;
  const contract = state.contract(address);
  if (contract === undefined || contract.codeHash === '') return EMPTY_CODE_HASH;
  return BigInt(`0x${contract.codeHash}`);
}

function balance(frame: Frame, address: ReturnType<typeof addressOfWord>): Word {
  return frame.run.state.account(address)?.balance ?? 0n;
}

/** What a frame can ask about the account behind an address on the stack. */
function account(
  opcode: number,
  energy: number,
  read: (frame: Frame, address: ReturnType<typeof addressOfWord>) => Word,
): Definition {
  const act = (frame: Frame) => frame.push(read(frame, addressOfWord(frame.pop())));
  return define(opcode, [1, 1], energy, act);
}

const extCodeCopy = define(
  0x3c,
  [4, 0],
  ACCOUNT_ACCESS,
  (frame) => {
    const code = frame.run.state.code(addressOfWord(frame.pop()));
    const offset = Number(frame.pop());
    const from = narrowed(frame.pop());
    frame.memory.writeFrom(offset, Number(frame.pop()), code, from);
  },
  (frame) => copyEnergy(frame, 1),
);

/** Questions about the call, its code and other accounts. */
export function environment(rules: Rules): readonly Definition[] {
  const addressWord = rules.multiSign ? wordOfAddress : prefixedWordOfAddress;
  return [
    get(0x30, TIER.base, (frame) => addressWord(frame.message.address)),
    account(0x31, ACCOUNT_ACCESS, balance),
    get(0x32, TIER.base, (frame) => addressWord(frame.run.options.origin)),
    get(0x33, TIER.base, (frame) => wordOfAddress(frame.message.caller)),
    get(0x34, TIER.base, (frame) => frame.message.value),
    define(0x35, [1, 1], TIER.veryLow, callDataLoad),
    get(0x36, TIER.base, (frame) => BigInt(frame.message.data.length)),
    copy(0x37, (frame) => frame.message.data),
    get(0x38, TIER.base, (frame) => BigInt(frame.message.code.bytes.length)),
    copy(0x39, (frame) => frame.message.code.bytes),
    account(0x3b, ACCOUNT_ACCESS, (frame, address) => BigInt(frame.run.state.code(address).length)),
    extCodeCopy,
    get(0x3d, TIER.base, (frame) => BigInt(frame.returnData.length)),
    define(0x3e, [3, 0], TIER.zero, returnDataCopy, (frame) => copyEnergy(frame, 0)),
    ...(rules.constantinople ? [account(0x3f, EXTCODEHASH, codeHash)] : []),
    ...(rules.istanbul
      ? [get(0x47, TIER.low, (frame) => balance(frame, frame.message.address))]
      : []),
    ...(rules.solidity059
      ? [account(0xd4, ACCOUNT_ACCESS, (frame, address) => isContract(frame, address))]
      : []),
  ];
}

function isContract(frame: Frame, address: ReturnType<typeof addressOfWord>): Word {
  return frame.run.state.contract(address) === undefined ? 0n : 1n;
}
