/** Scalars by protobuf name; `address` and `name` are bytes that JSON shows as base58 or UTF-8. */
export type ScalarKind = 'int32' | 'int64' | 'bool' | 'string' | 'bytes' | 'address' | 'name';

/** Names of an enum with their numbers. */
export type EnumType<N extends string = string> = Readonly<{
  /** Full proto name without the package, such as `Permission.PermissionType`. */
  name: string;
  enum: Readonly<Record<N, number>>;
  byNumber: ReadonlyMap<number, N>;
}>;

/** `map<key, int64>`, the only kind of map TRON has. */
export type MapKind<K extends 'string' | 'int64' = 'string' | 'int64'> = Readonly<{ mapKey: K }>;

type SingleKind = ScalarKind | EnumType | MessageType;
export type RepeatedKind<K extends SingleKind = SingleKind> = Readonly<{ repeated: K }>;
export type FieldKind = SingleKind | RepeatedKind | MapKind;

/** Fields by their proto name: number and kind. */
export type FieldTable = Readonly<Record<string, readonly [number: number, kind: FieldKind]>>;

type Field = Readonly<{ name: string; number: number; kind: FieldKind }>;

/** A protobuf message as data; `fields` are in the order of their numbers, which is the wire order. */
export type MessageType<F extends FieldTable = FieldTable> = Readonly<{
  /** Full proto name without the package, such as `VoteWitnessContract.Vote`. */
  name: string;
  table: F;
  fields: readonly Field[];
  byNumber: ReadonlyMap<number, Field>;
}>;

/** What stands for an enum number that the table does not know. */
export type Unrecognized = `UNRECOGNIZED_${number}`;

type ScalarOf<K extends ScalarKind> = K extends 'int64'
  ? bigint
  : K extends 'int32'
    ? number
    : K extends 'bool'
      ? boolean
      : K extends 'string'
        ? string
        : Uint8Array;

type SingleOf<K> = K extends ScalarKind
  ? ScalarOf<K>
  : K extends EnumType<infer N>
    ? N | Unrecognized
    : K extends MessageType<infer F>
      ? { readonly [P in keyof F]: ValueOf<F[P][1]> }
      : never;

type ValueOf<K> =
  K extends RepeatedKind<infer E>
    ? readonly SingleOf<E>[]
    : K extends MapKind<infer M>
      ? ReadonlyMap<M extends 'int64' ? bigint : string, bigint>
      : K extends MessageType
        ? SingleOf<K> | undefined
        : SingleOf<K>;

/** The decoded form: every field present, absent scalars with their proto3 defaults. */
export type MessageOf<T extends MessageType> = SingleOf<T>;

type SingleInput<K> =
  K extends MessageType<infer F>
    ? { readonly [P in keyof F]?: InputOf<F[P][1]> | undefined }
    : SingleOf<K>;

type InputOf<K> =
  K extends RepeatedKind<infer E>
    ? readonly SingleInput<E>[]
    : K extends MapKind
      ? ValueOf<K>
      : SingleInput<K>;

/** What may be encoded: like the decoded form, with every field optional. */
export type MessageInput<T extends MessageType> = SingleInput<T>;

/* @__NO_SIDE_EFFECTS__ */
export function defineMessage<const F extends FieldTable>(name: string, table: F): MessageType<F> {
  const fields = Object.entries(table)
    .map(([fieldName, [number, kind]]) => ({ name: fieldName, number, kind }))
    .sort((a, b) => a.number - b.number);
  return { name, table, fields, byNumber: new Map(fields.map((field) => [field.number, field])) };
}

/* @__NO_SIDE_EFFECTS__ */
export function defineEnum<N extends string>(
  name: string,
  numbers: Readonly<Record<N, number>>,
): EnumType<N> {
  const names = Object.keys(numbers) as N[];
  return { name, enum: numbers, byNumber: new Map(names.map((each) => [numbers[each], each])) };
}

/* @__NO_SIDE_EFFECTS__ */
export function repeated<const K extends SingleKind>(kind: K): RepeatedKind<K> {
  return { repeated: kind };
}

/* @__NO_SIDE_EFFECTS__ */
export function mapOf<const K extends 'string' | 'int64'>(key: K): MapKind<K> {
  return { mapKey: key };
}

/** Number of an enum name, also of the `UNRECOGNIZED_n` form; undefined for other texts. */
export function enumNumber(type: EnumType, name: string): number | undefined {
  if (Object.hasOwn(type.enum, name)) return type.enum[name];
  const unknown = /^UNRECOGNIZED_(-?\d+)$/.exec(name);
  return unknown ? Number(unknown[1]) : undefined;
}

export function enumName(type: EnumType, number: number): string {
  return type.byNumber.get(number) ?? `UNRECOGNIZED_${number}`;
}
