import type { HexAddress } from '@vellum/tron/address';
import { addressBytes } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDevnet, type Devnet } from '../src/index.ts';
import { callOf, word, wordOf } from './bytecode.ts';
import { balanceOf, mined, type Signer, signed } from './signed.ts';

const TRX = 1_000_000n;
const DAY = 86_400_000;
const START = 1_780_000_000_000;
const STAKER = `41${'a1'.repeat(20)}` as HexAddress;
const ASKER = `41${'a2'.repeat(20)}` as HexAddress;
/** Calls the address in the first word with what follows it, and answers with the answer. */
const FORWARD = '602036038060206000376000600082600060003' + '55afa503d600060003e3d6000f3';

let devnet: Devnet;
let alice: Signer;
let bob: Signer;
beforeEach(async () => {
  devnet = await createDevnet({ clock: () => START });
  [, alice, bob] = devnet.accounts as readonly Signer[] as [Signer, Signer, Signer];
  await devnet.edit([
    { kind: 'balance', address: STAKER, balance: 1_000n * TRX },
    { kind: 'code', address: ASKER, code: fromHex(FORWARD) },
  ]);
});
afterEach(() => devnet.close());

/** Runs code of the staker that pushes the words, the last one on top, and answers with what the operation left. */
async function operate(opcode: number, ...words: readonly string[]) {
  const pushes = words.map((each) => `7f${each}`).join('');
  const code = fromHex(`${pushes}${opcode.toString(16)}60005260206000f3`);
  await devnet.edit([{ kind: 'code', address: STAKER, code }]);
  const call = signed(devnet.chain, alice, 'TriggerSmartContract', callOf(STAKER, 0n), {
    feeLimit: 100n * TRX,
  });
  const { result, returnData, internal, energyFee } = await mined(devnet.chain, call);
  expect(result).toBe('SUCCESS');
  return { answer: BigInt(`0x${toHex(returnData)}`), internal, energyFee };
}

/** What a precompiled contract answers, in words. */
async function ask(precompile: bigint, ...words: readonly string[]): Promise<bigint[]> {
  const data = fromHex([word(precompile), ...words].join(''));
  const asked = { caller: alice.address, target: ASKER, data, value: 0n };
  const reply = await devnet.chain.constantCall('head', asked);
  if (reply.status !== 'run') throw new Error(reply.message);
  const hex = toHex(reply.outcome.returnData);
  return (hex.match(/.{64}/g) ?? []).map((each) => BigInt(`0x${each}`));
}

const ENERGY = word(1n);
const accountOf = (address: HexAddress) =>
  devnet.chain.read('head', (state) => state.account(address)!);

describe('a contract', () => {
  it('stakes, lends, takes back, ends its stake and withdraws it', async () => {
    const { answer, internal } = await operate(0xda, word(100n * TRX), ENERGY);
    expect(answer).toBe(1n);
    expect(internal).toMatchObject([
      { note: 'freezeBalanceV2ForEnergy', from: STAKER, to: STAKER, value: 100n * TRX },
    ]);
    expect((await accountOf(STAKER)).stakes?.energy.own).toBe(100n * TRX);
    const loan = [wordOf(bob.address), word(40n * TRX), ENERGY];
    expect((await operate(0xde, ...loan)).answer).toBe(1n);
    expect((await accountOf(bob.address)).stakes?.energy.borrowed).toBe(40n * TRX);
    expect((await operate(0xdf, ...loan)).answer).toBe(1n);
    expect((await operate(0xdb, word(30n * TRX), ENERGY)).answer).toBe(1n);
    expect((await operate(0xdc)).answer).toBe(1n);
    expect((await operate(0xdb, word(70n * TRX), ENERGY)).answer).toBe(1n);
    expect((await operate(0xdd)).answer).toBe(0n);
    await devnet.increaseTime(15 * DAY);
    await devnet.mine();
    const withdrawn = await operate(0xdd);
    expect(withdrawn.answer).toBe(70n * TRX);
    expect(withdrawn.internal).toMatchObject([
      { note: 'withdrawExpireUnfreeze', value: 70n * TRX },
    ]);
    expect(await balanceOf(devnet.chain, STAKER)).toBe(970n * TRX);
  });

  it('is paid what has come due when it ends more of its stake, or nothing of it after all', async () => {
    await operate(0xda, word(100n * TRX), ENERGY);
    await operate(0xdb, word(10n * TRX), ENERGY);
    await devnet.increaseTime(15 * DAY);
    await devnet.mine();
    const more = await operate(0xdb, word(20n * TRX), ENERGY);
    expect(more.internal).toMatchObject([
      { note: 'unfreezeBalanceV2ForEnergy', value: 20n * TRX },
      { note: 'withdrawExpireUnfreezeWhileUnfreezing', to: STAKER, value: 10n * TRX },
    ]);
    await devnet.increaseTime(15 * DAY);
    await devnet.mine();
    expect((await operate(0xdc)).internal).toMatchObject([
      { note: 'cancelAllUnfreezeV2' },
      { note: 'withdrawExpireUnfreezeWhileCanceling', to: STAKER, value: 20n * TRX },
    ]);
    expect(await balanceOf(devnet.chain, STAKER)).toBe(930n * TRX);
  });

  it('takes a loan back from its caller, who pays with what was lent all the same', async () => {
    await operate(0xda, word(100n * TRX), ENERGY);
    const loan = [wordOf(alice.address), word(40n * TRX), ENERGY];
    await operate(0xde, ...loan);
    await devnet.increaseTime(DAY);
    await devnet.mine();
    const { answer, energyFee } = await operate(0xdf, ...loan);
    expect(answer).toBe(1n);
    expect((await accountOf(alice.address)).stakes?.energy.borrowed).toBe(0n);
    expect(energyFee).toBe(0n);
    // As much as the fee limit buys counts as used while code runs, and the lender takes it over.
    expect((await accountOf(STAKER)).energy.used).toBe((100n * TRX) / 100n);
  });

  it('that uses no energy costs its caller the staked energy that the fee limit buys', async () => {
    const stake = { frozen_balance: 100n * TRX, resource: 'ENERGY' } as const;
    await mined(devnet.chain, signed(devnet.chain, alice, 'FreezeBalanceV2Contract', stake));
    await devnet.edit([{ kind: 'code', address: STAKER, code: fromHex('00') }]);
    const call = signed(devnet.chain, alice, 'TriggerSmartContract', callOf(STAKER), {
      feeLimit: TRX,
    });
    expect(await mined(devnet.chain, call)).toMatchObject({ energyUsageTotal: 0n, energyFee: 0n });
    expect((await accountOf(alice.address)).energy.used).toBe(TRX / 100n);
  });

  it('may cancel and withdraw when there is nothing to', async () => {
    const cancelled = await operate(0xdc);
    expect(cancelled.answer).toBe(1n);
    expect(cancelled.internal).toMatchObject([
      {
        note: 'cancelAllUnfreezeV2',
        rejected: false,
        extra: '{"BANDWIDTH":0,"ENERGY":0,"TRON_POWER":0}',
      },
    ]);
    const withdrawn = await operate(0xdd);
    expect(withdrawn.answer).toBe(0n);
    expect(withdrawn.internal).toMatchObject([
      { note: 'withdrawExpireUnfreeze', value: 0n, rejected: false },
    ]);
  });

  it('is told by a zero that it cannot, and the try is listed as rejected', async () => {
    const { answer, internal } = await operate(0xda, word(5_000n * TRX), ENERGY);
    expect(answer).toBe(0n);
    expect(internal).toMatchObject([{ note: 'freezeBalanceV2ForEnergy', rejected: true }]);
    expect((await operate(0xda, word(2n ** 200n), ENERGY)).answer).toBe(0n);
    expect((await operate(0xda, word(TRX), word(7n))).answer).toBe(0n);
    // The note names the resource by the lowest 32 bits, which is not what counts.
    const odd = await operate(0xda, word(TRX), word(2n ** 32n + 1n));
    expect(odd.answer).toBe(0n);
    expect(odd.internal).toMatchObject([{ note: 'freezeBalanceV2ForEnergy', rejected: true }]);
    expect(await balanceOf(devnet.chain, STAKER)).toBe(1_000n * TRX);
  });
});

describe('the queries of stakes', () => {
  const lend = (locked: boolean, trx: bigint) =>
    mined(
      devnet.chain,
      signed(devnet.chain, alice, 'DelegateResourceContract', {
        resource: 'ENERGY',
        balance: trx * TRX,
        receiver_address: addressBytes(bob.address),
        lock: locked,
      }),
    );
  beforeEach(async () => {
    const stake = { frozen_balance: 100n * TRX, resource: 'ENERGY' } as const;
    await mined(devnet.chain, signed(devnet.chain, alice, 'FreezeBalanceV2Contract', stake));
    await lend(false, 10n);
    await lend(true, 20n);
  });

  it('tell what was delivered to whom, locked or not', async () => {
    const [lender, borrower] = [wordOf(alice.address), wordOf(bob.address)];
    expect(await ask(0x1000010n, borrower, lender, ENERGY)).toEqual([30n * TRX]);
    expect(await ask(0x1000010n, lender, borrower, ENERGY)).toEqual([0n]);
    expect(await ask(0x1000010n, lender, lender, ENERGY)).toEqual([70n * TRX]);
    expect(await ask(0x100000dn, lender, ENERGY)).toEqual([70n * TRX]);
    expect(await ask(0x100000fn, lender, ENERGY)).toEqual([70n * TRX]);
    expect(await ask(0x1000013n, borrower, ENERGY)).toEqual([30n * TRX]);
    expect(await ask(0x1000014n, lender, ENERGY)).toEqual([30n * TRX]);
    expect(await ask(0x1000015n, borrower, ENERGY)).toEqual([30n * TRX]);
    expect(await ask(0x1000011n, borrower, word(10n * TRX), ENERGY)).toEqual([
      10n * TRX,
      0n,
      86_400n,
    ]);
    expect(await ask(0x100000cn, lender)).toEqual([32n]);
  });

  it('tell the limits of the chain, and zeros to questions that are none', async () => {
    const total = [180_000_000_000n, 100n];
    expect(await ask(0x100000bn, word(3n))).toEqual([total[0]]);
    expect(await ask(0x100000bn, word(4n))).toEqual([total[1]]);
    expect(await ask(0x100000bn, word(5n))).toEqual([14n]);
    expect(await ask(0x100000bn, word(9n))).toEqual([0n]);
    expect(await ask(0x1000010n, ENERGY)).toEqual([0n]);
    expect(
      await ask(0x1000012n, wordOf(STAKER.replaceAll('a1', 'b7') as HexAddress), ENERGY),
    ).toEqual([0n, 0n]);
  });
});
