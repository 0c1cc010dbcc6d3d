import { addressBytes, evmAddressBytes, type HexAddress } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import { beforeAll, describe, expect, it } from 'vitest';
import { parametersOf } from '../../src/params/presets.ts';
import { compile } from './compile.ts';
import { BLOCK_NUMBER, SENDER, WITNESS, Workbench } from './workbench.ts';

const opcodes = compile('Opcodes.sol')['Opcodes']!;
const number = (bytes: Uint8Array) => BigInt(`0x${toHex(bytes)}`);
const word = (value: number) => value.toString(16).padStart(64, '0');

describe('opcodes of Solidity 0.8.26 for Cancun', () => {
  let bench: Workbench;
  let contract: { address: HexAddress; abi: typeof opcodes.abi };

  beforeAll(async () => {
    bench = await Workbench.start();
    const { address, outcome } = await bench.deploy(opcodes);
    expect(outcome.result).toBe('SUCCESS');
    contract = { address, abi: opcodes.abi };
  });

  it('show TRON where Ethereum shows itself', async () => {
    const { result } = await bench.call(contract, 'context', [], { value: 9n });
    expect(result).toEqual([
      number(evmAddressBytes(SENDER)),
      number(evmAddressBytes(SENDER)),
      number(evmAddressBytes(contract.address)),
      number(addressBytes(WITNESS)),
      1_760_000_000n,
      BigInt(BLOCK_NUMBER),
      0n,
      0n,
      728126428n,
      100n,
      100n,
      9n,
    ]);
  });

  it('know the ids of the last 256 blocks', async () => {
    const at = async (distance: number) => {
      const { result } = await bench.call(contract, 'blockHash', [BigInt(BLOCK_NUMBER - distance)]);
      return toHex(result as Uint8Array);
    };
    expect(await at(0)).toBe(word(0));
    expect(await at(1)).toBe(toHex(new Uint8Array(32).fill(231)));
    expect(await at(256)).toBe(toHex(new Uint8Array(32).fill((BLOCK_NUMBER - 256) % 256)));
    expect(await at(257)).toBe(word(0));
  });

  it('copy memory over itself (MCOPY)', async () => {
    const data = fromHex('00112233445566778899');
    const copied = async (to: bigint, from: bigint, length: bigint) => {
      const { result } = await bench.call(contract, 'copied', [data, to, from, length]);
      return toHex(result as Uint8Array);
    };
    expect(await copied(2n, 0n, 5n)).toBe('00110011223344778899');
    expect(await copied(0n, 2n, 5n)).toBe('22334455665566778899');
    expect(await copied(3n, 1n, 0n)).toBe('00112233445566778899');
  });

  it('keep transient storage for one transaction and undo it with its frame', async () => {
    expect((await bench.call(contract, 'writeTransient', [1n, 99n])).result).toBe(99n);
    expect((await bench.call(contract, 'readTransient', [1n])).result).toBe(0n);
    expect((await bench.call(contract, 'transientAfterFailure', [1n])).result).toBe(7n);
  });

  it('hash the code of contracts, nothing for accounts without, zero for missing ones', async () => {
    const { result } = await bench.call(contract, 'codeHashes', [SENDER]);
    const [own, others] = result as [Uint8Array, Uint8Array];
    expect(toHex(own)).toBe(toHex(keccak256(bench.state.code(contract.address))));
    expect(toHex(others)).toBe(toHex(keccak256(new Uint8Array(0))));
    const missing = await bench.call(contract, 'codeHashes', [`41${'9'.repeat(40)}`]);
    expect(toHex((missing.result as [Uint8Array, Uint8Array])[1])).toBe(word(0));
  });

  it('tell contracts from accounts (ISCONTRACT)', async () => {
    // Runtime code: ISCONTRACT of the first argument, returned as a word.
    const runtime = '5f35d45f5260205ff3';
    const { address } = await bench.deploy(`60098060095f395ff3${runtime}`);
    const ask = async (about: HexAddress) => {
      const input = fromHex(about.slice(2).padStart(64, '0'));
      return toHex((await bench.callRaw(address, input)).returnData);
    };
    expect(await ask(contract.address)).toBe(word(1));
    expect(await ask(SENDER)).toBe(word(0));
  });

  it('do not exist before their proposal', async () => {
    const before = await Workbench.start(parametersOf('mainnet', { getAllowTvmShangHai: 0n }));
    const { outcome } = await before.deploy(opcodes);
    expect(outcome.result).toBe('ILLEGAL_OPERATION');
    expect(outcome.energyUsed).toBe(10_000_000n);
  });
});
