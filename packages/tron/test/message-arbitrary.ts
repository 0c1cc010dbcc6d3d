import fc from 'fast-check';
import type { FieldKind, MessageInput, MessageType } from '../src/protobuf/message-type.ts';

export type MessageBounds = Readonly<{
  /** Largest int64 that the other side can hold. */
  maxInt64: bigint;
}>;

const anyBytes = fc.uint8Array({ maxLength: 40 });
/** With the 41 prefix, as base58 needs it. */
const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => Uint8Array.of(0x41, ...bytes));
const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const name = text.map((value) => new TextEncoder().encode(value));

/** Messages of a table: every field present, with the defaults among the values. */
export function messageOf(
  type: MessageType,
  bounds: MessageBounds,
): fc.Arbitrary<MessageInput<MessageType>> {
  const fields = type.fields.map((field) => [field.name, fieldOf(field.kind, bounds)]);
  return fc.record(Object.fromEntries(fields));
}

function fieldOf(kind: FieldKind, bounds: MessageBounds): fc.Arbitrary<unknown> {
  if (typeof kind === 'object') {
    if ('repeated' in kind) return fc.array(present(kind.repeated, bounds), { maxLength: 3 });
    if ('mapKey' in kind) {
      const key = kind.mapKey === 'string' ? text : int64(bounds);
      return fc.array(fc.tuple(key, int64(bounds)), { maxLength: 3 }).map((list) => new Map(list));
    }
    if (!('enum' in kind)) return fc.option(present(kind, bounds), { nil: undefined });
  }
  return present(kind, bounds);
}

function present(kind: FieldKind, bounds: MessageBounds): fc.Arbitrary<unknown> {
  if (typeof kind === 'object') {
    if ('enum' in kind) return fc.constantFrom(...Object.keys(kind.enum));
    return messageOf(kind as MessageType, bounds);
  }
  switch (kind) {
    case 'int32':
      return fc.oneof(fc.constant(0), fc.integer());
    case 'int64':
      return int64(bounds);
    case 'bool':
      return fc.boolean();
    case 'string':
      return text;
    case 'bytes':
      return anyBytes;
    case 'address':
      return address;
    case 'name':
      return name;
  }
}

function int64({ maxInt64 }: MessageBounds): fc.Arbitrary<bigint> {
  return fc.oneof(fc.constant(0n), fc.bigInt({ min: -maxInt64, max: maxInt64 }));
}
