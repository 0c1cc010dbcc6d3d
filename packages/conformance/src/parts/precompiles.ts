import { toHex } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import { addressOfPrivateKey, signDigest } from '@vellum/tron/signature';
import { word } from '../code/assemble.ts';
import { forwarder } from '../code/contracts.ts';
import type { Signer } from '../node/submit.ts';
import { definePart } from '../session/define-part.ts';
import { call, deploy } from '../session/send.ts';

/** Points of the curve that pairings use: a generator of each group. */
const G1 = word(1) + word(2);
const G2 = [
  '198e9393920d483a7260bfb731fb5d25f1aa493335a9e71297e485b7aef312c2',
  '1800deef121f1e76426a00665e5c4479674322d4f75edadd46debd5cd992f6ed',
  '090689d0585ff075ec9e99ad690c3395bc4b313370b38ef355acdadcd122975b',
  '12c85ea5db8c6deb4aab71808dcb408fe3d1e7690c43d37b4ce6cc0166fa7daa',
].join('');

/** Precompiled contracts with inputs that succeed, fail and are empty; by constant calls, two in transactions. */
export const precompiles = definePart('precompiles', 300, async function* (session) {
  const owner = await session.funded('owner', 250);
  const contract = yield* deploy(session, 'caller', owner, forwarder('STATICCALL'));
  const bodyOf = (address: number, input: string) => ({
    owner_address: owner.address,
    contract_address: contract,
    data: word(address) + word(0) + input,
  });
  for (const [name, address, ...inputs] of inputsOf(owner)) {
    for (const [at, input] of ['', word(0), word(1).repeat(20), ...inputs].entries()) {
      yield await session.read(
        `${name} ${at}`,
        '/wallet/triggerconstantcontract',
        bodyOf(address, input),
      );
    }
  }
  yield* call(session, 'sums in a transaction', owner, contract, `${word(2)}${word(0)}616263`);
  yield* call(session, 'recovers in a transaction', owner, contract, word(1) + word(0) + recovery);
});

/** Of nobody on any chain, and the same in every run: signatures cannot be named. */
const signerKey = keccak256(new TextEncoder().encode('signer'));
const digest = keccak256(new Uint8Array(5));
const signature = toHex(signDigest(digest, signerKey));

const recovery =
  toHex(digest) + word(Number(`0x${signature.slice(128)}`)) + signature.slice(0, 128);

/** A list of signatures of one digest, encoded for batchvalidatesign. */
const batch = [
  toHex(digest),
  word(96),
  word(288),
  word(1),
  word(32),
  word(65),
  signature.padEnd(192, '0'),
  word(1),
  addressOfPrivateKey(signerKey).slice(2).padStart(64, '0'),
].join('');

/** One byte each to the power of the other, modulo the third. */
const exp = (base: number, power: number, mod: number) =>
  word(1).repeat(3) + [base, power, mod].map((n) => n.toString(16).padStart(2, '0')).join('');

/** The hash of "abc", by the vector of EIP-152. */
const blake = [
  '0000000c',
  '48c9bdf267e6096a3ba7ca8485ae67bb2bf894fe72f36e3cf1361d5f3af54fa5',
  'd182e6ad7f520e511f6c3e2b8c68059b6bbd41fbabd9831f79217e1319cde05b',
  '616263'.padEnd(256, '0'),
  '03'.padEnd(16, '0'),
  '0'.repeat(16),
  '01',
].join('');

type Inputs = readonly [name: string, address: number, ...inputs: readonly string[]];

function inputsOf(owner: Signer): readonly Inputs[] {
  const address = owner.address.slice(2).padStart(64, '0');
  const pairing = G1 + G2;
  return [
    ['ecrecover', 1, recovery],
    ['sha256', 2, '616263'],
    ['ripemd160', 3, '616263'],
    ['identity', 4, 'abcdef'],
    ['modexp', 5, exp(3, 5, 7), exp(3, 5, 0), `${word(0)}${word(0)}${word(1)}05`],
    ['modexp of a long base', 5, word(2 ** 20) + word(1) + word(1)],
    ['bn add', 6, G1 + G1, G1 + word(1) + word(1)],
    ['bn mul', 7, G1 + word(9), word(1) + word(1) + word(2)],
    ['bn pairing', 8, pairing, pairing + pairing, pairing.slice(0, -64)],
    ['batchvalidatesign', 9, batch, batch.slice(0, -64)],
    ['validatemultisign', 10, address + word(0) + word(1) + word(128) + word(0)],
    ['blake2f', 0x20009, blake, `${blake.slice(0, -2)}02`],
    ['getchainparameter', 0x1000015, ...[1, 3, 5, 6].map(word)],
    ['availableunfreezev2size', 0x1000016, address],
    ['unfreezablebalancev2', 0x1000017, address + word(1)],
    ['expireunfreezebalancev2', 0x1000018, address + word(2 ** 32)],
    ['delegatableresource', 0x1000019, address + word(1)],
    ['resourcev2', 0x100001a, address + address + word(1)],
    ['checkundelegateresource', 0x100001b, address + word(10) + word(1)],
    ['resourceusage', 0x100001c, address + word(1)],
    ['totalresource', 0x100001d, address + word(1)],
    ['totaldelegatedresource', 0x100001e, address + word(1)],
    ['totalacquiredresource', 0x100001f, address + word(1)],
    ['rewardbalance', 0x1000005],
    ['issrcandidate', 0x1000006, address],
    ['votecount', 0x1000007, address + address],
    ['usedvotecount', 0x1000008, address],
    ['receivedvotecount', 0x1000009, address],
    ['totalvotecount', 0x100000a, address],
    ['kzg point evaluation', 0x2000a],
    ['nobody', 0x123456],
  ];
}
