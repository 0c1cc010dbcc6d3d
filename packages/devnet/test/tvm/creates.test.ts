import type { HexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { beforeEach, describe, expect, it } from 'vitest';
import { parametersOf } from '../../src/params/presets.ts';
import { newAccount } from '../../src/state/new-account.ts';
import { BLACK_HOLE, createdAddress, saltedAddress } from '../../src/tvm/addresses.ts';
import { compile } from './compile.ts';
import { Workbench } from './workbench.ts';

const { Factory, Mortal } = compile('Factory.sol') as Record<
  'Factory' | 'Mortal',
  ReturnType<typeof compile>[string]
>;
const HEIR = `41${'12'.repeat(20)}` as HexAddress;
const SALT = new Uint8Array(32).fill(3);
const saltWord = BigInt(`0x${toHex(SALT)}`);

describe('contracts made by contracts', () => {
  let bench: Workbench;
  let factory: { address: HexAddress; abi: typeof Factory.abi };

  async function start(parameters = parametersOf('mainnet')): Promise<void> {
    bench = await Workbench.start(parameters);
    const { address, outcome } = await bench.deploy(Factory, { value: 1000n });
    expect(outcome.result).toBe('SUCCESS');
    factory = { address, abi: Factory.abi };
  }
  beforeEach(() => start());

  const mortalAt = (address: unknown) => ({ address: address as HexAddress, abi: Mortal.abi });
  const initCode = () => new Uint8Array(Buffer.from(Mortal.bytecode, 'hex'));

  it('get the address that the transaction and the number of internal transactions give', async () => {
    const { result, txid, outcome } = await bench.call(factory, 'make', [], { value: 5n });
    expect(result).toBe(createdAddress(txid, 0));
    expect(outcome.internal).toMatchObject([{ note: 'create', to: result, value: 5n }]);
    expect(bench.balance(result as HexAddress)).toBe(5n);
    expect(bench.state.contract(result as HexAddress)).toMatchObject({
      origin: factory.address,
      version: 1,
      abi: new Uint8Array(0),
    });
    const kept = await bench.call(mortalAt(result), 'kept');
    expect(kept.result).toBe(5n);
  });

  it('get the address that creator, salt and code give (CREATE2)', async () => {
    const { result, txid } = await bench.call(factory, 'makeSalted', [SALT]);
    expect(result).toBe(saltedAddress(factory.address, saltWord, initCode()));
    expect(bench.state.contract(result as HexAddress)).toMatchObject({ trxHash: toHex(txid) });
  });

  it('are pushed with the 41 of their address', async () => {
    const { result, txid } = await bench.call(factory, 'rawWord');
    expect((result as bigint).toString(16)).toBe(createdAddress(txid, 0));
  });

  it('may grow on an address that was paid before', async () => {
    const address = saltedAddress(factory.address, saltWord, initCode());
    bench.state.putAccount(newAccount(address, 0, { balance: 77n }));
    const { result, txid } = await bench.call(factory, 'makeSalted', [SALT], { value: 3n });
    expect(result).toBe(address);
    expect(bench.state.account(address)).toMatchObject({ type: 'Contract', balance: 80n });
    expect(bench.state.contract(address)).toMatchObject({ trxHash: toHex(txid) });
  });

  it('burn what was forwarded when the address is taken, and push 0', async () => {
    const { result } = await bench.call(factory, 'collide', [SALT]);
    const [, second, before, later] = result as [string, HexAddress, bigint, bigint];
    expect(second).toBe(`41${'0'.repeat(40)}`);
    // 1/64 of what CREATE2 left is all that remains.
    expect(Number(later)).toBeLessThan(Number(before) / 63);
    expect(Number(later)).toBeGreaterThan(Number(before) / 66);
  });

  it('show the reason of a failing constructor', async () => {
    const { result } = await bench.call(factory, 'reasonOfFailing');
    expect(toHex(result as Uint8Array)).toMatch(/^[0-9a-f]{8}0{62}2a$/);
  });

  it('answer until the end of the transaction in which they end, then are gone', async () => {
    const made = await bench.call(factory, 'makeSalted', [SALT], { value: 9n });
    const address = made.result as HexAddress;
    const size = BigInt(bench.state.code(address).length);
    const { result, outcome } = await bench.call(factory, 'killAndAsk', [address, HEIR]);
    expect(result).toEqual([5n, size]);
    expect(outcome.internal.map(({ note }) => note)).toEqual(['call', 'suicide', 'call']);
    expect(bench.balance(HEIR)).toBe(9n);
    expect(bench.state.account(address)).toBeUndefined();
    expect(bench.state.contract(address)).toBeUndefined();
    expect(bench.state.code(address)).toHaveLength(0);
    expect(bench.state.slot(address, '0'.repeat(64))).toBeUndefined();
    const again = await bench.call(factory, 'makeSalted', [SALT]);
    expect(again.result).toBe(address);
  });

  it('charge 25,000 for an heir that does not exist, even for nothing', async () => {
    const first = mortalAt((await bench.call(factory, 'make')).result);
    const second = mortalAt((await bench.call(factory, 'make')).result);
    const missing = await bench.call(first, 'die', [HEIR]);
    expect(bench.balance(HEIR)).toBe(0n);
    const existing = await bench.call(second, 'die', [HEIR]);
    expect(missing.outcome.energyUsed - existing.outcome.energyUsed).toBe(25000n);
  });

  it('pay the black hole when they are their own heir', async () => {
    const made = mortalAt((await bench.call(factory, 'make', [], { value: 11n })).result);
    await bench.call(made, 'die', [made.address]);
    expect(bench.balance(BLACK_HOLE)).toBe(11n);
    expect(bench.state.account(made.address)).toBeUndefined();
  });

  it('outlive their self-destruct under proposal 94, unless it is in the transaction that made them', async () => {
    await start(parametersOf('mainnet', { getAllowTvmSelfdestructRestriction: 1n }));
    const old = mortalAt((await bench.call(factory, 'make', [], { value: 4n })).result);
    await bench.call(old, 'die', [HEIR]);
    expect(bench.balance(HEIR)).toBe(4n);
    expect((await bench.call(old, 'kept')).result).toBe(5n);
    const young = await bench.call(factory, 'makeAndKill', [HEIR], { value: 2n });
    expect(bench.balance(HEIR)).toBe(6n);
    expect(bench.state.contract(young.result as HexAddress)).toBeUndefined();
  });
});
