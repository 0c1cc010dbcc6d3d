import { trc20, wtrx } from '@vellum/contracts/coins';
import { team } from '@vellum/contracts/team';
import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { eventSource } from '../../src/indexer/events/event-source.ts';
import type { ChainEvent } from '../../src/indexer/projection.ts';
import type { AnyOrderPlan, OrderPlan } from '../../src/orders/order-plan.ts';
import type { OrderChain } from './order-chain.ts';

/** Plans of tests: any number of orders per address, with parameters, values and bounds. */
export type TestPlans = Readonly<{
  all: readonly AnyOrderPlan[];
  /** USDT to someone. */
  transfer: OrderPlan<Readonly<{ to: Address; amount: bigint }>>;
  /** An allowance whose amount may be lower than quoted. */
  approve: OrderPlan<Readonly<{ spender: Address; amount: bigint }>>;
  /** TRX into WTRX. */
  wrap: OrderPlan<Readonly<{ amount: bigint }>>;
  /** Its effect never shows: nothing logs what it waits for. */
  silent: OrderPlan<Readonly<{ to: Address; amount: bigint }>>;
  /** Its effect is always about someone else. */
  foreign: OrderPlan<Readonly<{ to: Address; amount: bigint }>>;
  bind: OrderPlan<Readonly<{ inviter: Address }>>;
}>;

type Contracts = OrderChain['at'];

/** The kinds are borrowed: the engine asks nothing of a kind but that it has a name. */
export function testPlans(at: Contracts): TestPlans {
  const plans = {
    transfer: transferPlan(at),
    approve: approvePlan(at),
    wrap: wrapPlan(at),
    silent: {
      ...transferPlan(at),
      kind: 'otc.make',
      proof: { ...transferPlan(at).proof, event: 'Blacklisted' },
    },
    foreign: {
      ...transferPlan(at),
      kind: 'otc.take',
      proof: { ...transferPlan(at).proof, concerns: () => false },
    },
    bind: bindPlan(at),
  } satisfies Omit<TestPlans, 'all'>;
  return { ...plans, all: Object.values(plans) as AnyOrderPlan[] };
}

export const testSources = [
  eventSource('team', team),
  eventSource('usdt', trc20),
  eventSource('wtrx', wtrx),
];

export const watchedContracts = ({ team, usdt, otherUsdt, wtrx }: Contracts) => [
  { source: 'team', address: team },
  { source: 'usdt', address: usdt },
  { source: 'otherUsdt', address: otherUsdt },
  { source: 'wtrx', address: wtrx },
];

const addressOf = (value: unknown): Address => fromHexAddress(value as HexAddress);

function transferPlan({ usdt }: Contracts): TestPlans['transfer'] {
  return {
    kind: 'cards.transfer',
    refusal: trc20.refusal,
    prepare: async ({ body: { to, amount } }) => ({
      quote: { to, amount: String(amount) },
      call: { contract: usdt, ...trc20.transfer(to, amount) },
    }),
    proof: {
      source: 'usdt',
      event: 'Transfer',
      concerns: ({ args }, { address, call }) =>
        addressOf(args['from']) === address &&
        addressOf(args['to']) === call.params[0]?.value &&
        String(args['value']) === call.params[1]?.value,
      result: amountOf,
    },
  };
}

const amountOf = ({ args }: ChainEvent) => ({ amount: String(args['value']) });

function approvePlan({ usdt }: Contracts): TestPlans['approve'] {
  return {
    kind: 'approvals.cancel',
    prepare: async ({ body: { spender, amount } }) => ({
      quote: { amount: String(amount) },
      call: { contract: usdt, ...trc20.approve(spender, amount) },
      bounds: [{ argument: 1, atMost: amount, atLeast: amount / 2n }],
    }),
    proof: {
      source: 'usdt',
      event: 'Approval',
      concerns: ({ args }, { address }) => addressOf(args['owner']) === address,
    },
  };
}

function wrapPlan({ wtrx: contract }: Contracts): TestPlans['wrap'] {
  return {
    kind: 'liquidity.add',
    prepare: async ({ body: { amount } }) => ({
      quote: { amount: String(amount) },
      call: { contract, ...wtrx.wrap(amount) },
    }),
    proof: {
      source: 'wtrx',
      event: 'Deposit',
      concerns: ({ args }, { address, call }) =>
        addressOf(args['to']) === address && args['amount'] === call.value,
    },
  };
}

function bindPlan({ team: contract }: Contracts): TestPlans['bind'] {
  return {
    kind: 'membership.activate',
    refusal: team.refusal,
    prepare: async ({ body: { inviter } }) => ({
      quote: { parent: inviter },
      call: { contract, ...team.bindInviter(inviter) },
    }),
    proof: {
      source: 'team',
      event: 'Bound',
      concerns: ({ args }, { address }) => addressOf(args['child']) === address,
    },
  };
}
