import { type OrderKind, orderKinds } from '@vellum/api/order-kinds/order-kinds';
import { afterAll, beforeAll, expect } from 'vitest';

/** Below `src/features`: the tests that pay an order of each kind and hold its receipt against the chain. */
export const receiptFiles: Readonly<Record<OrderKind, string>> = {
  'membership.activate': 'membership/membership.test.ts',
  'cards.first-payment': 'cards/cards.test.ts',
  'cards.second-payment': 'cards/cards.test.ts',
  'cards.buy': 'cards/cards.test.ts',
  'cards.transfer': 'cards/market.test.ts',
  'cards.list': 'cards/market.test.ts',
  'cards.unlist': 'cards/market.test.ts',
  'cards.buy-listed': 'cards/market.test.ts',
  'card-pledge.pledge': 'cards/pledge/pledge.test.ts',
  'card-pledge.unlock': 'cards/pledge/pledge.test.ts',
  'blind-boxes.open': 'blind-boxes/blind-boxes.test.ts',
  'staking.stake-lp': 'staking/staking.test.ts',
  'staking.unlock-lp': 'staking/staking.test.ts',
  'staking.claim-lp': 'staking/staking.test.ts',
  'staking.stake-coin': 'staking/staking.test.ts',
  'staking.unlock-coin': 'staking/staking.test.ts',
  'staking.claim-coin': 'staking/staking.test.ts',
  'burn-mining.burn': 'burn-mining/burn-mining.test.ts',
  'withdrawal.claim': 'withdrawal/withdrawal.test.ts',
  'liquidity.add': 'liquidity/liquidity.test.ts',
  'liquidity.buy-lp': 'liquidity/liquidity.test.ts',
  'liquidity.edit': 'liquidity/liquidity.test.ts',
  'token-launch.create': 'token-launch/token-launch.test.ts',
  'presale.configure': 'presale/presale.test.ts',
  'presale.buy': 'presale/presale.test.ts',
  'presale.refund': 'presale/presale.test.ts',
  'presale.claim': 'presale/presale.test.ts',
  'presale.end': 'presale/presale.test.ts',
  'trade.buy': 'trade/trade.test.ts',
  'trade.unlock': 'trade/trade.test.ts',
  'trade.administer': 'trade/trade.test.ts',
  'token-sale.buy': 'token-sale/token-sale.test.ts',
  'presale.leave': 'presale/presale.test.ts',
  'presale.fail': 'presale/presale.test.ts',
  'presale.redeem': 'presale/presale.test.ts',
  'trade.refund': 'trade/trade.test.ts',
  'locks.lock': 'locks/locks.test.ts',
  'locks.lock-for': 'locks/locks.test.ts',
  'locks.extend': 'locks/locks.test.ts',
  'locks.unlock': 'locks/locks.test.ts',
  'swap.swap': 'swap/swap.test.ts',
  'swap.wrap': 'swap/swap.test.ts',
  'swap.unwrap': 'swap/swap.test.ts',
  'liquidity.remove': 'swap/swap.test.ts',
  'liquidity.add-both': 'swap/swap.test.ts',
  'otc.make': 'otc/otc.test.ts',
  'otc.take': 'otc/otc.test.ts',
  'otc.cancel': 'otc/otc.test.ts',
  'otc.withdraw-credit': 'otc/otc.test.ts',
  'owner.act': 'owner-console/owner-console.test.ts',
  'cards.withdraw-credit': 'cards/cards.test.ts',
  'cards.cancel-reservation': 'cards/cards.test.ts',
  'card-pledge.claim': 'cards/pledge/pledge.test.ts',
  'staking.close-early': 'staking/staking.test.ts',
  'burn-mining.claim': 'burn-mining/burn-mining.test.ts',
  'income.claim-bonus': 'income/income.test.ts',
  'blind-boxes.buy': 'blind-boxes/blind-boxes.test.ts',
  'blind-boxes.close': 'blind-boxes/blind-boxes.test.ts',
  'blind-boxes.capture': 'blind-boxes/blind-boxes.test.ts',
  'blind-boxes.refund': 'blind-boxes/blind-boxes.test.ts',
  'energy.rent': 'energy/energy.test.ts',
  'energy.refund': 'energy/energy.test.ts',
  'energy.set-price': 'energy/energy.test.ts',
  'dao.propose': 'dao/dao.test.ts',
  'dao.vote': 'dao/dao.test.ts',
  'dao.delegate': 'dao/dao.test.ts',
  'dao.queue': 'dao/dao.test.ts',
  'dao.execute': 'dao/dao.test.ts',
  'approvals.cancel': 'approvals/approvals.test.ts',
};

const held = new Set<OrderKind>();

/** The receipt of an order of this kind was the same as the changes on the chain. */
export function noteReceipt(kind: OrderKind): void {
  held.add(kind);
}

/** Stands at the top of a file of tests: in the end each kind that it answers for was paid, unless it ran in part. */
export function holdsReceipts(url: string): void {
  const due = orderKinds.filter((kind) => url.endsWith(`/src/features/${receiptFiles[kind]}`));
  beforeAll(() => held.clear());
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of the first argument, and the file comes second.
  afterAll(({}, file) => {
    if (!ranWhole(file)) return;
    expect(due.filter((kind) => !held.has(kind))).toEqual([]);
  });
}

type Task = Readonly<{
  mode: string;
  tasks?: readonly Task[];
  result?: Readonly<{ state: string }>;
}>;

/** Nothing was left out by a filter, and nothing failed before it paid. */
const ranWhole = ({ mode, result, tasks = [] }: Task): boolean =>
  mode === 'run' && result?.state !== 'fail' && tasks.every(ranWhole);
