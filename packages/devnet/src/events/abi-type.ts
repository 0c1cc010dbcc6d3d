/** An ABI type of what chain ABIs can name: they keep no components, so there are no tuples. */
export type AbiType =
  | Readonly<{ kind: 'address' | 'bool' | 'string' | 'bytes' }>
  | Readonly<{ kind: 'int' | 'uint'; bits: number }>
  | Readonly<{ kind: 'fixed-bytes'; size: number }>
  | Readonly<{ kind: 'array'; item: AbiType; length: number | undefined }>;

const WORD = 32;
const ARRAY = /^(.+)\[(\d{0,9})\]$/;
const INTEGER = /^(u?int)(\d{0,3})$/;
const FIXED_BYTES = /^bytes(\d{1,2})$/;

/** Longer names could only nest arrays deeper than anyone reads. */
const MAX_NAME = 64;

/** Reads a type name; undefined when it is none that can be decoded. */
export function parseAbiType(name: string): AbiType | undefined {
  if (name.length > MAX_NAME) return undefined;
  const array = ARRAY.exec(name);
  return array ? arrayType(array[1] ?? '', array[2] ?? '') : (PLAIN.get(name) ?? sizedType(name));
}

/** The name that signatures are hashed with. */
export function canonicalName(type: AbiType): string {
  switch (type.kind) {
    case 'array':
      return `${canonicalName(type.item)}[${type.length ?? ''}]`;
    case 'int':
    case 'uint':
      return `${type.kind}${type.bits}`;
    case 'fixed-bytes':
      return `bytes${type.size}`;
    default:
      return type.kind;
  }
}

/** Whether values stand behind an offset. */
export function isDynamic(type: AbiType): boolean {
  if (type.kind === 'array') return type.length === undefined || isDynamic(type.item);
  return type.kind === 'string' || type.kind === 'bytes';
}

/** Bytes that a value takes where it stands. */
export function headSize(type: AbiType): number {
  if (type.kind !== 'array' || isDynamic(type)) return WORD;
  return (type.length ?? 0) * headSize(type.item);
}

/** Types of one name. `trcToken` is how TRON's compiler spells token ids. */
const PLAIN: ReadonlyMap<string, AbiType> = new Map<string, AbiType>([
  ['address', { kind: 'address' }],
  ['bool', { kind: 'bool' }],
  ['string', { kind: 'string' }],
  ['bytes', { kind: 'bytes' }],
  ['trcToken', { kind: 'uint', bits: 256 }],
]);

function sizedType(name: string): AbiType | undefined {
  const integer = INTEGER.exec(name);
  if (integer) return integerType(integer[1] === 'uint' ? 'uint' : 'int', integer[2] || '256');
  const size = Number(FIXED_BYTES.exec(name)?.[1] ?? 0);
  return size >= 1 && size <= WORD ? { kind: 'fixed-bytes', size } : undefined;
}

function arrayType(itemName: string, lengthText: string): AbiType | undefined {
  const item = parseAbiType(itemName);
  const length = lengthText === '' ? undefined : Number(lengthText);
  return item && { kind: 'array', item, length };
}

function integerType(kind: 'int' | 'uint', bitsText: string): AbiType | undefined {
  const bits = Number(bitsText);
  return bits >= 8 && bits <= 256 && bits % 8 === 0 ? { kind, bits } : undefined;
}
