import { type CallRequest, callAccount } from '../call.ts';
import { areaEnd, growthEnergy } from '../energy.ts';
import { Fault, staticViolation } from '../fault.ts';
import type { Frame } from '../frame.ts';
import { opcodeName } from '../opcode-names.ts';
import { type Definition, define } from '../operation.ts';
import { callPrecompile } from '../precompile-call.ts';
import type { Rules } from '../rules.ts';
import { addressOfWord } from '../words.ts';

const CALL = 40;
const VALUE_TRANSFER = 9000;
const NEW_ACCOUNT = 25000;
/** Given to the callee on top when value is sent, so that it can at least log. */
const STIPEND = 2300;

type Kind = CallRequest['kind'];

const sends = (kind: Kind): boolean => kind === 'call' || kind === 'calltoken';
const hasValue = (kind: Kind): boolean => sends(kind) || kind === 'callcode';
/** Operands before those that say where input and output lie. */
const headOf = (kind: Kind): number => (kind === 'calltoken' ? 4 : hasValue(kind) ? 3 : 2);

function valueEnergy(frame: Frame, kind: Kind): number {
  if (!hasValue(kind) || frame.peek(2) === 0n) return 0;
  const makesAccount =
    sends(kind) && frame.run.state.account(addressOfWord(frame.peek(1))) === undefined;
  return VALUE_TRANSFER + (makesAccount ? NEW_ACCOUNT : 0);
}

/** Price beyond the fixed part, for value and memory; what is left then decides what the callee gets. */
function callEnergy(kind: Kind): (frame: Frame) => number {
  const first = headOf(kind);
  return (frame) => {
    const input = areaEnd(frame, frame.peek(first), frame.peek(first + 1));
    const output = areaEnd(frame, frame.peek(first + 2), frame.peek(first + 3));
    const own = valueEnergy(frame, kind) + growthEnergy(frame, Math.max(input, output));
    const price = frame.priced(own + CALL);
    if (price > frame.energyLeft) throw outOfEnergy(frame, price);
    frame.callEnergy = forwarded(frame, frame.energyLeft - price);
    return own;
  };
}

/** The callee gets what was asked for, at most what is left; contracts of version 1 keep back 1/64. */
function forwarded(frame: Frame, left: number): number {
  const keepsBack = frame.run.rules.compatibleEvm && frame.message.version === 1;
  const available = keepsBack ? left - Math.floor(left / 64) : left;
  const asked = frame.peek(0);
  return asked > BigInt(available) ? available : Number(asked);
}

function outOfEnergy(frame: Frame, energy: number): Fault {
  return new Fault(
    'OUT_OF_ENERGY',
    `Not enough energy for '${opcodeName(frame.opcode)}' operation executing: opEnergy[${energy}], programEnergy[${frame.energyLeft}]`,
  );
}

function popRequest(frame: Frame, kind: Kind): CallRequest {
  frame.pop();
  const target = frame.pop();
  const value = hasValue(kind) ? frame.pop() : 0n;
  if (sends(kind) && frame.message.isStatic && value !== 0n) throw staticViolation();
  return {
    kind,
    energy: frame.callEnergy + (value === 0n ? 0 : STIPEND),
    target,
    value,
    tokenId: kind === 'calltoken' ? frame.pop() : undefined,
    inputOffset: Number(frame.pop()),
    inputLength: Number(frame.pop()),
    ...popOutput(frame),
  };
}

/** An offset of no bytes is never priced, so it may be any word; java-tron keeps the lowest 32 bits as an int. */
function popOutput(frame: Frame): Pick<CallRequest, 'outputOffset' | 'outputLength'> {
  const offset = frame.pop();
  const outputLength = Number(frame.pop());
  const outputOffset = Number(outputLength === 0 ? BigInt.asIntN(32, offset) : offset);
  return { outputOffset, outputLength };
}

function call(kind: Kind): (frame: Frame) => void {
  return (frame) => {
    frame.spend(frame.callEnergy);
    const request = popRequest(frame, kind);
    frame.memory.extend(request.outputOffset, request.outputLength);
    // The whole stack word must name the contract: dirty high bytes call an ordinary account.
    const precompile = frame.run.environment.precompiles.get(request.target);
    const succeeded =
      precompile === undefined
        ? callAccount(frame, request)
        : callPrecompile(frame, request, precompile);
    frame.push(succeeded ? 1n : 0n);
  };
}

function operation(opcode: number, kind: Kind): Definition {
  return define(opcode, [headOf(kind) + 4, 1], CALL, call(kind), callEnergy(kind));
}

/** Message calls. */
export function calls({ transferTrc10 }: Rules): readonly Definition[] {
  return [
    operation(0xf1, 'call'),
    operation(0xf2, 'callcode'),
    operation(0xf4, 'delegatecall'),
    operation(0xfa, 'staticcall'),
    ...(transferTrc10 ? [operation(0xd0, 'calltoken')] : []),
  ];
}
