import { createHash } from 'node:crypto';
import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { concatBytes, fromHex, toHex } from '@vellum/tron/bytes';
import { addressOfPrivateKey, signDigest } from '@vellum/tron/signature';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAccount } from '../../src/state/new-account.ts';
import { compile } from './compile.ts';
import { Workbench } from './workbench.ts';

const precompiles = compile('Precompiles.sol')['Precompiles']!;
const digest = new Uint8Array(createHash('sha256').update('digest').digest());
const keys = [1, 2, 3].map((byte) => new Uint8Array(32).fill(byte));
const addresses = keys.map(addressOfPrivateKey);
const hash = (name: string, ...parts: Uint8Array[]) => {
  const hasher = createHash(name);
  for (const part of parts) hasher.update(part);
  return toHex(hasher.digest());
};
const word = (value: bigint | number) => fromHex(value.toString(16).padStart(64, '0'));
const G = concatBytes(word(1), word(2));

describe('precompiled contracts', () => {
  let bench: Workbench;
  let contract: { address: HexAddress; abi: typeof precompiles.abi };

  beforeAll(async () => {
    bench = await Workbench.start();
    const { address } = await bench.deploy(precompiles);
    contract = { address, abi: precompiles.abi };
  });

  async function run(precompile: number, input: Uint8Array): Promise<string | null> {
    const at = `41${precompile.toString(16).padStart(40, '0')}`;
    const { result } = await bench.call(contract, 'run', [at, input], { energyLimit: 1_000_000n });
    const [ok, output] = result as [boolean, Uint8Array];
    return ok ? toHex(output) : null;
  }

  it('0x1000001 to 0x1000004 know no shielded transactions', async () => {
    for (const [proof, length] of [
      [0x1000001, 1504],
      [0x1000002, 2080],
      [0x1000003, 512],
    ] as const) {
      expect(await run(proof, new Uint8Array(0))).toBe('00'.repeat(32));
      expect(await run(proof, new Uint8Array(length).fill(7))).toBe('00'.repeat(32));
    }
    expect(await run(0x1000004, new Uint8Array(95))).toBeNull();
  });

  describe('0x0a', () => {
    const account = addresses[0]!;
    const data = word(5);
    const digestOf = (id: number) =>
      new Uint8Array(
        createHash('sha256')
          .update(addressBytes(account))
          .update(word(id).subarray(28))
          .update(data)
          .digest(),
      );
    /** Two signatures of an account that never set permissions. */
    const input = (id: number, first: Uint8Array, second: Uint8Array) =>
      concatBytes(
        word(BigInt(`0x${account.slice(2)}`)),
        ...[word(id), data, word(128)],
        ...[2, 64, 192].map(word),
        ...[word(65), first, new Uint8Array(31)],
        ...[word(second.length), second, new Uint8Array(96 - second.length)],
      );
    beforeAll(() => bench.state.putAccount(newAccount(account, 0)));

    it('knows the permissions that every account has by itself', async () => {
      for (const [id, answer] of [
        [0, 1],
        [2, 1],
        [3, 0],
      ] as const) {
        const signature = signDigest(digestOf(id), keys[0]!);
        expect(await run(10, input(id, signature, signature))).toBe(toHex(word(answer)));
      }
    });

    it('ends the execution at a second signature of the same signer', async () => {
      const signature = signDigest(digestOf(0), keys[0]!);
      const other = concatBytes(signature, Uint8Array.of(1));
      const at = `41${'0a'.padStart(40, '0')}`;
      const { outcome } = await bench.call(contract, 'run', [at, input(0, signature, other)]);
      expect(outcome).toMatchObject({
        result: 'OUT_OF_TIME',
        message: 'CPU timeout for 0x0a executing',
      });
    });
  });

  it('1 recovers signers, through Solidity without and in assembly with the 41', async () => {
    const signature = signDigest(digest, keys[0]!);
    const [r, s, v] = [signature.slice(0, 32), signature.slice(32, 64), signature[64]!];
    const { result } = await bench.call(contract, 'signer', [digest, BigInt(v), r, s]);
    expect(result).toBe(addresses[0]);
    const input = concatBytes(digest, word(v), r, s);
    expect(await run(1, input)).toBe(addresses[0]!.padStart(64, '0'));
    expect(await run(1, concatBytes(digest, word(v - 27), r, s))).toBe('');
    expect(await run(1, input.slice(0, 95))).toBe('');
  });

  it('2, 3 and 4 hash and copy; 3 is not ripemd160', async () => {
    const input = fromHex('00ff11');
    expect(await run(2, input)).toBe(hash('sha256', input));
    const inner = createHash('sha256').update(input).digest().subarray(0, 20);
    expect(await run(3, input)).toBe(hash('sha256', inner));
    expect(await run(4, input)).toBe('00ff11');
  });

  it('0x20003 is ripemd160', async () => {
    const input = fromHex('00ff11');
    expect(await run(0x20003, input)).toBe(hash('ripemd160', input).padStart(64, '0'));
  });

  it('5 raises to powers modulo anything', async () => {
    const length = fc.integer({ min: 0, max: 40 });
    const part = length.chain((size) => fc.uint8Array({ minLength: size, maxLength: size }));
    const value = (bytes: Uint8Array) => BigInt(`0x0${toHex(bytes)}`);
    await fc.assert(
      fc.asyncProperty(
        part,
        fc.uint8Array({ maxLength: 1 }),
        part,
        async (base, exponent, modulus) => {
          const input = concatBytes(
            ...[base, exponent, modulus].map(({ length: size }) => word(size)),
            ...[base, exponent, modulus],
          );
          const m = value(modulus);
          const expected =
            m === 0n
              ? ''
              : (value(base) ** value(exponent) % m).toString(16).padStart(2 * modulus.length, '0');
          expect(await run(5, input)).toBe(expected);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('6, 7 and 8 compute on alt_bn128', async () => {
    const doubled = await run(6, concatBytes(G, G));
    expect(doubled).toBe(await run(7, concatBytes(G, word(2))));
    expect(await run(7, concatBytes(G, word(0)))).toBe('0'.repeat(128));
    expect(await run(6, concatBytes(word(1), word(1)))).toBeNull();
    expect(await run(8, new Uint8Array(0))).toBe(toHex(word(1)));
    expect(await run(8, new Uint8Array(192))).toBe(toHex(word(1)));
    expect(await run(8, new Uint8Array(191))).toBeNull();
  });

  it('9 checks many signatures at once', async () => {
    const signatures = keys.map((key) => signDigest(digest, key));
    const swapped = [addresses[0], addresses[2], addresses[2]];
    const { result } = await bench.call(contract, 'batch', [digest, signatures, swapped]);
    expect(toHex((result as [boolean, Uint8Array])[1])).toBe(`010001${'0'.repeat(58)}`);
    const uneven = await bench.call(contract, 'batch', [digest, signatures, addresses.slice(1)]);
    expect(toHex((uneven.result as [boolean, Uint8Array])[1])).toBe('0'.repeat(64));
    // Transactions may carry a v of 31 or 32, these contracts may not be shown one.
    const compressed = signatures.map((signature) => signature.with(64, signature[64]! + 4));
    const strict = await bench.call(contract, 'batch', [digest, compressed, addresses]);
    expect(toHex((strict.result as [boolean, Uint8Array])[1])).toBe('0'.repeat(64));
    expect(await run(9, fromHex('ff'.repeat(96)))).toBe('0'.repeat(64));
  });

  it('10 checks signatures against a permission of an account', async () => {
    const account = `41${'77'.repeat(20)}` as HexAddress;
    bench.state.putAccount({
      ...newAccount(account, 0),
      permissions: [
        {
          type: 'Active',
          id: 2,
          name: 'active',
          threshold: 2n,
          operations: new Uint8Array(32),
          keys: addresses.slice(0, 2).map((address) => ({ address, weight: 1n })),
        },
      ],
    });
    const signedFor = (id: number) =>
      createHash('sha256')
        .update(addressBytes(account))
        .update(Uint8Array.of(0, 0, 0, id))
        .update(digest)
        .digest();
    const reaches = async (id: number, signers: Uint8Array[]) => {
      const signatures = signers.map((key) => signDigest(signedFor(id), key));
      const { result } = await bench.call(contract, 'multi', [
        account,
        BigInt(id),
        digest,
        signatures,
      ]);
      return BigInt(`0x${toHex((result as [boolean, Uint8Array])[1])}`);
    };
    expect(await reaches(2, [keys[0]!, keys[1]!])).toBe(1n);
    expect(await reaches(2, [keys[0]!])).toBe(0n);
    expect(await reaches(2, [keys[0]!, keys[0]!])).toBe(0n);
    expect(await reaches(2, [keys[0]!, keys[1]!, keys[2]!])).toBe(0n);
    expect(await reaches(3, [keys[0]!, keys[1]!])).toBe(0n);
  });

  it('0x20009 compresses like BLAKE2b', async () => {
    const message = fromHex('616263');
    const iv = [
      0x6a09e667f3bcc908n ^ 0x01010040n,
      0xbb67ae8584caa73bn,
      0x3c6ef372fe94f82bn,
      0xa54ff53a5f1d36f1n,
      0x510e527fade682d1n,
      0x9b05688c2b3e6c1fn,
      0x1f83d9abfb41bd6bn,
      0x5be0cd19137e2179n,
    ];
    const input = new Uint8Array(213);
    const view = new DataView(input.buffer);
    view.setUint32(0, 12);
    iv.forEach((value, index) => {
      view.setBigUint64(4 + 8 * index, value, true);
    });
    input.set(message, 68);
    view.setBigUint64(196, 3n, true);
    input[212] = 1;
    expect(await run(0x20009, input)).toBe(hash('blake2b512', message));
    input[212] = 2;
    expect(await run(0x20009, input)).toBeNull();
  });
});
