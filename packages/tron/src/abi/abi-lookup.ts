import { toHex, utf8ToBytes } from '../bytes.ts';
import { keccak256 } from '../hash.ts';
import type { Abi, AbiItem, AbiKind, AbiParameter } from './abi-item.ts';

const hashes = new WeakMap<AbiItem, Uint8Array>();
const hashTexts = new WeakMap<AbiItem, string>();

/** Canonical text of an item, such as `transfer(address,uint256)`: what selectors are hashes of. */
export function signatureOf(item: AbiItem): string {
  return `${item.name ?? ''}${typesOf(item.inputs ?? [])}`;
}

function typesOf(parameters: readonly AbiParameter[]): string {
  const types = parameters.map(({ type, components }) =>
    type.startsWith('tuple') ? typesOf(components ?? []) + type.slice('tuple'.length) : type,
  );
  return `(${types.join()})`;
}

/** keccak256 of the signature: the first topic of an event. */
export function signatureHash(item: AbiItem): Uint8Array {
  const known = hashes.get(item);
  if (known) return known;
  const hash = keccak256(utf8ToBytes(signatureOf(item)));
  hashes.set(item, hash);
  return hash;
}

/** First four bytes of the signature's hash: what calls and custom errors begin with. */
export function selectorOf(item: AbiItem): Uint8Array {
  return signatureHash(item).slice(0, 4);
}

/** The item with this name, or with this signature when the name is overloaded; throws when not exactly one fits. */
export function findItem(abi: Abi, kind: AbiKind, nameOrSignature: string): AbiItem {
  const found = abi.filter(
    (item) =>
      item.type === kind &&
      (item.name === nameOrSignature || signatureOf(item) === nameOrSignature),
  );
  const [item] = found;
  if (item === undefined || found.length > 1) {
    throw new RangeError(`the ABI has ${found.length} ${kind}s ${nameOrSignature}`);
  }
  return item;
}

/** The item whose signature hash begins with these bytes. */
export function findByHash(abi: Abi, kind: AbiKind, hash: Uint8Array): AbiItem | undefined {
  const wanted = toHex(hash);
  return abi.find((item) => item.type === kind && hashText(item).startsWith(wanted));
}

/** Kept, because a log or a revert is held against every item of its ABI. */
function hashText(item: AbiItem): string {
  const known = hashTexts.get(item);
  if (known !== undefined) return known;
  const text = toHex(signatureHash(item));
  hashTexts.set(item, text);
  return text;
}
