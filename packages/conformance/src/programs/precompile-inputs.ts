import { addressBytes, evmAddressBytes } from '@vellum/tron/address';
import { concatBytes, fromHex } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import { addressOfPrivateKey, signDigest } from '@vellum/tron/signature';
import type { Random } from '../random/random.ts';
import { programOwner } from './owner.ts';
import { randomWord } from './words.ts';

const word = (value: bigint | number): Uint8Array =>
  fromHex(BigInt.asUintN(256, BigInt(value)).toString(16).padStart(64, '0'));

/** Input for the precompiled contract at an address that it can mostly make sense of. */
export function precompileInput(random: Random, address: number): Uint8Array {
  const bytes = (inputs[address] ?? anyBytes)(random);
  if (!random.oneIn(12)) return bytes;
  const shortened = bytes.subarray(0, random.below(bytes.length + 1));
  return HOLDS_LISTS.has(address) ? shortened : mutated(random, shortened);
}

function anyBytes(random: Random): Uint8Array {
  return random.bytes(random.below(200));
}

/** A wrong length of a list asks a node for more memory than its machine can have. */
const HOLDS_LISTS = new Set([9, 10]);

function mutated(random: Random, bytes: Uint8Array): Uint8Array {
  const changed = bytes.slice();
  if (changed.length > 0) changed[random.below(changed.length)] = random.below(256);
  return changed;
}

function recovery(random: Random): Uint8Array {
  const digest = random.bytes(32);
  const signature = signDigest(digest, key(random));
  const v = random.pick([signature[64] ?? 27, signature[64] ?? 27, 0, 1, 26, 29, 2n ** 255n]);
  const [r, s] = [signature.subarray(0, 32), signature.subarray(32, 64)];
  return concatBytes(digest, word(v), random.oneIn(8) ? word(randomWord(random)) : r, s);
}

const key = (random: Random): Uint8Array => sha256(random.bytes(8));

function modularPower(random: Random): Uint8Array {
  const length = () => random.pick([0, 1, 2, 31, 32, 33, 64, 65, random.below(90)]);
  const [base, exponent, modulus] = [length(), length(), length()];
  const lie = (real: number) => (random.oneIn(15) ? randomWord(random) : real);
  return concatBytes(
    ...[lie(base), exponent, lie(modulus)].map(word),
    ...[base, exponent, modulus].map((size) =>
      random.oneIn(5) ? new Uint8Array(size) : random.bytes(size),
    ),
  );
}

const FIELD = 21888242871839275222246405745257275088696311157297823662689037894645226208583n;
const G2 = [
  0x198e9393920d483a7260bfb731fb5d25f1aa493335a9e71297e485b7aef312c2n,
  0x1800deef121f1e76426a00665e5c4479674322d4f75edadd46debd5cd992f6edn,
  0x090689d0585ff075ec9e99ad690c3395bc4b313370b38ef355acdadcd122975bn,
  0x12c85ea5db8c6deb4aab71808dcb408fe3d1e7690c43d37b4ce6cc0166fa7daan,
] as const;

/** A point of the curve, infinity, or one that is not on it. */
function point(random: Random): Uint8Array {
  const [x, y] = random.weighted<readonly [bigint, bigint]>([
    [5, [1n, 2n]],
    [3, [1n, FIELD - 2n]],
    [2, [0n, 0n]],
    [1, [1n, 3n]],
    [1, [FIELD + 1n, 2n]],
  ]);
  return concatBytes(word(x), word(y));
}

const addition = (random: Random) => concatBytes(point(random), point(random));

const multiplication = (random: Random) => concatBytes(point(random), word(randomWord(random)));

function pairing(random: Random): Uint8Array {
  const second = () => (random.oneIn(4) ? new Uint8Array(128) : concatBytes(...G2.map(word)));
  const pairs = Array.from({ length: random.pick([0, 1, 1, 2]) }, () =>
    concatBytes(point(random), second()),
  );
  return concatBytes(...pairs);
}

/** A list of byte strings as the ABI encodes it. */
function encodedStrings(strings: readonly Uint8Array[]): Uint8Array {
  const size = (bytes: Uint8Array) => 32 + 32 * Math.ceil(bytes.length / 32);
  let at = 32 * strings.length;
  const offsets = strings.map((bytes) => {
    const offset = at;
    at += size(bytes);
    return word(offset);
  });
  const contents = strings.map((bytes) => {
    const padded = new Uint8Array(size(bytes) - 32);
    padded.set(bytes);
    return concatBytes(word(bytes.length), padded);
  });
  return concatBytes(word(strings.length), ...offsets, ...contents);
}

/** A word of a list's position that is sometimes wrong. */
const position = (random: Random, at: number): Uint8Array =>
  word(random.oneIn(15) ? random.pick([2n ** 20n, 2n ** 31n, 2n ** 255n]) : at);

function signatures(random: Random, digest: Uint8Array, keys: readonly Uint8Array[]): Uint8Array[] {
  return keys.map((each) => {
    const signature = signDigest(digest, each);
    if (random.oneIn(10)) signature[random.below(65)] = random.below(256);
    if (random.oneIn(12)) return signature.subarray(0, random.below(65));
    return random.oneIn(8) ? concatBytes(signature, random.bytes(1)) : signature;
  });
}

function batch(random: Random): Uint8Array {
  const digest = random.bytes(32);
  const keys = Array.from({ length: random.pick([0, 1, 2, 3, 3, 17]) }, () => key(random));
  const strings = encodedStrings(signatures(random, digest, keys));
  const signers = keys.map((each) => word(BigInt(`0x${addressOfPrivateKey(each)}`)));
  const listed = random.oneIn(6) ? signers.slice(1) : signers;
  return concatBytes(
    digest,
    position(random, 96),
    position(random, 96 + strings.length),
    strings,
    word(listed.length),
    ...listed,
  );
}

/** Signatures of the owner of programs, of others, or the same one twice. */
function multiSignature(random: Random): Uint8Array {
  const data = random.bytes(32);
  const id = random.pick([0, 0, 2, 3]);
  const digest = sha256(
    concatBytes(addressBytes(programOwner.address), word(id).subarray(28), data),
  );
  const keys = Array.from({ length: random.pick([0, 1, 1, 1, 2, 6]) }, () =>
    random.oneIn(4) ? key(random) : programOwner.key,
  );
  const account = random.oneIn(6) ? random.bytes(20) : evmAddressBytes(programOwner.address);
  const strings = encodedStrings(signatures(random, digest, keys));
  return concatBytes(new Uint8Array(12), account, word(id), data, position(random, 128), strings);
}

function compression(random: Random): Uint8Array {
  const rounds = word(random.below(30)).subarray(28);
  const final = Uint8Array.of(random.pick([0, 1, 1, 2]));
  return concatBytes(rounds, random.bytes(64 + 128 + 16), final);
}

const inputs: Readonly<Record<number, (random: Random) => Uint8Array>> = {
  1: recovery,
  5: modularPower,
  6: addition,
  7: multiplication,
  8: pairing,
  9: batch,
  10: multiSignature,
  131081: compression,
};
