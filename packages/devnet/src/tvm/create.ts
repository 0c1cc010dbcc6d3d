import type { HexAddress } from '@vellum/tron/address';
import { keccak256 } from '@vellum/tron/hash';
import { newAccount } from '../state/new-account.ts';
import { Code } from './code.ts';
import { Fault, outOfLongRange } from './fault.ts';
import { Frame, type Message } from './frame.ts';
import { RECORD_BYTES } from './internal-transactions.ts';
import { play } from './interpreter.ts';
import type { Run } from './run.ts';
import { INT64_MAX } from './transfer.ts';
import { hexOf, prefixedWordOfAddress, type Word } from './words.ts';

/** Energy per byte of code that stays on the chain. */
const ENERGY_PER_CODE_BYTE = 200;
const EOF_MARK = 0xef;

/** A contract to be made by CREATE or CREATE2. */
export type CreateRequest = Readonly<{
  kind: 'create' | 'create2';
  value: Word;
  initCode: Uint8Array;
  address: HexAddress;
}>;

/** Makes a contract from inside a contract; returns its 21-byte address as a word, or 0. */
export function createContract(frame: Frame, request: CreateRequest): Word {
  const { run } = frame;
  const { address, value } = request;
  if (value > INT64_MAX) throw outOfLongRange();
  if (run.balance(frame.message.address) < value) return 0n;
  run.handOn(request.initCode.length + RECORD_BYTES);
  const isTaken = isAddressTaken(run, address);
  const energy = createEnergy(frame);
  const mark = run.checkpoint();
  if (!isTaken) enrol(frame, request);
  frame.spend(energy);
  const child = new Frame(run, childMessage(frame, request, energy));
  const fault = isTaken ? collision(address) : (play(child) ?? depositCode(child));
  const succeeded = fault === undefined && !child.isReverted;
  run.settle(mark, succeeded);
  if (fault === undefined) {
    if (child.isReverted) frame.returnData = child.output;
    frame.refund(energy - child.energyUsed);
  }
  return succeeded ? prefixedWordOfAddress(address) : 0n;
}

function childMessage({ run, message }: Frame, request: CreateRequest, energy: number): Message {
  const { address, value, initCode } = request;
  const hash = run.internal.add(message.hash, {
    note: 'create',
    from: message.address,
    to: address,
    value,
    data: initCode,
  });
  return {
    code: new Code(initCode),
    address,
    caller: message.address,
    value,
    data: new Uint8Array(0),
    energyLimit: energy,
    isStatic: false,
    depth: message.depth + 1,
    version: message.version,
    hash,
  };
}

/** Charges for the code that the constructor returned and keeps it; returns why it may not stay. */
export function depositCode(frame: Frame): Fault | undefined {
  if (frame.isReverted) return undefined;
  const { run, message, output: code } = frame;
  if (run.rules.london && code[0] === EOF_MARK) {
    return new Fault('INVALID_CODE', 'invalid code: must not begin with 0xef');
  }
  const energy = code.length * ENERGY_PER_CODE_BYTE;
  if (energy > frame.energyLeft) {
    return new Fault(
      'OUT_OF_ENERGY',
      `Not enough energy for 'save just created contract code' executing: needEnergy[${energy}], leftEnergy[${frame.energyLeft}];`,
    );
  }
  frame.energyUsed += energy;
  run.state.putCode(message.address, code);
  const contract = run.state.contract(message.address);
  if (contract !== undefined) {
    run.state.putContract({ ...contract, codeHash: hexOf(keccak256(code)) });
  }
  return undefined;
}

/** Since Constantinople an account without a contract may become one: addresses are paid into beforehand. */
function isAddressTaken(run: Run, address: HexAddress): boolean {
  if (run.rules.constantinople) return run.state.contract(address) !== undefined;
  return run.state.account(address) !== undefined;
}

function createEnergy(frame: Frame): number {
  const left = frame.energyLeft;
  const keepsBack = frame.run.rules.compatibleEvm && frame.message.version === 1;
  return keepsBack ? left - Math.floor(left / 64) : left;
}

/** Makes the account and the contract record and moves the value, before any code runs. */
function enrol(frame: Frame, { kind, address, value }: CreateRequest): void {
  const { run, message } = frame;
  const existing = run.state.account(address);
  const account = existing ?? newContractAccount(address, 'CreatedByContract');
  run.state.putAccount({ ...account, type: 'Contract' });
  run.state.putContract({
    address,
    origin: message.address,
    name: '',
    abi: new Uint8Array(0),
    bytecode: new Uint8Array(0),
    codeHash: '',
    callValue: 0n,
    ...(kind === 'create2' && { trxHash: hexOf(run.options.txid) }),
    consumeUserResourcePercent: 100,
    originEnergyLimit: 0n,
    version: run.rules.compatibleEvm ? message.version : 0,
  });
  run.created.add(address);
  if (value > 0n) run.transfer({ from: message.address, to: address, amount: value });
}

/** Accounts of contracts carry a name and no time of creation. */
export function newContractAccount(address: HexAddress, name: string) {
  return newAccount(address, 0, { type: 'Contract', name: Buffer.from(name) });
}

function collision(address: HexAddress): Fault {
  return new Fault(
    'UNKNOWN',
    `Trying to create a contract with existing contract address: 0x${address}`,
  );
}
