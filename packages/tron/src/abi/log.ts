import { decodeValues, isHashedWhenIndexed } from './abi-codec.ts';
import { MalformedAbiData } from './abi-errors.ts';
import type { Abi, AbiItem, AbiParameter } from './abi-item.ts';
import { findByHash } from './abi-lookup.ts';
import type { AbiEvent } from './abi-values.ts';

/** What a contract logged: up to four topics of 32 bytes, and data. */
export type LogEntry = Readonly<{ topics: readonly Uint8Array[]; data: Uint8Array }>;

type Layout = Readonly<{
  inputs: readonly AbiParameter[];
  /** Each in a list of its own, as topics are decoded one by one; null when a topic is the hash of its value. */
  indexed: readonly (readonly [AbiParameter] | null)[];
  plain: readonly AbiParameter[];
}>;

const layouts = new WeakMap<AbiItem, Layout>();

/**
 * The event of the ABI that a log is, or null when it is none of them. Arguments go by name (by
 * position when unnamed). Throws MalformedAbiData when the log does not fit the event.
 */
export function decodeLog<const A extends Abi>(abi: A, log: LogEntry): AbiEvent<A> | null {
  const [first] = log.topics;
  const item = first?.length === 32 ? findByHash(abi, 'event', first) : undefined;
  return item && !item.anonymous ? (decodeEvent(item, log) as AbiEvent<A>) : null;
}

function decodeEvent(item: AbiItem, log: LogEntry) {
  const layout = layoutOf(item);
  const { indexed } = layout;
  if (indexed.length !== log.topics.length - 1) {
    throw new MalformedAbiData(`${item.name} has ${indexed.length} indexed arguments`);
  }
  const plain = decodeValues(layout.plain, log.data);
  let topic = 0;
  let value = 0;
  const args = layout.inputs.map(({ name, indexed: isTopic }, i) => [
    name || String(i),
    isTopic ? decodeTopic(indexed[topic], log.topics[++topic] as Uint8Array) : plain[value++],
  ]);
  return { name: item.name, arguments: Object.fromEntries(args) };
}

function layoutOf(item: AbiItem): Layout {
  const known = layouts.get(item);
  if (known) return known;
  const inputs = item.inputs ?? [];
  const layout: Layout = {
    inputs,
    indexed: inputs
      .filter((input) => input.indexed)
      .map((input) => (isHashedWhenIndexed(input) ? null : [input])),
    plain: inputs.filter((input) => !input.indexed),
  };
  layouts.set(item, layout);
  return layout;
}

function decodeTopic(
  input: readonly [AbiParameter] | null | undefined,
  topic: Uint8Array,
): unknown {
  return input ? decodeValues(input, topic)[0] : topic;
}
