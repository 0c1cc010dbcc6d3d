import { decodeValues, isHashedWhenIndexed } from '@vellum/tron/abi/abi-codec';
import { MalformedAbiData } from '@vellum/tron/abi/abi-errors';
import type { AbiItem, AbiParameter } from '@vellum/tron/abi/abi-item';
import { signatureHash } from '@vellum/tron/abi/abi-lookup';
import { toHex } from '@vellum/tron/bytes';
import type { Json, JsonObject } from '@vellum/tron/json';
import { decodeMessage } from '@vellum/tron/protobuf/decode';
import { Abi } from '@vellum/tron/protocol/smart-contract';
import type { Log } from '../tvm/execution.ts';
import { valueText } from './value-text.ts';

/** Declared events by the hash that their logs begin with, hex. */
export type ContractEvents = ReadonlyMap<string, AbiItem>;

/** A log in the event API's terms. */
export type DecodedEvent = Readonly<{
  name: string;
  /** As Solidity declares it. */
  declaration: string;
  /** Every value twice: by position and by name. */
  result: JsonObject;
  resultType: JsonObject;
}>;

/** Events of an encoded ABI. It keeps no components of tuples, so logs with tuples match none of them. */
export function eventsOfAbi(abi: Uint8Array): ContractEvents {
  const events = new Map<string, AbiItem>();
  for (const { type, anonymous, name, inputs } of decodeMessage(Abi, abi).entrys) {
    const item = { type: 'event', name, inputs };
    if (type === 'Event' && !anonymous) events.set(toHex(signatureHash(item)), item);
  }
  return events;
}

/** Undefined when the contract's ABI does not declare the event or the log is no encoding of it. */
export function decodeEvent(events: ContractEvents, log: Log): DecodedEvent | undefined {
  const [topic, ...indexed] = log.topics;
  const item = topic && events.get(toHex(topic));
  if (!item) return undefined;
  const { name = '', inputs = [] } = item;
  try {
    return describe(name, inputs, valuesOf(inputs, indexed, log.data));
  } catch (error) {
    if (error instanceof MalformedAbiData) return undefined;
    throw error;
  }
}

function valuesOf(
  inputs: readonly AbiParameter[],
  topics: readonly Uint8Array[],
  data: Uint8Array,
): Json[] {
  const plain = decodeValues(
    inputs.filter(({ indexed }) => !indexed),
    data,
  ).values();
  const remaining = topics.values();
  return inputs.map((input) => {
    if (!input.indexed) return valueText(input.type, plain.next().value);
    const topic = remaining.next().value;
    if (topic === undefined) throw new MalformedAbiData('a topic is missing');
    return isHashedWhenIndexed(input)
      ? toHex(topic)
      : valueText(input.type, decodeValues([input], topic)[0]);
  });
}

function describe(
  name: string,
  inputs: readonly AbiParameter[],
  values: readonly Json[],
): DecodedEvent {
  // Names come from strangers: without a prototype every one of them is just a key.
  const result: Record<string, Json> = Object.create(null);
  const resultType: Record<string, Json> = Object.create(null);
  for (const [position, input] of inputs.entries()) {
    const value = values[position] ?? null;
    result[position] = value;
    if (input.name) result[input.name] = value;
    resultType[input.name || position] = input.type;
  }
  return { name, declaration: `${name}(${inputs.map(declared).join(', ')})`, result, resultType };
}

function declared({ type, indexed, name = '' }: AbiParameter): string {
  return [type, indexed ? 'indexed' : '', name].filter((word) => word !== '').join(' ');
}
