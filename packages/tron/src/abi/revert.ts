import { toHex } from '../bytes.ts';
import { decodeValues } from './abi-codec.ts';
import { MalformedAbiData } from './abi-errors.ts';
import type { Abi } from './abi-item.ts';
import { findByHash } from './abi-lookup.ts';

/** Why a call was refused. */
export type Revert =
  /** `require(condition)` without a text, `revert()`, or a node that dropped the data. */
  | Readonly<{ kind: 'silent' }>
  /** `require(condition, message)`. */
  | Readonly<{ kind: 'message'; message: string }>
  /** A failed check of the compiler: 0x01 assertion, 0x11 overflow, 0x12 division by zero, 0x32 index. */
  | Readonly<{ kind: 'panic'; code: bigint }>
  /** A custom error of the ABI. */
  | Readonly<{ kind: 'custom'; name: string; arguments: readonly unknown[] }>
  | Readonly<{ kind: 'unknown'; selector: string; data: Uint8Array }>;

const builtIn: Abi = [
  { type: 'error', name: 'Error', inputs: [{ type: 'string' }] },
  { type: 'error', name: 'Panic', inputs: [{ type: 'uint256' }] },
];

/** Reads the data of a revert; never throws, because a contract may return anything. */
export function decodeRevert(data: Uint8Array, abi: Abi = []): Revert {
  if (data.length === 0) return { kind: 'silent' };
  const selector = data.slice(0, 4);
  const unknown: Revert = { kind: 'unknown', selector: toHex(selector), data };
  if (selector.length < 4) return unknown;
  try {
    return decodeKnown(data, selector, abi) ?? unknown;
  } catch (cause) {
    if (!(cause instanceof MalformedAbiData)) throw cause;
    return unknown;
  }
}

function decodeKnown(data: Uint8Array, selector: Uint8Array, abi: Abi): Revert | undefined {
  const own = findByHash(builtIn, 'error', selector);
  const item = own ?? findByHash(abi, 'error', selector);
  if (item === undefined) return undefined;
  const values = decodeValues(item.inputs ?? [], data.slice(4));
  if (own === undefined) return { kind: 'custom', name: item.name ?? '', arguments: values };
  return own.name === 'Error'
    ? { kind: 'message', message: values[0] as string }
    : { kind: 'panic', code: values[0] as bigint };
}
