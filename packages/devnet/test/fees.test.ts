import type { HexAddress } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { transactionSize } from '@vellum/tron/transaction';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDevnet, type Devnet } from '../src/index.ts';
import { COUNTER, callOf, deploy, LOOP, REVERTER } from './bytecode.ts';
import { balanceOf, mined, type Signer, signed, transferOf } from './signed.ts';

const TRX = 1_000_000n;
const NOBODY = `41${'5e'.repeat(20)}` as HexAddress;
const START = 1_760_000_000_000;

let devnet: Devnet;
let alice: Signer;
let bob: Signer;

beforeEach(async () => {
  devnet = await createDevnet({ clock: () => START });
  [, alice, bob] = devnet.accounts as readonly Signer[] as [Signer, Signer, Signer];
});
afterEach(() => devnet.close());

const call = (owner: Signer, contract: HexAddress, feeLimit: bigint, value = 0n) =>
  signed(devnet.chain, owner, 'TriggerSmartContract', callOf(contract, value), { feeLimit });

/** What an action takes from an account, in sun. */
async function costTo(owner: Signer, action: () => Promise<unknown>): Promise<bigint> {
  const before = await balanceOf(devnet.chain, owner.address);
  await action();
  return before - (await balanceOf(devnet.chain, owner.address));
}

/** Uses up the free bandwidth of the day. */
async function exhaustFreeNet(owner: Signer): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await mined(
      devnet.chain,
      transferOf(devnet.chain, owner, devnet.accounts[9]!.address, 5n * TRX),
    );
  }
}

describe('bandwidth', () => {
  it('is 268 for a TRX transfer and 345 for a TRC-20 transfer', async () => {
    const { chain } = devnet;
    const transfer = await mined(chain, transferOf(chain, alice, bob.address, 10n * TRX));
    expect(transfer).toMatchObject({ netUsage: 268n, netFee: 0n, fee: 0n });
    const token = await deploy(chain, alice, COUNTER);
    const data = fromHex(`a9059cbb${bob.address.slice(2).padStart(64, '0')}${'0'.repeat(63)}1`);
    const value = callOf(token, 0n, data);
    const options = { feeLimit: 100n * TRX };
    const receipt = await mined(chain, signed(chain, bob, 'TriggerSmartContract', value, options));
    expect(receipt).toMatchObject({ netUsage: 345n, netFee: 0n });
  });

  it('costs 1,000 sun a byte when the 600 free units of the day are used, and recovers in 24 h', async () => {
    const { chain } = devnet;
    await exhaustFreeNet(alice);
    const third = transferOf(chain, alice, bob.address, 5n * TRX);
    const cost = await costTo(alice, () => mined(chain, third));
    expect(cost).toBe(5n * TRX + 268_000n);
    expect(chain.find(third.id)?.receipt).toMatchObject({
      netUsage: 0n,
      netFee: 268_000n,
      fee: 268_000n,
    });
    await devnet.increaseTime(12 * 3_600_000);
    await devnet.mine();
    // Half of 536 is left, so 268 more fit into 600.
    const later = await mined(chain, transferOf(chain, alice, bob.address, 5n * TRX));
    expect(later).toMatchObject({ netUsage: 268n, fee: 0n });
  });

  it('comes from a stake first', async () => {
    const { chain } = devnet;
    await devnet.edit([{ kind: 'stake', address: alice.address, net: 100n * TRX, energy: 0n }]);
    await mined(chain, transferOf(chain, alice, bob.address, 5n * TRX));
    const account = await chain.read('head', (state) => state.account(alice.address));
    expect(account).toMatchObject({ net: { used: 268n }, freeNet: { used: 0n } });
  });

  it('is refused when neither allowance nor balance covers it', async () => {
    const { chain } = devnet;
    await exhaustFreeNet(alice);
    await devnet.edit([{ kind: 'balance', address: alice.address, balance: 264_999n }]);
    expect(await chain.submit(transferOf(chain, alice, bob.address, 1n))).toEqual({
      code: 'BANDWITH_ERROR',
      message: 'Account resource insufficient error.',
    });
    expect(await balanceOf(chain, alice.address)).toBe(264_999n);
  });
});

describe('flat fees', () => {
  it('are 1 TRX and 0.1 TRX for a transfer that makes an account, in place of bandwidth', async () => {
    const { chain } = devnet;
    const transaction = transferOf(chain, alice, NOBODY, 5n * TRX);
    const cost = await costTo(alice, () => mined(chain, transaction));
    expect(cost).toBe(5n * TRX + 1_100_000n);
    expect(chain.find(transaction.id)?.receipt).toMatchObject({
      fee: 1_100_000n,
      netFee: 100_000n,
      netUsage: 0n,
    });
    expect(await balanceOf(chain, NOBODY)).toBe(5n * TRX);
  });

  it('spare the 0.1 TRX of a new account when staked bandwidth covers it', async () => {
    const { chain } = devnet;
    await devnet.edit([{ kind: 'stake', address: alice.address, net: 100n * TRX, energy: 0n }]);
    const receipt = await mined(chain, transferOf(chain, alice, NOBODY, 5n * TRX));
    expect(receipt).toMatchObject({ fee: 1_000_000n, netFee: 0n, netUsage: 268n });
  });

  it('are 1 TRX for a memo and 1 TRX for a second signature', async () => {
    const { chain } = devnet;
    const memo = transferOf(chain, alice, bob.address, 5n * TRX, { memo: 'hello' });
    expect(await mined(chain, memo)).toMatchObject({ fee: TRX, netUsage: 268n + 7n });
    const permission = (type: 'Owner' | 'Active', operations: string) => ({
      type,
      permission_name: type.toLowerCase(),
      threshold: 2n,
      operations: fromHex(operations),
      keys: [alice, bob].map(({ address }) => ({ address: fromHex(address), weight: 1n })),
    });
    const update = signed(chain, alice, 'AccountPermissionUpdateContract', {
      owner: permission('Owner', ''),
      actives: [permission('Active', '7fff1fc0033efb0f'.padEnd(64, '0'))],
    });
    expect(await mined(chain, update)).toMatchObject({
      fee: 100n * TRX + 1_000n * BigInt(transactionSize(update)),
    });
    const keys = [alice.privateKey, bob.privateKey];
    const both = transferOf(chain, alice, bob.address, 5n * TRX, { keys });
    expect(await mined(chain, both)).toMatchObject({ fee: TRX + 335_000n, netFee: 335_000n });
  });
});

describe('energy', () => {
  it('of success is what was used, at 100 sun each', async () => {
    const { chain } = devnet;
    const counter = await deploy(chain, alice, COUNTER);
    for (const energy of [20_060n, 5_060n]) {
      const transaction = call(bob, counter, 100n * TRX);
      const cost = await costTo(bob, () => mined(chain, transaction));
      const receipt = chain.find(transaction.id)!.receipt!;
      expect(receipt).toMatchObject({
        result: 'SUCCESS',
        message: '',
        energyUsageTotal: energy,
        energyFee: energy * 100n,
        energyUsage: 0n,
        originEnergyUsage: 0n,
        fee: energy * 100n + receipt.netFee,
      });
      expect(cost).toBe(receipt.fee);
    }
  });

  it('of a deployment is the constructor and 200 for each byte of code', async () => {
    const { chain } = devnet;
    const before = await balanceOf(chain, alice.address);
    await deploy(chain, alice, COUNTER);
    const { fee, energyUsageTotal } = chain.head().receipts[0]!;
    // PUSH2 DUP1 PUSH1 PUSH0 CODECOPY PUSH0 RETURN, one word of memory, 8 bytes of code.
    expect(energyUsageTotal).toBe(3n + 3n + 3n + 2n + 3n + 2n + 3n + 8n * 200n);
    expect(before - (await balanceOf(chain, alice.address))).toBe(fee);
  });

  it('of REVERT is what was used so far; state and value are as before, data is kept', async () => {
    const { chain } = devnet;
    const reverter = await deploy(chain, alice, REVERTER);
    const transaction = call(bob, reverter, 100n * TRX, 7n * TRX);
    const cost = await costTo(bob, () => mined(chain, transaction));
    const receipt = chain.find(transaction.id)!.receipt!;
    expect(receipt).toMatchObject({
      result: 'REVERT',
      message: 'REVERT opcode executed',
      energyUsageTotal: 20_019n,
      energyFee: 2_001_900n,
      logs: [],
    });
    expect(toHex(receipt.returnData)).toBe('7'.padStart(64, '0'));
    expect(cost).toBe(receipt.fee);
    expect(await balanceOf(chain, reverter)).toBe(0n);
  });

  it('of OUT_OF_ENERGY is the whole limit; value stays, no data', async () => {
    const { chain } = devnet;
    const loop = await deploy(chain, alice, LOOP);
    const transaction = call(bob, loop, 3n * TRX + 99n, 7n * TRX);
    const cost = await costTo(bob, () => mined(chain, transaction));
    const receipt = chain.find(transaction.id)!.receipt!;
    expect(receipt).toMatchObject({
      result: 'OUT_OF_ENERGY',
      energyUsageTotal: 30_000n,
      energyFee: 3n * TRX,
      returnData: new Uint8Array(0),
    });
    expect(cost).toBe(receipt.fee);
    expect(await balanceOf(chain, loop)).toBe(0n);
  });

  it('needs a fee limit of exactly its price', async () => {
    const { chain } = devnet;
    const counter = await deploy(chain, alice, COUNTER);
    const short = await mined(chain, call(bob, counter, 20_060n * 100n - 1n));
    expect(short).toMatchObject({ result: 'OUT_OF_ENERGY', energyUsageTotal: 20_059n });
    const exact = await mined(chain, call(bob, counter, 20_060n * 100n));
    expect(exact).toMatchObject({ result: 'SUCCESS', energyUsageTotal: 20_060n });
  });

  it('is limited by the balance that the value leaves', async () => {
    const { chain } = devnet;
    const loop = await deploy(chain, alice, LOOP);
    await devnet.edit([{ kind: 'balance', address: bob.address, balance: 5n * TRX }]);
    const receipt = await mined(chain, call(bob, loop, 100n * TRX, 4n * TRX));
    expect(receipt).toMatchObject({ result: 'OUT_OF_ENERGY', energyUsageTotal: 10_000n });
    expect(await balanceOf(chain, bob.address)).toBe(4n * TRX);
  });

  it('comes from a stake first, then from the balance', async () => {
    const { chain } = devnet;
    const loop = await deploy(chain, alice, LOOP);
    const stake = { net: 0n, energy: TRX };
    await devnet.edit([
      { kind: 'stake', address: bob.address, ...stake },
      { kind: 'stake', address: alice.address, net: 0n, energy: 17_999_999n * TRX },
    ]);
    // 1 of 18,000,000 TRX staked is worth 10,000 of 180,000,000,000 energy a day.
    const receipt = await mined(chain, call(bob, loop, 3n * TRX));
    expect(receipt).toMatchObject({
      energyUsageTotal: 30_000n,
      energyUsage: 10_000n,
      energyFee: 2n * TRX,
    });
    expect(await mined(chain, call(bob, loop, 3n * TRX))).toMatchObject({ energyUsage: 0n });
  });

  it('is shared by the origin up to its percent, its limit and its stake', async () => {
    const { chain } = devnet;
    await devnet.edit([{ kind: 'stake', address: alice.address, net: 0n, energy: 1_000n * TRX }]);
    const cases = [
      { percent: 30n, originEnergyLimit: 10_000_000n, origin: 14_042n },
      { percent: 0n, originEnergyLimit: 10_000_000n, origin: 20_060n },
      { percent: 0n, originEnergyLimit: 777n, origin: 777n },
      { percent: 100n, originEnergyLimit: 10_000_000n, origin: 0n },
    ];
    for (const { origin, ...options } of cases) {
      const counter = await deploy(chain, alice, COUNTER, options);
      expect(await mined(chain, call(bob, counter, 100n * TRX))).toMatchObject({
        energyUsageTotal: 20_060n,
        originEnergyUsage: origin,
        energyFee: (20_060n - origin) * 100n,
      });
    }
  });
});
