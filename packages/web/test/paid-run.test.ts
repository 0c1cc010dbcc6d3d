import { en } from '@vellum/api/texts/en';
import { zhTw } from '@vellum/api/texts/zh-tw';
import { trc20, wtrx } from '@vellum/contracts/coins';
import { otcDesk } from '@vellum/contracts/otc';
import { parseHexAddress, toHexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { NodeUnreachable } from '@vellum/tron/errors';
import { decodeTransaction } from '@vellum/tron/transaction';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createChain } from '../src/shared/chain/chain.ts';
import { readBalance } from '../src/shared/coins/use-balance.ts';
import { type ActionState, minedOf } from '../src/shared/paid-action/action-state.ts';
import { networkCostOf } from '../src/shared/paid-action/cost/network-cost.ts';
import { errorSentence } from '../src/shared/paid-action/errors/use-error-sentence.ts';
import type { PreparedOrder } from '../src/shared/paid-action/paid-action.ts';
import { readReceipt } from '../src/shared/paid-action/receipt/read-receipt.ts';
import type { ApprovalChoice } from '../src/shared/paid-action/run/approval-choice.ts';
import { resumeAll } from '../src/shared/paid-action/run/resume.ts';
import { Run } from '../src/shared/paid-action/run/run.ts';
import { deferred } from '../src/shared/state/deferred.ts';
import { WalletFailure } from '../src/shared/wallet/wallet-failure.ts';
import { offerOf } from './paid-offers.ts';
import {
  amount,
  dearerOnceSigned,
  NOBODY,
  newWorld,
  type PaidChain,
  sendCall,
  startPaidChain,
  TRX,
  type World,
  worldOf,
} from './paid-world.ts';

let ground: PaidChain;
let world: World;

beforeAll(async () => {
  ground = await startPaidChain();
});

afterAll(() => ground?.devnet.close());

beforeEach(async () => {
  world = await newWorld(ground);
});

async function runTo(
  run: Run,
  choices: readonly ApprovalChoice[] = [],
): Promise<ReturnType<Run['get']>['state']> {
  await run.begin({});
  await run.confirm(choices);
  return run.get().state;
}

/** What a person is told in English and in Chinese. */
function sentences(state: ReturnType<Run['get']>['state']): readonly string[] {
  const error = state.step === 'failed' ? state.error : state.step === 'idle' && state.refusal;
  return error ? [en, zhTw].map((texts) => errorSentence(texts, error)) : [];
}

const trxOfMe = () => readBalance(world.chain, world.account, null);
const newRun = (sell = amount) => new Run(offerOf(world, sell) as never, world.ports);
const allowance = () => world.chain.read(world.coin, trc20.allowance(world.account, world.desk));
const offersOfMe = async () => {
  const { chain, desk } = world;
  const count = await chain.read(desk, otcDesk.count());
  const all = await Promise.all(
    Array.from({ length: Number(count) }, (_, id) => chain.read(desk, otcDesk.offer(BigInt(id)))),
  );
  const me = parseHexAddress(world.account);
  return all.filter((one) => JSON.stringify(one, text).includes(`${me}`)).length;
};
const text = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value);

describe('a paid action on a real chain', () => {
  it('does not begin where its kind is closed, and asks nobody', async () => {
    const run = newRun();
    const { key } = offerOf(world, amount);
    const config = { ...ground.chain.config, closed: [key] };
    world.ports = { ...world.ports, chain: async () => ({ ...ground.chain, config }) };
    const closed = new Run(offerOf(world, amount) as never, world.ports);
    expect(await runTo(closed)).toMatchObject({ step: 'idle', refusal: { code: 'EXITS_ONLY' } });
    expect(world.signed).toEqual([]);
    expect(await runTo(run)).toMatchObject({ step: 'done' });
  });

  it('approves exactly, signs once, keeps before it sends, and ends final', async () => {
    const state = await runTo(newRun());
    expect(state).toMatchObject({ step: 'done' });
    expect(state).not.toMatchObject({ finalAt: null });
    expect(world.signed).toHaveLength(2);
    expect(await allowance()).toBe(0n);
    expect(await offersOfMe()).toBe(1);
    expect(world.reports).toBe(1);
  });

  it('stays closed when it becomes final after that: the form may hold the next one by then', async () => {
    const run = newRun();
    const isClosed = deferred<void>();
    world.onWait = async () => {
      if (run.get().state.step === 'done') await isClosed.promise;
      await ground.devnet.mine();
    };
    await run.begin({});
    const over = run.confirm([]);
    await expect.poll(() => run.get().state).toMatchObject({ step: 'done', finalAt: null });
    run.close();
    isClosed.resolve();
    await over;
    expect(run.get().state).toEqual({ step: 'idle', refusal: null });
    const [kept] = world.records.values();
    expect(kept?.state).toMatchObject({ step: 'done', finalAt: expect.any(Number) });
  });

  it('names all that the network took, for the approval too', async () => {
    const run = newRun();
    const before = await trxOfMe();
    await runTo(run);
    const { state, record } = run.get();
    const spent = before - (await trxOfMe());
    expect(networkCostOf(state, record)).toBe(spent);
    const approvals = Object.keys(record!.approvalFees!);
    expect(approvals).toHaveLength(1);
    const calls = [record!.signed!.txid];
    const account = world.account;
    const paid = { account, calls, approvals, block: minedOf(state)!.block, coins: [] };
    const receipt = await readReceipt(world.chain, paid, async () => false);
    const { fees } = receipt;
    expect([fees.calls, fees.approvals]).toEqual([BigInt(minedOf(state)!.fee), spent - fees.calls]);
    const coin = toHexAddress(world.coin);
    expect(receipt.coins).toEqual([{ coin, amount: -amount, gone: amount, came: 0n }]);
  });

  it('takes about what the review says, and at most what it says at most', async () => {
    const run = newRun();
    await run.begin({});
    const { cost, trial } = run.get().review!;
    expect(trial).toBeNull();
    await run.confirm([]);
    const total = networkCostOf(run.get().state, run.get().record);
    const difference = total > cost.expected ? total - cost.expected : cost.expected - total;
    expect(difference * 20n).toBeLessThan(total);
    expect(total).toBeLessThan(cost.most);
    expect(cost.most).toBeLessThan(3n * cost.expected);
  });

  it('signs the fee limits that the review has added up', async () => {
    const run = newRun();
    await run.begin({});
    const { size, approvals } = run.get().review!;
    await run.confirm([]);
    const limits = world.sent.map((hex) => decodeTransaction(fromHex(hex)).raw.fee_limit);
    expect(limits).toEqual([
      ...approvals.flatMap(({ calls }) => calls.map((c) => c.feeLimit)),
      size.feeLimit,
    ]);
  });

  it('stops after the approval when the call then costs more than the review said', async () => {
    const ports = { ...world.ports, chain: async () => dearerOnceSigned(world) };
    const run = new Run(offerOf(world, amount) as never, ports);
    expect(await runTo(run)).toEqual({ step: 'review', note: 'price-moved' });
    expect(world.signed).toHaveLength(1);
    expect(await offersOfMe()).toBe(0);
    // It is shown with what it costs now, and can be agreed to again: the approval stays.
    expect(run.get().review?.trial).not.toBeNull();
    await run.confirm([]);
    expect(run.get().state).toMatchObject({ step: 'done' });
    expect(world.signed).toHaveLength(2);
  });

  it('approves what was chosen, and asks no second time for what is allowed', async () => {
    expect(await runTo(newRun(), [{ kind: 'custom', amount: 2n * amount }])).toMatchObject({
      step: 'done',
    });
    expect(await allowance()).toBe(amount);
    expect(await runTo(newRun())).toMatchObject({ step: 'done' });
    expect(world.signed).toHaveLength(3);
    expect(await allowance()).toBe(0n);
  });

  it('refuses to go on with less than is needed', async () => {
    const run = newRun();
    expect(await runTo(run, [{ kind: 'custom', amount: amount - 1n }])).toMatchObject({
      step: 'failed',
      money: 'untouched',
    });
    expect(world.signed).toEqual([]);
  });

  it('does not open the wallet for a call that would fail', async () => {
    await runTo(newRun(), [{ kind: 'custom', amount: 5000n * TRX }]);
    world.signed.length = 0;
    const run = newRun(2000n * TRX);
    await run.begin({});
    const { state } = run.get();
    expect(state).toMatchObject({
      step: 'idle',
      refusal: { code: 'SIMULATION_REVERTED', kind: 'insufficientToken' },
    });
    expect(sentences(state)).toEqual([
      'This would fail, so the wallet was not opened: Insufficient WTRX balance. Nothing was charged.',
      '此操作會失敗，因此沒有開啟錢包：WTRX 餘額不足。尚未扣款。',
    ]);
    expect(world.signed).toEqual([]);
  });

  it('says that the approval failed when another one took its place (S8.16)', async () => {
    await ground.devnet.setMining({ mode: 'manual' });
    world.onWait = async () => {
      const less = trc20.approve(world.desk, amount - 1n);
      await sendCall(ground, world.key, world.coin, less);
      await ground.devnet.mine();
    };
    const state = await runTo(newRun());
    expect(state).toMatchObject({ step: 'failed', money: 'untouched' });
    expect(sentences(state)).toEqual([
      'Approve failed: 99.999999\u00a0WTRX.',
      '授權失敗：99.999999\u00a0WTRX。',
    ]);
    expect(await offersOfMe()).toBe(0);
  });

  it.each([
    ['contract', { contract: NOBODY }],
    ['value', { callValueSun: '1' }],
    ['fee limit', { feeLimit: '1' }],
  ])('signs nothing when the server asks for another %s', async (part, change) => {
    world.orderChange = change as Partial<PreparedOrder['call']>;
    expect(await runTo(newRun())).toMatchObject({
      step: 'failed',
      money: 'untouched',
      error: { code: 'CALL_MISMATCH', params: { part } },
    });
    expect(world.signed).toEqual([]);
  });

  it('signs nothing for contracts other than those it was built for', async () => {
    const chain = createChain(world.chain.config, '00'.repeat(32));
    const ports = { ...world.ports, chain: async () => chain };
    const run = new Run(offerOf(world, amount) as never, ports);
    expect(await runTo(run)).toMatchObject({
      step: 'idle',
      refusal: { code: 'CALL_MISMATCH', params: { part: 'contracts' } },
    });
    expect(world.signed).toEqual([]);
  });

  it('sends nothing that a wallet has changed', async () => {
    world.tamper = (json) => ({ raw_data_hex: `${json.raw_data_hex.slice(0, -2)}00` });
    expect(await runTo(newRun())).toMatchObject({ step: 'failed', error: { kind: 'mismatch' } });
    expect(world.sent).toEqual([]);
  });

  it('rebuilds a signature that came too late once, then asks again', async () => {
    const slow = async () => {
      await ground.devnet.increaseTime(61_000);
      await ground.devnet.mine();
    };
    await runTo(newRun(), [{ kind: 'custom', amount: 5n * amount }]);
    world.signed.length = 0;
    world.onSign = (count) => (count === 1 ? slow() : Promise.resolve());
    expect(await runTo(newRun())).toMatchObject({ step: 'done' });
    expect(world.signed).toHaveLength(2);
    world.signed.length = 0;
    world.sent.length = 0;
    world.onSign = slow;
    expect(await runTo(newRun())).toEqual({ step: 'review', note: 'expired' });
    expect(world.sent).toEqual([]);
  });

  it('shows the review again after a no', async () => {
    world.onSign = () => Promise.reject(new WalletFailure('rejected'));
    expect(await runTo(newRun())).toEqual({ step: 'review', note: 'rejected' });
    expect(world.sent).toEqual([]);
  });
});

describe('the network', () => {
  beforeEach(async () => {
    await runTo(newRun(), [{ kind: 'custom', amount: 900n * TRX }]);
    world.signed.length = 0;
    world.sent.length = 0;
    world.waits.length = 0;
    world.reports = 0;
  });

  it('may be away when it is sent: the same bytes go out later', async () => {
    world.onSend = async (count) => {
      if (count < 3) throw new NodeUnreachable('/wallet/broadcasthex', [], 0);
    };
    expect(await runTo(newRun())).toMatchObject({ step: 'done' });
    expect(world.signed).toHaveLength(1);
    expect(new Set(world.sent).size).toBe(1);
  });

  it('lets a transaction expire unseen: nothing was spent, and it can be begun again', async () => {
    world.onSend = () => Promise.reject(new NodeUnreachable('/wallet/broadcasthex', [], 0));
    world.onWait = async () => {
      await ground.devnet.increaseTime(20_000);
      await ground.devnet.mine(3);
    };
    const run = newRun();
    expect(await runTo(run)).toMatchObject({
      step: 'failed',
      money: 'untouched',
      error: { kind: 'expired', code: 'TX_DROPPED' },
    });
    expect(world.signed).toHaveLength(1);
    world.onSend = async () => {};
    expect(await runTo(run)).toMatchObject({ step: 'done' });
    expect(world.signed).toHaveLength(2);
    expect(await offersOfMe()).toBe(2);
  });

  it('may refuse on chain what would have succeeded: only the fee is spent', async () => {
    await ground.devnet.setMining({ mode: 'manual' });
    world.onSign = async () => {
      // The coins leave in the same block, before the call.
      await sendCall(ground, world.key, world.coin, wtrx.unwrap(900n * TRX));
    };
    expect(await runTo(newRun())).toMatchObject({
      step: 'failed',
      money: 'fee-spent',
      error: { kind: 'insufficientToken', reason: { code: 'INSUFFICIENT_BALANCE' } },
    });
    expect(world.reports).toBe(0);
  });

  /** A run that failed on chain since its coins left in the same block; until let go it stays as it is. */
  async function failedRun() {
    const { devnet } = ground;
    await devnet.setMining({ mode: 'manual' });
    world.onSign = () => sendCall(ground, world.key, world.coin, wtrx.unwrap(900n * TRX));
    const run = newRun();
    const { promise: held, resolve } = deferred<void>();
    let isHeld = true;
    const letGo = () => {
      isHeld = false;
      resolve();
    };
    world.onWait = async () => {
      if (run.get().state.step === 'failed') await held;
      // Not for every look of a slow machine: one more block than there are calls, and the failure may be final.
      else if (!isHeld || devnet.chain.pending().length > 0) await devnet.mine();
    };
    await run.begin({});
    const over = run.confirm([]);
    await expect.poll(() => run.get().state).toMatchObject({ step: 'failed', money: 'fee-spent' });
    world.onSign = async () => {};
    return { run, over, letGo };
  }

  it('may replace a block in which it failed: nothing else is signed until that is final', async () => {
    const { devnet } = ground;
    const { run, over, letGo } = await failedRun();
    await sendCall(ground, world.key, world.coin, wtrx.wrap(900n * TRX));
    await devnet.mine();
    expect(await runTo(run)).toMatchObject({
      step: 'failed',
      error: { code: 'DO_NOT_RESUBMIT' },
    });
    expect(world.signed).toHaveLength(1);
    await devnet.mine(2);
    letGo();
    await over;
    expect(await runTo(run)).toMatchObject({ step: 'done' });
    expect(world.signed).toHaveLength(2);
  });

  it('may let succeed what had failed: the same run ends well, and is reported', async () => {
    const { devnet } = ground;
    const { run, over, letGo } = await failedRun();
    const { sent } = run.get().state as Extract<ActionState, { step: 'failed' }>;
    const paid = decodeTransaction(fromHex(run.get().record?.signed?.hex ?? ''));
    const blocks = [{ transactions: [paid] }, { transactions: [] }];
    await devnet.reorganise({ depth: 1, blocks });
    letGo();
    await over;
    expect(run.get().state).toMatchObject({ step: 'done', sent });
    expect(run.get().state).not.toMatchObject({ finalAt: null });
    expect(world.signed).toHaveLength(1);
    expect(world.reports).toBe(1);
    expect(await offersOfMe()).toBe(2);
  });

  it('may take a block back: the same bytes are mined again', async () => {
    let isDropped = false;
    world.onWait = async () => {
      const { devnet } = ground;
      if (isDropped) await devnet.mine();
      if (isDropped || world.reports === 0) return;
      isDropped = true;
      await devnet.reorganise({ depth: 1, blocks: [{ transactions: [] }, { transactions: [] }] });
    };
    const state = await runTo(newRun());
    expect(state).toMatchObject({ step: 'done' });
    expect(isDropped).toBe(true);
    expect(world.signed).toHaveLength(1);
    expect(await offersOfMe()).toBe(2);
  });

  it('is asked by a later visit when this page is gone, for every step after the signature', async () => {
    world.onSend = () => new Promise(() => {});
    const run = newRun();
    await run.begin({});
    void run.confirm([]);
    await expect.poll(() => world.sent.length).toBe(1);
    const [record] = [...world.records.values()].filter(
      ({ state }) => state.step === 'broadcasting',
    );
    expect(record?.signed).not.toBeNull();

    const later = worldOf(ground, world.account, world.key, world.expires);
    later.records.set(record!.id, record!);
    const viewer = async () => ({ account: world.account, chainId: world.chain.chainId });
    const stranger = async () => ({ account: world.desk, chainId: world.chain.chainId });
    expect(await resumeAll(later.ports, stranger)).toEqual([]);
    const [resumed] = await resumeAll(later.ports, viewer);
    expect(resumed?.state).toMatchObject({ step: 'done' });
    expect(later.signed).toEqual([]);
    expect(later.sent).toEqual(world.sent);
    expect(await resumeAll(later.ports, viewer)).toEqual([]);
    expect(await offersOfMe()).toBe(2);
  });
});

describe('two tabs of one browser', () => {
  it('never sign the same thing beside each other', async () => {
    await ground.devnet.setMining({ mode: 'manual' });
    const first = newRun();
    const second = newRun();
    await first.begin({});
    await second.begin({});
    const working = first.confirm([]);
    await second.confirm([]);
    expect(second.get().state).toMatchObject({
      step: 'failed',
      money: 'untouched',
      error: { code: 'WAITS_FOR_SIGNATURE' },
    });
    await working;
    expect(first.get().state).toMatchObject({ step: 'done' });
    expect(await offersOfMe()).toBe(1);
  });
});
