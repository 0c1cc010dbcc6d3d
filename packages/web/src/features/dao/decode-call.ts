import { decodeValues } from '@vellum/tron/abi/abi-codec';
import { MalformedAbiData } from '@vellum/tron/abi/abi-errors';
import type { Abi, AbiItem } from '@vellum/tron/abi/abi-item';
import { findByHash } from '@vellum/tron/abi/abi-lookup';
import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { equalBytes, fromHex, toHex } from '@vellum/tron/bytes';
import type { Parameter, Unit, Value } from './parameter.ts';
import { parameters } from './parameters.ts';

const SELECTOR = 4;

/** An argument of a call that has no words of its own. */
type WrittenArgument = Readonly<{ name: string; text: string; isAddress: boolean }>;

/** A call of a proposal as far as it is understood. */
export type DecodedCall = Readonly<
  | { kind: 'parameter'; parameter: Parameter; values: readonly Value[] }
  | { kind: 'function'; contract: string; method: string; args: readonly WrittenArgument[] }
  | { kind: 'unknown'; contract: string | null }
>;

type Call = Readonly<{ target: Address; data: string }>;
/** Names and ABIs of the deployment. */
export type Registry = Readonly<{
  nameOf(address: Address): string | null;
  abiOf(name: string): Abi | null;
}>;

/** What the call says. Nothing is told in words unless the words lead back to the very same bytes. */
export function decodeCall({ target, data }: Call, registry: Registry): DecodedCall {
  const bytes = fromHex(data);
  const contract = registry.nameOf(target);
  if (contract === null) return { kind: 'unknown', contract };
  const known = parameters.find((one) => one.contract === contract && startsLike(one, bytes));
  const values = known && valuesOf(known, bytes);
  if (known && values) return { kind: 'parameter', parameter: known, values };
  const abi = registry.abiOf(contract);
  const item = abi && findByHash(abi, 'function', bytes.slice(0, SELECTOR));
  const args = item && argumentsOf(item, bytes);
  if (!item || !args) return { kind: 'unknown', contract };
  return { kind: 'function', contract, method: item.name ?? '', args };
}

function startsLike({ write, fields }: Parameter, bytes: Uint8Array): boolean {
  const sample = write(fields.map(({ unit }) => sampleOf(unit)));
  return equalBytes(sample.data.slice(0, SELECTOR), bytes.slice(0, SELECTOR));
}

const NOBODY = fromHexAddress('410000000000000000000000000000000000000000' as HexAddress);

/** Any value that can be written in a unit. */
function sampleOf(unit: Unit): Value {
  if (unit === 'switch' || unit === 'answer') return false;
  if (unit === 'address') return NOBODY;
  return unit === 'text' ? '' : 0n;
}

function valuesOf({ abi, write, fields }: Parameter, bytes: Uint8Array): readonly Value[] | null {
  const item = findByHash(abi, 'function', bytes.slice(0, SELECTOR));
  const found = item && decoded(item, bytes)?.flatMap(partsOf);
  if (!found || found.length !== fields.length) return null;
  const values = found.map((value, place) =>
    fields[place]?.unit === 'address' ? fromHexAddress(value as HexAddress) : (value as Value),
  );
  return equalBytes(write(values).data, bytes) ? values : null;
}

/** The parts of a struct in the order of the contract, any other value as it is. */
const partsOf = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [value];

function argumentsOf(item: AbiItem, bytes: Uint8Array): WrittenArgument[] | null {
  const values = decoded(item, bytes);
  if (!values) return null;
  return (item.inputs ?? []).map(({ name = '', type }, place) => ({
    name: name === '' ? String(place + 1) : name,
    text: written(values[place]),
    isAddress: type === 'address',
  }));
}

function decoded(item: AbiItem, bytes: Uint8Array): readonly unknown[] | null {
  try {
    return decodeValues(item.inputs ?? [], bytes.slice(SELECTOR));
  } catch (error) {
    if (error instanceof MalformedAbiData) return null;
    throw error;
  }
}

function written(value: unknown): string {
  if (value instanceof Uint8Array) return toHex(value);
  if (Array.isArray(value)) return value.map(written).join(', ');
  if (typeof value === 'string' && /^41[0-9a-f]{40}$/.test(value)) {
    return fromHexAddress(value as HexAddress);
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).map(written).join(', ')
    : String(value);
}
