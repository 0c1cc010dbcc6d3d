import { decodeValues, encodeValues } from '@vellum/tron/abi/abi-codec';
import { MalformedAbiData } from '@vellum/tron/abi/abi-errors';
import type { Abi, AbiParameter } from '@vellum/tron/abi/abi-item';
import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';

/** A constructor argument for people. */
export type DecodedArgument = Readonly<{ name: string; type: string; value: unknown }>;

/** The values in ABI-encoded constructor arguments (hex); null unless they encode to exactly the same bytes again. */
export function decodedArguments(abi: Abi, encoded: string): DecodedArgument[] | null {
  const inputs = abi.find(({ type }) => type === 'constructor')?.inputs ?? [];
  try {
    const values = decodeValues(inputs, fromHex(encoded));
    if (toHex(encodeValues(inputs, values)) !== encoded) return null;
    return inputs.map((input, index) => ({
      name: input.name ?? '',
      type: input.type,
      value: readable(input, values[index]),
    }));
  } catch (error) {
    if (error instanceof MalformedAbiData) return null;
    throw error;
  }
}

/** Addresses as wallets show them, numbers of any size as text. */
function readable(parameter: AbiParameter, value: unknown): unknown {
  if (Array.isArray(value)) {
    const element = { ...parameter, type: parameter.type.replace(/\[\d*\]$/, '') };
    return value.map((item) => readable(element, item));
  }
  if (parameter.type === 'tuple') {
    const parts = (parameter.components ?? []).map(
      (part) => [part.name ?? '', readable(part, fieldOf(value, part.name))] as const,
    );
    return Object.fromEntries(parts);
  }
  if (parameter.type === 'address') return fromHexAddress(value as HexAddress);
  if (value instanceof Uint8Array) return toHex(value);
  return typeof value === 'bigint' ? value.toString() : value;
}

function fieldOf(tuple: unknown, name = ''): unknown {
  return (tuple as Readonly<Record<string, unknown>>)[name];
}
