import type { Abi, AbiItem } from '@vellum/tron/abi/abi-item';
import { type Address, fromHexAddress, parseAddress, parseHexAddress } from '@vellum/tron/address';
import { isJsonObject, type Json, type JsonObject } from '@vellum/tron/json';

/** Name and functions as a contract's maker published them, and who the maker is. */
export type PublishedContract = Readonly<{ name: string; abi: Abi; maker: Address | null }>;

/** What a node answers to `getcontractinfo`. */
export type AskContract = (address: Address) => Promise<JsonObject>;

/**
 * Null for what is not a contract. A copy says nothing of itself; the code that it runs speaks for it, and the maker stays its own.
 */
export async function publishedContract(
  ask: AskContract,
  address: Address,
): Promise<PublishedContract | null> {
  const told = await ask(address);
  const contract = told['smart_contract'];
  if (!isJsonObject(contract)) return null;
  const maker = parseAddress(textOf(contract['origin_address']));
  const template = templateOf(textOf(told['runtimecode']));
  const words = template ? (await ask(template))['smart_contract'] : contract;
  const { name, abi } = isJsonObject(words) ? words : {};
  return { name: textOf(name), abi: await withTuples(abiOf(abi)), maker };
}

/** The whole code of a minimal proxy (EIP-1167): nothing but the address that it hands every call to. */
const copyCode = /^363d3d373d3d3d363d73([0-9a-f]{40})5af43d82803e903d91602b57fd5bf3$/;

function templateOf(code: string): Address | null {
  const hex = parseHexAddress(`41${copyCode.exec(code)?.[1] ?? ''}`);
  return hex && fromHexAddress(hex);
}

/** Nodes write kinds with a capital and leave out empty lists. */
function abiOf(published: Json | undefined): Abi {
  const entries = isJsonObject(published) ? published['entrys'] : [];
  if (!Array.isArray(entries)) return [];
  return entries.filter(isJsonObject).map((entry) => ({
    type: textOf(entry['type']).toLowerCase(),
    name: textOf(entry['name']),
    inputs: parametersOf(entry['inputs']),
  }));
}

function parametersOf(list: Json | undefined): { name: string; type: string }[] {
  if (!Array.isArray(list)) return [];
  return list
    .filter(isJsonObject)
    .map(({ name, type }) => ({ name: textOf(name), type: textOf(type) }));
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

/**
 * Nodes keep of a tuple only that it is one, which names no call. A function that is published just as one of this
 * site's contracts has it is added with the parts of its tuples; its selector still decides whether a call is meant.
 */
async function withTuples(published: Abi): Promise<Abi> {
  if (!published.some(hasTuple)) return published;
  const { tupleFunctions } = await import('@vellum/contracts/tuple-functions');
  const names = new Set(published.map(publishedAs));
  return [...published, ...tupleFunctions.filter((known) => names.has(publishedAs(known)))];
}

function hasTuple({ inputs = [] }: AbiItem): boolean {
  return inputs.some(({ type }) => type.startsWith('tuple'));
}

function publishedAs({ type, name, inputs = [] }: AbiItem): string {
  return [type, name, ...inputs.map((input) => `${input.type} ${input.name}`)].join();
}
