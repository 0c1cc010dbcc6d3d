import { type CallRequest, DEPTH_LIMIT, refuseCall, sentToken } from './call.ts';
import { arithmeticFault, arrayFault, Fault, outOfLongRange } from './fault.ts';
import type { Frame } from './frame.ts';
import type { Precompile } from './precompiles/precompile.ts';
import { INT64_MAX, type Transfer, transferRefusal } from './transfer.ts';
import { addressOfWord } from './words.ts';

const WORD_SIZE = 32;
const EMPTY = new Uint8Array(0);
/** No operation reads memory beyond. */
const READABLE = 3 * 1024 * 1024;
const INT32_MAX = 0x7fffffff;
/** java-tron's memory is a list of pieces of this size. */
const CHUNK = 1024;

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
  if (written.length === 0) return;
  // Where no output was asked for the offset was never priced, so it may be any int.
  const end = outputOffset + written.length;
  if (outputOffset < 0) throw negativeOffset(frame, outputOffset, end);
  if (Math.ceil(end / WORD_SIZE) * WORD_SIZE > INT32_MAX) throw arithmeticFault('integer overflow');
  if (outputOffset < READABLE) frame.memory.write(outputOffset, written);
  else frame.memory.stretch(end);
}

function negativeOffset({ memory }: Frame, offset: number, end: number): Fault {
  const chunk = Math.trunc(offset / CHUNK);
  const chunks = Math.ceil(Math.max(memory.size, end, 0) / CHUNK);
  if (chunk < 0 || chunks === 0) {
    const message = `Index: ${chunk}, Size: ${chunks}`;
    return new Fault('UNKNOWN', message, 'java.lang.IndexOutOfBoundsException');
  }
  return arrayFault(`arraycopy: destination index ${offset} out of bounds for byte[${CHUNK}]`);
}
