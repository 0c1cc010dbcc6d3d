import { afterEach, describe, expect, it } from 'vitest';
import type { Block } from '../src/chain/block.ts';
import { ControlRefused } from '../src/chain/control-refused.ts';
import type { Schedule } from '../src/clock.ts';
import { createDevnet, type Devnet, type DevnetOptions } from '../src/index.ts';
import { COUNTER, callOf, deploy, deployment } from './bytecode.ts';
import { balanceOf, mined, type Signer, signed, transferOf } from './signed.ts';

const TRX = 1_000_000n;
const START = 1_760_000_000_000;
const MANUAL = { mode: 'manual' } as const;

const open: Devnet[] = [];
afterEach(async () => {
  for (const devnet of open.splice(0)) await devnet.close();
});

async function start(options: DevnetOptions = {}) {
  const devnet = await createDevnet({ clock: () => START, ...options });
  open.push(devnet);
  const [, alice, bob] = devnet.accounts as readonly Signer[] as [Signer, Signer, Signer];
  return { devnet, chain: devnet.chain, alice, bob };
}

/** Timers that run when the test says so. */
function manualTimers() {
  const due = new Map<object, { delay: number; task: () => void }>();
  const schedule: Schedule = (delay, task) => {
    const key = {};
    due.set(key, { delay, task });
    return () => due.delete(key);
  };
  const delays = () => [...due.values()].map(({ delay }) => delay).sort((a, b) => a - b);
  const fire = (delay: number) => {
    for (const [key, timer] of due) {
      if (timer.delay !== delay) continue;
      due.delete(key);
      timer.task();
    }
  };
  return { schedule, delays, fire };
}

const nextHead = (devnet: Devnet) =>
  new Promise<Block>((resolve) => {
    const stop = devnet.chain.onHead((head) => {
      stop();
      resolve(head);
    });
  });

describe('a block', () => {
  it('has a header that its id, parent and signature follow from', async () => {
    const { chain, alice, bob } = await start();
    await mined(chain, transferOf(chain, alice, bob.address, 5n));
    const [genesis, block] = [chain.blockByNumber(0)!, chain.blockByNumber(1)!];
    expect(block.parentId).toBe(genesis.id);
    expect(block.id.slice(0, 16)).toBe('0000000000000001');
    expect(block.witnessSignature).toHaveLength(65);
    expect(chain.blockById(block.id)).toBe(block);
    expect(chain.blockById(block.id.replace(/.$/, 'x'))).toBeUndefined();
    expect(chain.blockById(`${'0'.repeat(15)}9${block.id.slice(16)}`)).toBeUndefined();
  });

  it('is later than its parent even if the clock stands still', async () => {
    const { devnet, chain } = await start();
    await devnet.mine(3);
    expect([1, 2, 3].map((number) => chain.blockByNumber(number)!.timestamp)).toEqual([
      START,
      START + 1,
      START + 2,
    ]);
  });

  it('leaves to the next what exceeds its size', async () => {
    const { devnet, chain, alice, bob } = await start({ mining: MANUAL });
    const memo = 'm'.repeat(400_000);
    for (let sent = 0; sent < 6; sent += 1) {
      const { code } = await chain.submit(transferOf(chain, alice, bob.address, 5n, { memo }));
      expect(code).toBe('SUCCESS');
    }
    expect((await devnet.mine()).transactions).toHaveLength(4);
    expect(chain.pending()).toHaveLength(2);
    expect((await devnet.mine()).transactions).toHaveLength(2);
  });
});

describe('manual mining', () => {
  it('lets transactions wait, each seeing the ones before it, and reads see the head only', async () => {
    const { devnet, chain, alice, bob } = await start({ mining: MANUAL });
    const value = deployment(alice, COUNTER);
    const create = signed(chain, alice, 'CreateSmartContract', value, { feeLimit: 100n * TRX });
    expect((await chain.submit(create)).code).toBe('SUCCESS');
    const [poor] = await devnet.generateAccounts(1, 0n);
    const fund = transferOf(chain, alice, poor!.address, 10n * TRX);
    expect((await chain.submit(fund)).code).toBe('SUCCESS');
    const spend = transferOf(chain, poor!, bob.address, 9n * TRX);
    expect((await chain.submit(spend)).code).toBe('SUCCESS');
    const overspend = transferOf(chain, poor!, bob.address, 9n * TRX);
    expect((await chain.submit(overspend)).code).toBe('CONTRACT_VALIDATE_ERROR');
    expect((await chain.submit(spend)).code).toBe('DUP_TRANSACTION_ERROR');
    expect(chain.pending().map(({ id }) => id)).toEqual([create.id, fund.id, spend.id]);
    expect(chain.find(spend.id)).toMatchObject({ block: undefined, receipt: undefined });
    expect(await balanceOf(chain, poor!.address)).toBe(0n);
    const block = await devnet.mine();
    expect(block.transactions.map(({ id }) => id)).toEqual([create.id, fund.id, spend.id]);
    expect(block.receipts.map(({ index }) => index)).toEqual([0, 1, 2]);
    expect(chain.pending()).toEqual([]);
    expect(await balanceOf(chain, poor!.address)).toBe(TRX);
  });

  it('drops what has expired by the time of mining', async () => {
    const { devnet, chain, alice, bob } = await start({ mining: MANUAL });
    const transaction = transferOf(chain, alice, bob.address, 5n);
    await chain.submit(transaction);
    await devnet.increaseTime(61_000);
    await devnet.edit([]);
    expect((await devnet.mine()).transactions).toEqual([]);
    expect(chain.find(transaction.id)).toBeUndefined();
  });

  it('gives way to instant mining with everything mined', async () => {
    const { devnet, chain, alice, bob } = await start({ mining: MANUAL });
    const transaction = transferOf(chain, alice, bob.address, 5n);
    await chain.submit(transaction);
    await devnet.setMining({ mode: 'instant' });
    expect(chain.find(transaction.id)?.block?.number).toBe(1);
    expect(devnet.mining()).toEqual({ mode: 'instant' });
  });

  it('refuses more waiting transactions than the pool has room for', async () => {
    const { chain, alice, bob } = await start({ mining: MANUAL, poolCapacity: 2 });
    const send = () => chain.submit(transferOf(chain, alice, bob.address, 5n));
    expect([await send(), await send(), await send()].map(({ code }) => code)).toEqual([
      'SUCCESS',
      'SUCCESS',
      'SERVER_BUSY',
    ]);
  });
});

describe('interval mining', () => {
  it('makes an empty block every interval, and one for waiting transactions sooner', async () => {
    const timers = manualTimers();
    const mining = { mode: 'interval', blockTimeMs: 3_000, poolDelayMs: 300 } as const;
    const { devnet, chain, alice, bob } = await start({ mining, schedule: timers.schedule });
    expect(timers.delays()).toEqual([3_000]);
    timers.fire(3_000);
    expect((await nextHead(devnet)).transactions).toEqual([]);
    expect(timers.delays()).toEqual([3_000]);
    for (const amount of [5n, 6n])
      await chain.submit(transferOf(chain, alice, bob.address, amount));
    expect(timers.delays()).toEqual([300, 3_000]);
    expect(chain.head().number).toBe(1);
    timers.fire(300);
    expect((await nextHead(devnet)).transactions).toHaveLength(2);
    expect(timers.delays()).toEqual([3_000]);
    await devnet.setMining(MANUAL);
    expect(timers.delays()).toEqual([]);
  });

  it('is refused with delays that no timer can keep', async () => {
    const { devnet } = await start({ mining: MANUAL });
    for (const delays of [
      { blockTimeMs: 2 ** 31 },
      { blockTimeMs: 0 },
      { blockTimeMs: 3_000, poolDelayMs: 2 ** 31 },
      { blockTimeMs: 1.5 },
    ]) {
      const mining = { mode: 'interval', ...delays } as const;
      await expect(devnet.setMining(mining)).rejects.toThrow(ControlRefused);
    }
    expect(devnet.mining()).toEqual(MANUAL);
  });
});

describe('time', () => {
  it('is set and moved forward, never behind the head', async () => {
    const { devnet, chain } = await start();
    await devnet.setTime(START + 5_000);
    expect((await devnet.mine()).timestamp).toBe(START + 5_000);
    await devnet.increaseTime(60_000);
    expect(chain.now()).toBe(START + 65_000);
    await expect(devnet.setTime(START)).rejects.toThrow(ControlRefused);
    await expect(devnet.increaseTime(-1)).rejects.toThrow(ControlRefused);
    await expect(devnet.setTime(Number.MAX_SAFE_INTEGER)).rejects.toThrow(ControlRefused);
    await expect(devnet.increaseTime(9e15)).rejects.toThrow(ControlRefused);
    expect((await devnet.mine()).timestamp).toBe(START + 65_000);
  });
});

describe('solid blocks', () => {
  it('lag behind the head, and so does what is read there', async () => {
    const { devnet, chain, alice, bob } = await start({ solidLag: 2 });
    const contract = await deploy(chain, alice, COUNTER);
    const before = await balanceOf(chain, bob.address);
    const solid = () => chain.read('solid', (state) => state.account(bob.address)!.balance);
    await mined(chain, transferOf(chain, alice, bob.address, 5n * TRX));
    expect(chain.solidNumber()).toBe(0);
    expect(await solid()).toBe(before);
    const call = { caller: bob.address, target: contract, data: new Uint8Array(0), value: 0n };
    expect(await chain.constantCall('solid', call)).toEqual({
      status: 'refused',
      message: 'Smart contract is not exist.',
    });
    expect(await chain.constantCall('head', call)).toMatchObject({ status: 'run' });
    await devnet.mine(2);
    expect(chain.solidNumber()).toBe(2);
    expect(await solid()).toBe(before + 5n * TRX);
    expect(await chain.constantCall('solid', call)).toMatchObject({ status: 'run' });
  });
});

describe('constant calls', () => {
  it('leave nothing behind and tell the exact energy, beside the steps of an estimate', async () => {
    const { chain, alice, bob } = await start();
    const contract = await deploy(chain, alice, COUNTER);
    const digest = chain.head().stateHash;
    const call = { caller: bob.address, target: contract, data: new Uint8Array(0), value: 5n };
    const result = await chain.constantCall('head', call);
    expect(result).toMatchObject({ outcome: { result: 'SUCCESS', energyUsed: 20_060n } });
    const estimate = await chain.estimateEnergy('head', call);
    expect(estimate).toMatchObject({ status: 'run', energyRequired: 25_075n });
    expect(await balanceOf(chain, contract)).toBe(0n);
    expect(chain.head().stateHash).toBe(digest);
    const receipt = await mined(
      chain,
      signed(chain, bob, 'TriggerSmartContract', callOf(contract), { feeLimit: 2_006_000n }),
    );
    expect(receipt.result).toBe('SUCCESS');
  });

  it('refuse what they cannot start', async () => {
    const { chain, alice, bob } = await start();
    const contract = await deploy(chain, alice, COUNTER);
    const call = { caller: bob.address, target: contract, data: new Uint8Array(0) };
    const poor = { ...call, value: 10n ** 15n };
    expect(await chain.constantCall('head', poor)).toEqual({
      status: 'refused',
      message: 'Validate InternalTransfer error, balance is not sufficient.',
    });
    expect(await chain.estimateEnergy('head', { ...call, value: -1n })).toEqual({
      status: 'refused',
      message: 'callValue must be >= 0',
    });
  });

  it('deploy without a target', async () => {
    const { chain, alice } = await start();
    const data = deployment(alice, COUNTER).new_contract.bytecode;
    const call = { caller: alice.address, target: undefined, data, value: 0n };
    const estimate = await chain.estimateEnergy('head', call);
    expect(estimate).toMatchObject({ energyRequired: 3_238n });
  });
});

describe('snapshots of a test', () => {
  it('bring back blocks, state, time and waiting transactions', async () => {
    const { devnet, chain, alice, bob } = await start({ mining: MANUAL });
    await devnet.mine(2);
    const waiting = transferOf(chain, alice, bob.address, 5n);
    await chain.submit(waiting);
    const before = { head: chain.head().id, bob: await balanceOf(chain, bob.address) };
    const first = await devnet.snapshot();
    await devnet.increaseTime(10_000);
    await devnet.mine(3);
    const second = await devnet.snapshot();
    expect(await devnet.revert(first)).toBe(true);
    expect({ head: chain.head().id, bob: await balanceOf(chain, bob.address) }).toEqual(before);
    expect(chain.now()).toBe(START);
    expect(chain.pending().map(({ id }) => id)).toEqual([waiting.id]);
    expect(chain.blockByNumber(3)).toBeUndefined();
    expect(await devnet.revert(first)).toBe(false);
    expect(await devnet.revert(second)).toBe(false);
    expect((await devnet.mine()).transactions).toHaveLength(1);
  });

  it('reach below solid blocks and tell listeners of the lower head', async () => {
    const { devnet, chain } = await start();
    const mark = await devnet.snapshot();
    await devnet.mine(10);
    const seen = nextHead(devnet);
    await devnet.revert(mark);
    expect((await seen).number).toBe(0);
    expect(chain.solidNumber()).toBe(0);
  });

  it('leave the lag below them as it was: readable, and open to a reorganisation', async () => {
    const { devnet, chain } = await start({ solidLag: 5 });
    await devnet.mine(10);
    const mark = await devnet.snapshot();
    await devnet.mine(20);
    await devnet.revert(mark);
    expect(await chain.read('solid', () => chain.solidNumber())).toBe(5);
    const blocks = [1, 2, 3, 4].map(() => ({ transactions: [] }));
    expect((await devnet.reorganise({ depth: 3, blocks })).head.number).toBe(11);
  });

  it('take back what was solid above them', async () => {
    const { devnet, chain } = await start();
    const mark = await devnet.snapshot();
    await devnet.mine(20);
    await devnet.setSolidLag(5);
    await devnet.revert(mark);
    await devnet.mine(10);
    expect(chain.solidNumber()).toBe(5);
  });
});

describe('edits of a test node', () => {
  it('set balance, code and storage in a block of their own', async () => {
    const { devnet, chain, bob } = await start();
    const address = `41${'77'.repeat(20)}` as Signer['address'];
    const slot = '0'.repeat(64);
    const block = await devnet.edit([
      { kind: 'balance', address, balance: 42n },
      { kind: 'code', address, code: Buffer.from(COUNTER, 'hex') },
      { kind: 'slot', address, slot, value: new Uint8Array(32).fill(9, 31) },
    ]);
    expect(block).toMatchObject({ number: 1, transactions: [] });
    const call = signed(chain, bob, 'TriggerSmartContract', callOf(address), {
      feeLimit: 10n * TRX,
    });
    expect(await mined(chain, call)).toMatchObject({ result: 'SUCCESS', energyUsageTotal: 5_060n });
    const value = await chain.read('head', (state) => state.slot(address, slot));
    expect(value?.at(-1)).toBe(10);
    expect(await balanceOf(chain, address)).toBe(42n);
  });

  it('may make a waiting caller end itself: its transaction is dropped, the chain goes on', async () => {
    const { devnet, chain, alice } = await start({ mining: MANUAL });
    const { address } = alice;
    const code = (runtime: string) => ({
      kind: 'code' as const,
      address,
      code: Buffer.from(runtime, 'hex'),
    });
    await devnet.edit([code(COUNTER)]);
    const call = signed(chain, alice, 'TriggerSmartContract', callOf(address), {
      feeLimit: 10n * TRX,
    });
    expect(await chain.submit(call)).toMatchObject({ code: 'SUCCESS' });
    const SELF_DESTRUCT = '30ff';
    await devnet.edit([code(SELF_DESTRUCT)]);
    expect((await devnet.mine()).transactions).toEqual([]);
  });
});

describe('a closed chain', () => {
  it('refuses everything that needs the state', async () => {
    const { devnet, chain, alice, bob } = await start();
    await devnet.close();
    await expect(chain.submit(transferOf(chain, alice, bob.address, 5n))).rejects.toThrow('closed');
    await expect(devnet.mine()).rejects.toThrow('closed');
  });
});
