import { decodeValues } from '@vellum/tron/abi/abi-codec';
import type { AbiItem, AbiParameter } from '@vellum/tron/abi/abi-item';
import { findByHash, signatureOf } from '@vellum/tron/abi/abi-lookup';
import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import type { PlannedCall } from './order-plan.ts';

/** A value of a call as text; lists and tuples as lists. */
export type ValueText = string | readonly ValueText[];

/** A planned call as an order keeps it: readable, and decoded with the types of its parameters. */
export type PlacedCall = Readonly<{
  contract: Address;
  /** With its parameter types: `bindParent(address)`. */
  method: string;
  params: readonly Readonly<{ type: string; value: ValueText }>[];
  value: bigint;
  feeLimit: bigint;
  data: Uint8Array;
  inputs: readonly AbiParameter[];
}>;

/** Length of the selector before the arguments. */
export const SELECTOR = 4;

/** Throws when the call data is no call of its ABI, which is a fault of the plan. */
export function placeCall(call: PlannedCall): PlacedCall {
  const { abi, contract, data, value, feeLimit } = call;
  const item = findByHash(abi, 'function', data.slice(0, SELECTOR));
  if (item === undefined)
    throw new Error(`no function ${toHex(data.slice(0, SELECTOR))} in the ABI`);
  const inputs = item.inputs ?? [];
  const types = typesOf(item);
  const params = decodeTexts(inputs, data).map((text, place) => ({
    type: types[place] ?? '',
    value: text,
  }));
  return { contract, method: signatureOf(item), params, value, feeLimit, data, inputs };
}

/** The arguments of call data as texts; throws MalformedAbiData. */
export function decodeTexts(inputs: readonly AbiParameter[], data: Uint8Array): ValueText[] {
  const values = decodeValues(inputs, data.slice(SELECTOR));
  return inputs.map((input, place) => textOf(input, values[place]));
}

/** Canonical types: tuples by their parts. */
const typesOf = ({ inputs = [] }: AbiItem): string[] =>
  inputs.map((input) => signatureOf({ type: 'function', name: '', inputs: [input] }).slice(1, -1));

function textOf(parameter: AbiParameter, value: unknown): ValueText {
  const element = /^(.+)\[\d*\]$/.exec(parameter.type)?.[1];
  if (element !== undefined) {
    return (value as unknown[]).map((one) => textOf({ ...parameter, type: element }, one));
  }
  if (parameter.type === 'tuple') {
    const parts = Array.isArray(value) ? value : Object.values(value as object);
    return (parameter.components ?? []).map((part, place) => textOf(part, parts[place]));
  }
  if (parameter.type === 'address') return fromHexAddress(value as HexAddress);
  return value instanceof Uint8Array ? `0x${toHex(value)}` : String(value);
}
