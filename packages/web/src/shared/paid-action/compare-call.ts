import { encodeValues } from '@vellum/tron/abi/abi-codec';
import { MalformedAbiData, UnencodableValue } from '@vellum/tron/abi/abi-errors';
import type { AbiParameter } from '@vellum/tron/abi/abi-item';
import { concatBytes, equalBytes, fromHex, MalformedHex, utf8ToBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import type { NeededApproval, PlannedCall, WireApproval, WireCall } from './paid-action.ts';
import { signatureParameters } from './review/signature-parameters.ts';

export type MismatchPart =
  | 'contract'
  | 'method'
  | 'parameters'
  | 'value'
  | 'fee limit'
  | 'approval';

/** The server asks for another call than this page would make: nothing is signed. */
export class CallMismatch extends Error {
  override readonly name = 'CallMismatch';
  readonly part: MismatchPart;

  constructor(part: MismatchPart) {
    super(`the server asks for another call: ${part}`);
    this.part = part;
  }
}

/** Throws CallMismatch unless the server's call is, byte by byte, the one this page has built. */
export function mustBeSameCall(wire: WireCall, planned: PlannedCall): void {
  const { contract, call } = planned;
  if (wire.contract !== contract) throw new CallMismatch('contract');
  const selector = keccak256(utf8ToBytes(wire.method)).slice(0, 4);
  if (!equalBytes(selector, call.data.slice(0, 4))) throw new CallMismatch('method');
  if (!equalBytes(dataOf(wire, selector), call.data)) throw new CallMismatch('parameters');
  if (BigInt(wire.callValueSun) !== call.value) throw new CallMismatch('value');
  if (BigInt(wire.feeLimit) !== call.feeLimit) throw new CallMismatch('fee limit');
}

/** The same for approvals: neither more nor other ones than this page knows to be needed. */
export function mustBeSameApprovals(
  wire: readonly WireApproval[],
  needed: readonly NeededApproval[],
): void {
  const asked = wire.map(
    ({ token, spender, minAllowance }) => `${token} ${spender} ${minAllowance}`,
  );
  const known = needed.map(({ coin, spender }) => `${coin.coin} ${spender} ${coin.amount}`);
  if (asked.sort().join() !== known.sort().join()) throw new CallMismatch('approval');
}

function dataOf(wire: WireCall, selector: Uint8Array): Uint8Array {
  const types = signatureParameters(wire.method);
  if (types.length !== wire.params.length) throw new CallMismatch('parameters');
  try {
    const values = wire.params.map(({ value }, place) => abiValue(types[place], value));
    return concatBytes(selector, encodeValues(types, values));
  } catch (error) {
    if (isOfBadText(error)) throw new CallMismatch('parameters');
    throw error;
  }
}

function isOfBadText(error: unknown): boolean {
  return (
    error instanceof UnencodableValue ||
    error instanceof MalformedAbiData ||
    error instanceof MalformedHex ||
    error instanceof SyntaxError ||
    error instanceof TypeError
  );
}

/** A value of a call from its text, lists and tuples from arrays of texts. */
function abiValue(type: AbiParameter | undefined, text: unknown): unknown {
  if (type === undefined) throw new TypeError('a value without a type');
  const list = /^(.+)\[\d*\]$/.exec(type.type);
  if (list) {
    const element = { ...type, type: list[1] ?? '' };
    return arrayOf(text).map((item) => abiValue(element, item));
  }
  if (type.type === 'tuple') {
    const parts = type.components ?? [];
    return arrayOf(text).map((item, place) => abiValue(parts[place], item));
  }
  if (typeof text !== 'string') throw new TypeError('a value is text');
  if (/^u?int/.test(type.type)) return BigInt(text);
  if (type.type === 'bool') return text === 'true';
  return /^bytes/.test(type.type) ? fromHex(text) : text;
}

function arrayOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError('a list is an array');
  return value;
}
