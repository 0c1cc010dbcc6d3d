import { concatBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import { signDigest } from '@vellum/tron/signature';

type Rlp = Uint8Array | readonly Rlp[];

/** The encoding of Ethereum's transactions: bytes and lists of them, each behind its length. */
function rlp(item: Rlp): Uint8Array {
  if (!(item instanceof Uint8Array)) return behindLength(0xc0, concatBytes(...item.map(rlp)));
  return item.length === 1 && (item[0] as number) < 0x80 ? item : behindLength(0x80, item);
}

function behindLength(mark: number, content: Uint8Array): Uint8Array {
  if (content.length < 56) return concatBytes(Uint8Array.of(mark + content.length), content);
  const length = bigEndian(BigInt(content.length));
  return concatBytes(Uint8Array.of(mark + 55 + length.length), length, content);
}

/** The shortest bytes of a number; none for zero. */
function bigEndian(value: bigint): Uint8Array {
  const hex = value === 0n ? '' : value.toString(16);
  return Uint8Array.from(Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex'));
}

export type Sending = Readonly<{
  chainId: bigint;
  nonce: bigint;
  gasPrice: bigint;
  gas: bigint;
  /** Empty for a deployment. */
  to: Uint8Array;
  data: Uint8Array;
}>;

/** A signed transaction (EIP-155) as bytes for the wire. */
export function signedSending(sending: Sending, privateKey: Uint8Array): Uint8Array {
  const { chainId, nonce, gasPrice, gas, to, data } = sending;
  const fields = [nonce, gasPrice, gas].map(bigEndian);
  const content = [...fields, to, bigEndian(0n), data];
  const digest = keccak256(rlp([...content, bigEndian(chainId), bigEndian(0n), bigEndian(0n)]));
  const signature = signDigest(digest, privateKey);
  const v = chainId * 2n + 35n + BigInt((signature[64] as number) - 27);
  const [r, s] = [0, 32].map((at) => bigEndian(wordAt(signature, at)));
  return rlp([...content, bigEndian(v), r as Uint8Array, s as Uint8Array]);
}

function wordAt(bytes: Uint8Array, at: number): bigint {
  return BigInt(`0x${Buffer.from(bytes.subarray(at, at + 32)).toString('hex')}`);
}
