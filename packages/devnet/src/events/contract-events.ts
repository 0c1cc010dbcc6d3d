import { toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import type { Json, JsonObject } from '@vellum/tron/json';
import { decodeMessage, type MessageOf } from '@vellum/tron/protobuf/codec';
import { Abi, type AbiEntry } from '@vellum/tron/protocol/smart-contract';
import type { Log } from '../tvm/execution.ts';
import { type AbiType, canonicalName, parseAbiType } from './abi-type.ts';
import { decodeTopic, decodeValues, MalformedAbiData } from './abi-values.ts';

type Parameter = Readonly<{ name: string; typeName: string; type: AbiType; indexed: boolean }>;

/** An event that a contract's ABI declares. */
export type EventDefinition = Readonly<{ name: string; parameters: readonly Parameter[] }>;

/** Declared events by the hash that their logs begin with, hex. */
export type ContractEvents = ReadonlyMap<string, EventDefinition>;

/** A log in the event API's terms. */
export type DecodedEvent = Readonly<{
  name: string;
  /** As Solidity declares it. */
  declaration: string;
  /** Every value twice: by position and by name. */
  result: JsonObject;
  resultType: JsonObject;
}>;

/** Events of an encoded ABI. Those with types that the chain's ABI cannot describe are left out. */
export function eventsOfAbi(abi: Uint8Array): ContractEvents {
  const events = new Map<string, EventDefinition>();
  for (const entry of decodeMessage(Abi, abi).entrys) {
    const definition = entry.type === 'Event' && !entry.anonymous && definitionOf(entry);
    if (definition) events.set(topicOf(definition), definition);
  }
  return events;
}

/** Undefined when the contract's ABI does not declare the event or the log is no encoding of it. */
export function decodeEvent(events: ContractEvents, log: Log): DecodedEvent | undefined {
  const [topic, ...indexed] = log.topics;
  const definition = topic && events.get(toHex(topic));
  if (!definition) return undefined;
  try {
    return describe(definition, valuesOf(definition, indexed, log.data));
  } catch (error) {
    if (error instanceof MalformedAbiData) return undefined;
    throw error;
  }
}

function definitionOf(entry: MessageOf<typeof AbiEntry>): EventDefinition | undefined {
  const parameters: Parameter[] = [];
  for (const { name, type: typeName, indexed } of entry.inputs) {
    const type = parseAbiType(typeName);
    if (type === undefined) return undefined;
    parameters.push({ name, typeName, type, indexed });
  }
  return { name: entry.name, parameters };
}

function topicOf({ name, parameters }: EventDefinition): string {
  const signature = `${name}(${parameters.map(({ type }) => canonicalName(type)).join(',')})`;
  return toHex(keccak256(utf8ToBytes(signature)));
}

function valuesOf(
  { parameters }: EventDefinition,
  topics: readonly Uint8Array[],
  data: Uint8Array,
): Json[] {
  const plain = parameters.filter(({ indexed }) => !indexed);
  const unindexed = decodeValues(
    plain.map(({ type }) => type),
    data,
  ).values();
  const remaining = topics.values();
  return parameters.map(({ type, indexed }) => {
    if (!indexed) return unindexed.next().value ?? null;
    const topic = remaining.next().value;
    if (topic === undefined) throw new MalformedAbiData('a topic is missing');
    return decodeTopic(type, topic);
  });
}

function describe({ name, parameters }: EventDefinition, values: readonly Json[]): DecodedEvent {
  // Names come from strangers: without a prototype every one of them is just a key.
  const result: Record<string, Json> = Object.create(null);
  const resultType: Record<string, Json> = Object.create(null);
  for (const [position, parameter] of parameters.entries()) {
    const value = values[position] ?? null;
    result[position] = value;
    if (parameter.name !== '') result[parameter.name] = value;
    resultType[parameter.name || position] = parameter.typeName;
  }
  return { name, declaration: declarationOf(name, parameters), result, resultType };
}

function declarationOf(name: string, parameters: readonly Parameter[]): string {
  const list = parameters.map(({ typeName, indexed, name: parameter }) =>
    [typeName, indexed ? 'indexed' : '', parameter].filter((word) => word !== '').join(' '),
  );
  return `${name}(${list.join(', ')})`;
}
