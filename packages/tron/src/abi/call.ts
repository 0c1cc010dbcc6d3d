import { concatBytes } from '../bytes.ts';
import { decodeValues, encodeValues } from './abi-codec.ts';
import type { Abi } from './abi-item.ts';
import { findItem, selectorOf } from './abi-lookup.ts';
import type { AbiArguments, AbiConstructorArguments, AbiName, AbiResult } from './abi-values.ts';

/** Call data of a function: selector and arguments. Throws UnencodableValue. */
export function encodeCall<const A extends Abi, N extends AbiName<A, 'function'>>(
  abi: A,
  name: N,
  args: AbiArguments<A, N>,
): Uint8Array {
  const item = findItem(abi, 'function', name);
  return concatBytes(selectorOf(item), encodeValues(item.inputs ?? [], args));
}

/** What a function gave back; throws MalformedAbiData. */
export function decodeResult<const A extends Abi, N extends AbiName<A, 'function'>>(
  abi: A,
  name: N,
  data: Uint8Array,
): AbiResult<A, N> {
  const values = decodeValues(findItem(abi, 'function', name).outputs ?? [], data);
  return (values.length > 1 ? values : values[0]) as AbiResult<A, N>;
}

/** Init code: bytecode followed by the constructor's arguments. Throws UnencodableValue. */
export function encodeDeployment<const A extends Abi>(
  abi: A,
  bytecode: Uint8Array,
  args: AbiConstructorArguments<A>,
): Uint8Array {
  const item = abi.find(({ type }) => type === 'constructor');
  return concatBytes(bytecode, encodeValues(item?.inputs ?? [], args));
}
