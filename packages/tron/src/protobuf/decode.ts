import { parseUtf8 } from '../bytes.ts';
import {
  enumName,
  type FieldKind,
  type MapKind,
  type MessageOf,
  type MessageType,
} from './message-type.ts';
import { DELIMITED, MalformedMessage, VARINT, WireReader } from './wire.ts';

type Target = Record<string, unknown>;

const NOTHING = new Uint8Array(0);

/** The message in the bytes; throws MalformedMessage. Unknown fields are skipped. */
export function decodeMessage<T extends MessageType>(type: T, bytes: Uint8Array): MessageOf<T> {
  return decodeInto(type, bytes, emptyMessage(type)) as MessageOf<T>;
}

/** A message with every default, to be copied; what can be filled in place is made again for each copy. */
type Blank = Readonly<{ defaults: Target; fillable: MessageType['fields'] }>;

const blanks = new WeakMap<MessageType, Blank>();

function blankOf(type: MessageType): Blank {
  const known = blanks.get(type);
  if (known) return known;
  const defaults = Object.fromEntries(type.fields.map(({ name, kind }) => [name, defaultOf(kind)]));
  const fillable = type.fields.filter(
    ({ kind }) => typeof kind === 'object' && ('repeated' in kind || 'mapKey' in kind),
  );
  const blank = { defaults, fillable };
  blanks.set(type, blank);
  return blank;
}

function emptyMessage(type: MessageType): Target {
  const { defaults, fillable } = blankOf(type);
  const message = { ...defaults };
  for (const { name, kind } of fillable) message[name] = defaultOf(kind);
  return message;
}

function defaultOf(kind: FieldKind): unknown {
  if (typeof kind === 'object') {
    if ('repeated' in kind) return [];
    if ('mapKey' in kind) return new Map();
    return 'enum' in kind ? enumName(kind, 0) : undefined;
  }
  switch (kind) {
    case 'int32':
      return 0;
    case 'int64':
      return 0n;
    case 'bool':
      return false;
    case 'string':
      return '';
    case 'bytes':
    case 'address':
    case 'name':
      return NOTHING;
  }
}

function decodeInto(type: MessageType, bytes: Uint8Array, target: Target): Target {
  const reader = new WireReader(bytes);
  while (!reader.done) {
    const { number, wire } = reader.tag();
    const field = type.byNumber.get(number);
    if (!field) {
      reader.skip(wire);
    } else if (wire !== wireTypeOf(field.kind)) {
      throw new MalformedMessage(`${type.name}.${field.name} has wire type ${wire}`);
    } else {
      readField(field.name, field.kind, reader, target);
    }
  }
  return target;
}

function wireTypeOf(kind: FieldKind): number {
  if (typeof kind === 'object') {
    if ('repeated' in kind) return wireTypeOf(kind.repeated);
    return 'enum' in kind ? VARINT : DELIMITED;
  }
  return kind === 'int32' || kind === 'int64' || kind === 'bool' ? VARINT : DELIMITED;
}

function readField(name: string, kind: FieldKind, reader: WireReader, target: Target): void {
  const previous = target[name];
  if (typeof kind === 'object' && 'repeated' in kind) {
    (previous as unknown[]).push(readSingle(kind.repeated, reader, undefined));
  } else if (typeof kind === 'object' && 'mapKey' in kind) {
    const [key, value] = readEntry(kind, reader.delimited());
    (previous as Map<unknown, unknown>).set(key, value);
  } else {
    target[name] = readSingle(kind, reader, previous);
  }
}

/** A message that occurs again is merged into `previous`; of scalars the last one counts. */
function readSingle(kind: FieldKind, reader: WireReader, previous: unknown): unknown {
  if (typeof kind === 'object') {
    if ('enum' in kind) return enumName(kind, toInt32(reader.varint()));
    const type = kind as MessageType;
    const target = (previous as Target | undefined) ?? emptyMessage(type);
    return decodeInto(type, reader.delimited(), target);
  }
  switch (kind) {
    case 'int32':
      return toInt32(reader.varint());
    case 'int64':
      return BigInt.asIntN(64, reader.varint());
    case 'bool':
      return reader.varint() !== 0n;
    case 'string':
      return readText(reader);
    case 'bytes':
    case 'address':
    case 'name':
      // A copy, so that a small field does not keep a whole request or block in memory.
      return reader.delimited().slice();
  }
}

function toInt32(value: bigint): number {
  return Number(BigInt.asIntN(32, value));
}

function readText(reader: WireReader): string {
  const text = parseUtf8(reader.delimited());
  if (text === null) throw new MalformedMessage('text is not UTF-8');
  return text;
}

function readEntry(kind: MapKind, bytes: Uint8Array): [unknown, bigint] {
  const reader = new WireReader(bytes);
  let key = defaultOf(kind.mapKey);
  let value = 0n;
  while (!reader.done) {
    const { number, wire } = reader.tag();
    if (number === 1 && wire === wireTypeOf(kind.mapKey)) {
      key = readSingle(kind.mapKey, reader, undefined);
    } else if (number === 2 && wire === VARINT) {
      value = BigInt.asIntN(64, reader.varint());
    } else if (number > 2) {
      reader.skip(wire);
    } else {
      throw new MalformedMessage('map entry has a wrong wire type');
    }
  }
  return [key, value];
}
