import { type CallRequest, DEPTH_LIMIT, refuseCall, sentToken } from './call.ts';
import { Fault, outOfLongRange } from './fault.ts';
import type { Frame } from './frame.ts';
import type { Precompile } from './precompiles/precompile.ts';
import { INT64_MAX, type Transfer, transferRefusal } from './transfer.ts';
import { addressOfWord } from './words.ts';

const EMPTY = new Uint8Array(0);
/** Memory that output beyond the named area may reach: twice what can be paid for. */
const UNPRICED_LIMIT = 2 * 3 * 1024 * 1024;

/**
 * Calls a precompiled contract; tells whether it succeeded. It is no internal transaction, and it keeps the
 * energy it was given when it fails.
 */
export function callPrecompile(
  frame: Frame,
  request: CallRequest,
  precompile: Precompile,
): boolean {
  frame.returnData = EMPTY;
  if (frame.message.depth === DEPTH_LIMIT) return refuseCall(frame, request);
  if (request.value > INT64_MAX) throw outOfLongRange();
  const { run } = frame;
  const from = frame.message.address;
  const token = sentToken(frame, request);
  if (run.funds(from, token) < request.value) return refuseCall(frame, request);
  run.handOn(request.inputLength);
  const input = frame.memory.read(request.inputOffset, request.inputLength);
  const transfer = { from, to: addressOfWord(request.target), amount: request.value, token };
  const isSending = request.kind === 'call' || request.kind === 'calltoken';
  const isTransfer = request.value > 0n && isSending;
  // Unlike an ordinary call this one does not make the account it pays.
  if (isTransfer) checkTransfer(frame, transfer);
  run.look();
  const energy = precompile.energy(input, run.rules);
  if (energy > request.energy) return false;
  const output = precompile.run(input, run, askerOf(frame, request));
  if (output === undefined) {
    writeOutput(frame, request, precompile.refusalOutput ?? EMPTY);
    return false;
  }
  if (isTransfer) run.transfer(transfer);
  frame.refund(request.energy - energy);
  frame.returnData = output;
  writeOutput(frame, request, output);
  return true;
}

/** Code that was delegated to asks for the one who called it. */
function askerOf({ message }: Frame, { kind }: CallRequest) {
  return kind === 'delegatecall' ? message.caller : message.address;
}

function checkTransfer({ run }: Frame, transfer: Transfer): void {
  const refusal = transferRefusal(run.state, transfer, { mayCreate: false });
  if (refusal === undefined) return;
  const text =
    transfer.token === undefined
      ? 'transfer failure'
      : `validateForSmartContract failure:${refusal}`;
  throw new Fault('UNKNOWN', text);
}

/** The whole output lands in memory, even beyond the area the caller named, until proposal 94 limits it. */
function writeOutput(frame: Frame, request: CallRequest, output: Uint8Array): void {
  const { outputOffset, outputLength } = request;
  const isLimited = frame.run.rules.selfdestructRestriction;
  const written = isLimited ? output.subarray(0, outputLength) : output;
  // The offset was never priced when no output was asked for, so it may lie anywhere.
  if (written.length > 0 && outputOffset + written.length > UNPRICED_LIMIT) {
    throw new Fault('OUT_OF_MEMORY', "Out of Memory when 'CALL' operation executing");
  }
  frame.memory.write(outputOffset, written);
}
