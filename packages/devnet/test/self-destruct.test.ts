import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { utf8ToBytes } from '@vellum/tron/bytes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDevnet, type Devnet } from '../src/index.ts';
import { inMemory, word, wordOf } from './bytecode.ts';
import { operate, runCode } from './code-runner.ts';
import { mined, type Signer, signed } from './signed.ts';

const TRX = 1_000_000n;
const DAY = 86_400_000;
const INTERVAL = 600_000;
const START = 1_780_000_000_000;
const OWNER = `41${'b1'.repeat(20)}` as HexAddress;
const HEIR = `41${'b2'.repeat(20)}` as HexAddress;
const [BANDWIDTH, ENERGY] = [word(0n), word(1n)];
const STAKE = 'da';
const UNSTAKE = 'db';
const LEND = 'de';

let devnet: Devnet;
let alice: Signer;
let bob: Signer;
async function open(parameters: object = {}): Promise<void> {
  const getMaintenanceTimeInterval = BigInt(INTERVAL);
  const options = { getMaintenanceTimeInterval, ...parameters };
  devnet = await createDevnet({ clock: () => START, parameters: options });
  [, alice, bob] = devnet.accounts as readonly Signer[] as [Signer, Signer, Signer];
  await devnet.edit([{ kind: 'balance', address: OWNER, balance: 1_000n * TRX }]);
  await operation(STAKE, word(100n * TRX), ENERGY);
  await operation(STAKE, word(50n * TRX), BANDWIDTH);
}
beforeEach(() => open());
afterEach(() => devnet.close());

const operation = (...code: [string, ...string[]]) => operate(devnet, alice, OWNER, code);
const end = (heir: HexAddress) => runCode(devnet, alice, OWNER, `7f${wordOf(heir)}ff`);
const accountOf = (address: HexAddress) =>
  devnet.chain.read('head', (state) => state.account(address));
const weightOf = (name: string) => devnet.chain.read('head', (state) => state.property(name));

describe('a contract that ends itself', () => {
  it('leaves its stakes as they are, and pays out what was unstaked', async () => {
    await operation(UNSTAKE, word(30n * TRX), ENERGY);
    const early = await end(HEIR);
    expect(early).toMatchObject({ result: 'REVERT', message: 'REVERT opcode executed' });
    await devnet.increaseTime(15 * DAY);
    await devnet.mine();
    const { result, internal } = await end(HEIR);
    expect(result).toBe('SUCCESS');
    expect(internal).toMatchObject([
      { note: 'suicide', to: HEIR, value: 880n * TRX },
      { note: 'withdrawExpireUnfreezeWhileSuiciding', to: HEIR, value: 30n * TRX },
    ]);
    expect(await accountOf(OWNER)).toBeUndefined();
    expect(await accountOf(HEIR)).toMatchObject({
      balance: 880n * TRX,
      stakes: { net: { own: 50n * TRX }, energy: { own: 70n * TRX } },
    });
    expect(await weightOf('TOTAL_ENERGY_WEIGHT')).toBe(70n);
    expect(await weightOf('TOTAL_NET_WEIGHT')).toBe(50n);
  });

  it('does not while it lends, but may while others lend to it', async () => {
    await operation(LEND, wordOf(bob.address), word(10n * TRX), ENERGY);
    expect((await end(HEIR)).result).toBe('REVERT');
    await operation('df', wordOf(bob.address), word(10n * TRX), ENERGY);
    // Nobody can lend to a contract, but to an address that becomes one.
    await devnet.edit([{ kind: 'code', address: OWNER, code: new Uint8Array(0) }]);
    const stake = { frozen_balance: 20n * TRX, resource: 'ENERGY' } as const;
    await mined(devnet.chain, signed(devnet.chain, bob, 'FreezeBalanceV2Contract', stake));
    const receiver_address = addressBytes(OWNER);
    const loan = { resource: 'ENERGY', balance: 20n * TRX, receiver_address } as const;
    await mined(devnet.chain, signed(devnet.chain, bob, 'DelegateResourceContract', loan));
    expect((await end(HEIR)).result).toBe('SUCCESS');
    expect((await accountOf(HEIR))?.stakes?.energy).toMatchObject({ own: 100n * TRX });
    await mined(devnet.chain, signed(devnet.chain, bob, 'UnDelegateResourceContract', loan));
    expect((await accountOf(bob.address))?.stakes?.energy).toMatchObject({
      own: 20n * TRX,
      lent: 0n,
    });
  });

  it('hands on rewards, and votes for nobody any more', async () => {
    const url = utf8ToBytes('https://bob.example');
    await mined(devnet.chain, signed(devnet.chain, bob, 'WitnessCreateContract', { url }));
    const array = inMemory(word(1n), wordOf(bob.address), word(1n), word(100n));
    expect((await operation(`${array}5f600160406001d8`)).answer).toBe(1n);
    for (let count = 0; count < 2; count++) {
      await devnet.increaseTime(INTERVAL);
      await devnet.mine();
    }
    const votes = () => devnet.chain.read('head', (s) => s.record('witness', bob.address)?.votes);
    expect(await votes()).toBe(100n);
    const { internal } = await end(HEIR);
    const balance = (await accountOf(HEIR))?.balance ?? 0n;
    expect(balance).toBeGreaterThan(850n * TRX);
    expect(internal).toMatchObject([{ note: 'suicide', value: balance }]);
    await devnet.increaseTime(INTERVAL);
    await devnet.mine();
    expect(await votes()).toBe(0n);
  });

  it('lives on under proposal 94, with nothing', async () => {
    await devnet.close();
    await open({ getAllowTvmSelfdestructRestriction: 1n });
    expect((await end(OWNER)).result).toBe('SUCCESS');
    expect(await accountOf(OWNER)).toMatchObject({ balance: 850n * TRX });
    expect((await end(HEIR)).result).toBe('SUCCESS');
    expect((await accountOf(OWNER))?.stakes).toBeUndefined();
    expect(await accountOf(OWNER)).toMatchObject({ balance: 0n, type: 'Contract' });
    expect((await accountOf(HEIR))?.stakes).toMatchObject({ energy: { own: 100n * TRX } });
  });
});
