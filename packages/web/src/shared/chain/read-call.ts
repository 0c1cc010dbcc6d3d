import { decodeValues } from '@vellum/tron/abi/abi-codec';
import { MalformedAbiData } from '@vellum/tron/abi/abi-errors';
import type { Abi, AbiItem, AbiParameter } from '@vellum/tron/abi/abi-item';
import { findByHash } from '@vellum/tron/abi/abi-lookup';
import { type Address, fromHexAddress, parseHexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';

/** One argument in words, or one part of a tuple, such as `p.startTime`; an address stays one, so that it can be shown whole. */
export type ReadArgument = Readonly<{
  name: string;
  value: Readonly<{ kind: 'text'; text: string }> | Readonly<{ kind: 'address'; address: Address }>;
}>;

/** A call as its contract names it; null where the contract does not say what the bytes mean. */
export type ReadCall = Readonly<{
  selector: string;
  /** Such as `bindParent(to)`. */
  signature: string | null;
  args: readonly ReadArgument[];
}>;

/** Every coin has these, also those whose maker published nothing. */
const coinFunctions: Abi = [
  functionOf('transfer', ['to', 'address'], ['amount', 'uint256']),
  functionOf('approve', ['spender', 'address'], ['amount', 'uint256']),
  functionOf('transferFrom', ['from', 'address'], ['to', 'address'], ['amount', 'uint256']),
];

/** Call data in the words of the contract's own interface. */
export function readCall(data: Uint8Array, published: Abi): ReadCall {
  const selector = data.subarray(0, 4);
  const item =
    findByHash(published, 'function', selector) ?? findByHash(coinFunctions, 'function', selector);
  const args = item && argumentsOf(item, data.subarray(4));
  if (!item || !args) return { selector: `0x${toHex(selector)}`, signature: null, args: [] };
  const names = (item.inputs ?? []).map(nameOf).join(', ');
  return { selector: `0x${toHex(selector)}`, signature: `${item.name ?? ''}(${names})`, args };
}

function argumentsOf(item: AbiItem, data: Uint8Array): readonly ReadArgument[] | null {
  const inputs = item.inputs ?? [];
  try {
    const values = decodeValues(inputs, data);
    return inputs.flatMap((input, index) => partsOf(nameOf(input, index), input, values[index]));
  } catch (error) {
    // What does not fit its interface is shown as bytes, never as a guess.
    if (error instanceof MalformedAbiData) return null;
    throw error;
  }
}

function nameOf({ name }: AbiParameter, index: number): string {
  return name || String(index + 1);
}

/** A tuple part by part, a list of tuples one after the other; an empty list is said to be one. */
function partsOf(name: string, parameter: AbiParameter, value: unknown): readonly ReadArgument[] {
  const { type, components = [] } = parameter;
  if (components.length === 0 || (Array.isArray(value) && value.length === 0)) {
    return [{ name, value: argumentOf(type, value) }];
  }
  if (Array.isArray(value)) {
    const element = { ...parameter, type: type.replace(/\[\d*\]$/, '') };
    return value.flatMap((one, index) => partsOf(`${name}[${index}]`, element, one));
  }
  const fields = value as Readonly<Record<string, unknown>>;
  return components.flatMap((part) =>
    partsOf(`${name}.${part.name}`, part, fields[part.name ?? '']),
  );
}

function argumentOf(type: string, value: unknown): ReadArgument['value'] {
  const address = type === 'address' ? parseHexAddress(String(value)) : null;
  if (address) return { kind: 'address', address: fromHexAddress(address) };
  return { kind: 'text', text: wordsOf(value) };
}

function wordsOf(value: unknown): string {
  if (value instanceof Uint8Array) return `0x${toHex(value)}`;
  if (Array.isArray(value)) return `[${value.map(wordsOf).join(', ')}]`;
  const address = typeof value === 'string' ? parseHexAddress(value) : null;
  return address ? fromHexAddress(address) : String(value);
}

function functionOf(name: string, ...inputs: readonly (readonly [string, string])[]): AbiItem {
  return { type: 'function', name, inputs: inputs.map(([input, type]) => ({ name: input, type })) };
}
