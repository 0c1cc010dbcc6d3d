import { paths } from '@vellum/api/wire/paths';
import { trc20, wtrx } from '@vellum/contracts/coins';
import { otcDesk } from '@vellum/contracts/otc';
import { team } from '@vellum/contracts/team';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readBalance } from '../src/shared/coins/use-balance.ts';
import { type Lead, leadOf, type PreparedOrder } from '../src/shared/paid-action/paid-action.ts';
import { readReceipt } from '../src/shared/paid-action/receipt/read-receipt.ts';
import { Run } from '../src/shared/paid-action/run/run.ts';
import { deferred } from '../src/shared/state/deferred.ts';
import { WalletFailure } from '../src/shared/wallet/wallet-failure.ts';
import { offerOf, type SellParams, sellOf } from './paid-offers.ts';
import {
  newWorld,
  type PaidChain,
  sendCall,
  startPaidChain,
  TRX,
  type World,
} from './paid-world.ts';

/** More than the 1,000 that are wrapped already. */
const SELL = 1_100n * TRX;

let ground: PaidChain;
let world: World;
/** Has wrapped TRX enough to stand for it in estimates. */
let holder: Address;

beforeAll(async () => {
  ground = await startPaidChain();
  const [, rich] = ground.devnet.accounts;
  await sendCall(ground, rich!.privateKey, ground.coin, wtrx.wrap(2_000n * TRX));
  holder = fromHexAddress(rich!.address);
});

afterAll(() => ground?.devnet.close());

beforeEach(async () => {
  world = await newWorld(ground);
  world.ports = { ...world.ports, activation: async () => bind(await root()) };
});

const root = async () => fromHexAddress(await ground.chain.read('team', team.root()));
const isActive = () => ground.chain.read('team', team.isActive(world.account));
const balance = () => ground.chain.read(ground.coin, trc20.balanceOf(world.account));

type Planned = Pick<PreparedOrder, 'kind'> & { call: Partial<PreparedOrder['call']> };

/** An action whose server quotes the very call that the page builds. */
function leading(
  { kind, call }: Planned,
  planned: Readonly<{ contract: Address; call: ReturnType<typeof wtrx.wrap> }>,
  brings: bigint,
): Lead {
  const order = {
    orderId: kind,
    kind,
    state: 'created',
    expiresAt: Date.now() + 600_000,
    call: { contract: planned.contract, callValueSun: '0', feeLimit: '150000000', ...call },
    approvals: [],
    quote: {},
  } as unknown as PreparedOrder;
  const action = {
    key: kind,
    texts: { name: 'x' },
    lock: () => kind,
    needs: ['wallet', 'network'],
    summary: () => ({
      ...{ review: '', doing: '', done: '', undone: '', get: '', canFail: '' },
      give: brings > 0n ? [{ coin: null, symbol: 'TRX', decimals: 6, amount: brings }] : [],
    }),
    before: async () => order,
    call: () => planned,
    after: paths.orders.report,
  } as const;
  return leadOf(action as never, { brings: `${brings}` }, ...(brings > 0n ? [holder] : []));
}

const bind = (inviter: Address): Lead =>
  leading(
    {
      kind: 'membership.activate',
      call: { method: 'bindParent(address)', params: [{ type: 'address', value: inviter }] },
    },
    { contract: ground.chain.contract('team'), call: team.bindInviter(inviter) as never },
    0n,
  );

const wrap = (missing: bigint): Lead =>
  leading(
    { kind: 'swap.wrap', call: { method: 'deposit()', params: [], callValueSun: `${missing}` } },
    { contract: ground.coin, call: wtrx.wrap(missing) },
    missing,
  );

/** An offer of more than the wallet has, for active addresses only. */
const newRun = () => {
  const offer = offerOf(world, SELL);
  const action = {
    ...offer,
    needs: ['wallet', 'network', 'active'],
    leads: async () => {
      const missing = SELL - (await balance());
      return missing > 0n ? [wrap(missing)] : [];
    },
    before: async () => {
      if (!(await isActive())) throw new Error('asked for an order before the address is active');
      return offer.before({});
    },
  };
  return new Run(action as never, world.ports);
};

/** Wraps so much for a purpose of its own, and is held where it is sent, or where its wallet is open. */
async function foreignWrap(brings: bigint) {
  const { promise, resolve } = deferred<void>();
  world.onSend = async (count) => {
    if (count === 1) await promise;
  };
  let isHeld = true;
  world.onWait = async () => {
    // Whoever waits for it asks again at once: without a request, nothing else would have its turn.
    await balance();
    if (!isHeld) await ground.devnet.mine();
  };
  const { action, params } = wrap(brings);
  const run = new Run(action as never, world.ports);
  await run.begin(params);
  const over = run.confirm([]);
  await expect.poll(() => run.get().state.step).toBe('broadcasting');
  const letGo = () => {
    isHeld = false;
    resolve();
  };
  return { run, over, letGo };
}

const trxOfMe = () => readBalance(world.chain, world.account, null);

/** The receipt accounts for everything that the whole run took. */
async function expectWhole(run: Run, spent: bigint): Promise<void> {
  const { record } = run.get();
  const { fees, coins, count } = await readReceipt(
    world.chain,
    {
      account: world.account,
      calls: [record!.signed!.txid],
      approvals: Object.keys(record!.approvalFees!),
      before: record!.before!,
      block: null,
      coins: [],
    },
    async () => false,
  );
  expect(count).toBe(4);
  expect(fees.before).toBeGreaterThan(0n);
  const moved = coins.find(({ coin }) => coin === null)?.amount ?? 0n;
  expect(fees.before + fees.approvals + fees.calls - moved).toBe(spent);
}

const offers = () => ground.chain.read(ground.desk, otcDesk.count());

describe('what has to be done before a paid action', () => {
  it('is reviewed with it, then signed in order, each once', async () => {
    const run = newRun();
    const before = await offers();
    await run.begin({});
    const { state, leads, review } = run.get();
    expect(state).toMatchObject({ step: 'review' });
    expect(leads.map(({ action }) => action.key)).toEqual(['membership.activate', 'swap.wrap']);
    const alone = leads.reduce((sum, lead) => sum + lead.review.cost.energy, 0n);
    expect(review!.cost.energy).toBeGreaterThan(alone);
    const seen: string[] = [];
    run.subscribe(() => {
      const now = run.get().state;
      const name = now.step === 'leading' ? `${now.step} ${now.place} ${now.at.step}` : now.step;
      if (seen.at(-1) !== name) seen.push(name);
    });
    await run.confirm([]);
    expect(run.get().state).toMatchObject({ step: 'done' });
    expect(world.sent).toHaveLength(4);
    expect(seen.indexOf('leading 0 signing')).toBeLessThan(seen.indexOf('leading 1 signing'));
    expect(seen.indexOf('leading 1 signing')).toBeLessThan(seen.indexOf('approving'));
    expect(await isActive()).toBe(true);
    expect(await balance()).toBe(0n);
    expect(await offers()).toBe(before + 1n);
    expect(world.reports).toBe(3);
  });

  it('stays done after a no, and is not asked for again', async () => {
    const run = newRun();
    world.onSign = async (count) => {
      if (count === 2) throw new WalletFailure('rejected');
    };
    const trx = await trxOfMe();
    await run.begin({});
    const { cost } = run.get().review!;
    await run.confirm([]);
    const { state, leads } = run.get();
    expect(state).toEqual({ step: 'review', note: 'rejected' });
    expect(leads.map(({ isDone }) => isDone)).toEqual([true, false]);
    await expect.poll(() => run.get().review!.cost.energy).toBeLessThan(cost.energy);
    expect(world.sent).toHaveLength(1);
    await run.confirm([]);
    expect(run.get().state).toMatchObject({ step: 'done' });
    expect(world.sent).toHaveLength(4);
    await expectWhole(run, trx - (await trxOfMe()));
  });

  it('is left out by the next review of who came back after it', async () => {
    const broken = newRun();
    const trx = await trxOfMe();
    world.onSign = async (count) => {
      if (count === 3) throw new Error('the page was closed');
    };
    await broken.begin({});
    await broken.confirm([]);
    expect(broken.get().state).toMatchObject({ step: 'failed', money: 'untouched' });
    const run = newRun();
    await run.begin({});
    expect(run.get().leads).toEqual([]);
    await run.confirm([]);
    expect(run.get().state).toMatchObject({ step: 'done' });
    expect(world.sent).toHaveLength(4);
    await expectWhole(run, trx - (await trxOfMe()));
  });

  it('is not taken for another run of the same kind: that is waited for, and the rest reviewed again', async () => {
    await sendCall(
      ground,
      world.key,
      ground.chain.contract('team'),
      team.bindInviter(await root()),
    );
    const foreign = await foreignWrap(5n * TRX);
    const run = newRun();
    await run.begin({});
    const [lead] = run.get().leads;
    expect(lead?.params).toEqual({ brings: `${100n * TRX}` });
    const confirmed = run.confirm([]);
    await expect.poll(() => run.get().state.step).toBe('leading');
    foreign.letGo();
    await foreign.over;
    await confirmed;
    expect(run.get().state).toEqual({ step: 'review', note: 'price-moved' });
    expect(run.get().leads.map(({ params }) => params)).toEqual([{ brings: `${95n * TRX}` }]);
    await run.confirm([]);
    expect(run.get().state).toMatchObject({ step: 'done' });
    expect(await balance()).toBe(0n);
    const { before } = run.get().record!;
    expect(before).toHaveLength(1);
    expect(before).not.toContain(foreign.run.get().record!.signed!.txid);
  });

  it('of a review that was put away is not done by the next one', async () => {
    await sendCall(
      ground,
      world.key,
      ground.chain.contract('team'),
      team.bindInviter(await root()),
    );
    const { promise, resolve } = deferred<void>();
    let isAsked = false;
    const offer = sellOf(world);
    const action = {
      ...offer,
      leads: async ({ sell }: SellParams) => {
        if (BigInt(sell) < SELL) return [];
        isAsked = true;
        await promise;
        return [wrap(100n * TRX)];
      },
    };
    const run = new Run(action as never, world.ports) as unknown as Run<SellParams, unknown>;
    const first = run.begin({ sell: `${SELL}` });
    await expect.poll(() => isAsked).toBe(true);
    run.close();
    await run.begin({ sell: `${10n * TRX}` });
    resolve();
    await first;
    expect(run.get().leads).toEqual([]);
    await run.confirm([]);
    expect(run.get().state).toMatchObject({ step: 'done' });
    expect(await balance()).toBe(990n * TRX);
  });

  it('ends it where it fails on chain, with what that took', async () => {
    const run = newRun();
    world.onSend = async (count) => {
      if (count !== 1) return;
      const inviter = await root();
      await sendCall(ground, world.key, ground.chain.contract('team'), team.bindInviter(inviter));
    };
    await run.begin({});
    await run.confirm([]);
    const { state, record } = run.get();
    expect(state).toMatchObject({ step: 'failed', money: 'fee-spent' });
    expect(record?.key).toBe('membership.activate');
    expect(world.sent).toHaveLength(1);
  });

  it('says what the wallet lacks for all of it, though each part alone is within its means', async () => {
    // Enough for what is wrapped, and not for the fees on top.
    const left = await readBalance(world.chain, world.account, null);
    const away = left - 120n * TRX;
    await sendCall(ground, world.key, ground.coin, wtrx.wrap(away));
    await sendCall(ground, world.key, ground.coin, trc20.transfer(holder, away));
    const run = newRun();
    await run.begin({});
    const { leads, review } = run.get();
    expect(leads.map((lead) => lead.review.lack)).toEqual([0n, 0n]);
    expect(review!.lack).toBeGreaterThan(0n);
  });
});
