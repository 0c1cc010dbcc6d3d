import type { HexAddress } from '@vellum/tron/address';
import { preparedCode } from './code.ts';
import { Fault, outOfLongRange } from './fault.ts';
import { Frame, type Message } from './frame.ts';
import { RECORD_BYTES } from './internal-transactions.ts';
import { play } from './interpreter.ts';
import type { Mark } from './run.ts';
import { tokenOfCall } from './token-ids.ts';
import { INT64_MAX, type Transfer, transferRefusal } from './transfer.ts';
import { addressOfWord, type Word } from './words.ts';

/** Frames below the outermost one; a call from the last of them fails at once. */
export const DEPTH_LIMIT = 64;

/** A message call as CALL, CALLTOKEN, CALLCODE, DELEGATECALL or STATICCALL asks for it. */
export type CallRequest = Readonly<{
  kind: 'call' | 'calltoken' | 'callcode' | 'delegatecall' | 'staticcall';
  /** Energy for the callee, stipend included. */
  energy: number;
  /** Stack word that names the account whose code runs. */
  target: Word;
  value: Word;
  /** What is sent are units of this token in place of sun. */
  tokenId: Word | undefined;
  inputOffset: number;
  inputLength: number;
  outputOffset: number;
  outputLength: number;
}>;

type Callee = Readonly<{
  target: HexAddress;
  /** Whose storage and balance the code works on. */
  context: HexAddress;
  input: Uint8Array;
  token: string | undefined;
}>;

const EMPTY = new Uint8Array(0);

/** Ends a call before it began: nothing happened and the energy comes back. */
export function refuseCall(frame: Frame, request: CallRequest): false {
  frame.refund(request.energy);
  return false;
}

/** Calls an account that is not a precompiled contract; tells whether it succeeded. */
export function callAccount(frame: Frame, request: CallRequest): boolean {
  frame.returnData = EMPTY;
  if (frame.message.depth === DEPTH_LIMIT) return refuseCall(frame, request);
  const { run } = frame;
  run.handOn(request.inputLength + RECORD_BYTES);
  const input = frame.memory.read(request.inputOffset, request.inputLength);
  if (request.value > INT64_MAX) throw valueTooLarge(frame, request);
  const sender = frame.message.address;
  const token = sentToken(frame, request);
  if (run.funds(sender, token) < request.value) return refuseCall(frame, request);
  const target = addressOfWord(request.target);
  const runsInCaller = request.kind === 'callcode' || request.kind === 'delegatecall';
  const callee = { target, context: runsInCaller ? sender : target, input, token };
  const isTransfer = request.value > 0n && !runsInCaller;
  const transfer = { from: sender, to: target, amount: request.value, token };
  if (isTransfer) checkTransfer(frame, request, transfer);
  const mark = run.checkpoint();
  if (isTransfer) run.transfer(transfer);
  return enter(frame, request, callee, mark);
}

/** Runs the code of the callee, if there is any, and settles what it did. */
function enter(frame: Frame, request: CallRequest, callee: Callee, mark: Mark): boolean {
  const { run } = frame;
  const hash = run.internal.add(frame.message.hash, {
    note: 'call',
    from: frame.message.address,
    to: callee.context,
    value: callee.token === undefined ? request.value : 0n,
    tokens: callee.token === undefined ? undefined : { [callee.token]: request.value },
    data: callee.input,
  });
  const code = run.state.code(callee.target);
  if (code.length === 0) {
    run.commit();
    frame.refund(request.energy);
    return true;
  }
  const child = new Frame(run, childMessage(frame, request, callee, { code, hash }));
  const fault = play(child);
  const succeeded = fault === undefined && !child.isReverted;
  run.settle(mark, succeeded);
  // A fault keeps the energy it was given and shows nothing of itself.
  if (fault === undefined) takeResult(frame, request, child);
  return succeeded;
}

function takeResult(frame: Frame, request: CallRequest, child: Frame): void {
  const { output } = child;
  frame.memory.write(request.outputOffset, output.subarray(0, request.outputLength));
  frame.returnData = output;
  frame.refund(Math.max(0, request.energy - child.energyUsed));
}

function childMessage(
  { run, message }: Frame,
  request: CallRequest,
  callee: Callee,
  { code, hash }: Readonly<{ code: Uint8Array; hash: Uint8Array }>,
): Message {
  const isDelegate = request.kind === 'delegatecall';
  const { token } = callee;
  const sun = token === undefined ? request.value : 0n;
  return {
    code: preparedCode(code),
    address: callee.context,
    caller: isDelegate ? message.caller : message.address,
    value: isDelegate ? message.value : sun,
    token: token === undefined ? undefined : { id: BigInt(token), amount: request.value },
    data: callee.input,
    energyLimit: request.energy,
    isStatic: message.isStatic || request.kind === 'staticcall',
    depth: message.depth + 1,
    version: run.state.contract(callee.target)?.version ?? 0,
    hash,
  };
}

/** The token whose units a call sends; undefined for sun. */
export function sentToken(frame: Frame, { tokenId, energy }: CallRequest): string | undefined {
  if (tokenId === undefined) return undefined;
  // Before proposal 20 an id of zero meant sun.
  if (tokenId === 0n && !frame.run.rules.multiSign) return undefined;
  return tokenOfCall(frame, tokenId, energy);
}

function valueTooLarge(frame: Frame, request: CallRequest): Fault {
  if (!frame.run.rules.constantinople) return outOfLongRange();
  frame.refund(request.energy);
  return new Fault('TRANSFER_FAILED', 'endowment out of long range');
}

function checkTransfer(frame: Frame, request: CallRequest, transfer: Transfer): void {
  const { rules, state } = frame.run;
  const refusal = transferRefusal(state, transfer, { mayCreate: rules.solidity059 });
  if (refusal === undefined) return;
  if (!rules.constantinople) {
    throw new Fault('UNKNOWN', `validateForSmartContract failure:${refusal}`);
  }
  frame.refund(request.energy);
  throw new Fault(
    'TRANSFER_FAILED',
    `transfer ${transfer.token === undefined ? 'trx' : 'trc10'} failed: ${refusal}`,
  );
}
