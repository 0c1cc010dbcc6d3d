import { type OrderKind, orderKinds } from './order-kinds.ts';

/**
 * An entry opens a position or puts more into one: what the contracts' guardian may pause. Everything else is an exit: it
 * withdraws, completes, settles or governs what is already there, and works on every platform.
 */
export type OrderFlow = 'entry' | 'exit';

/** Which way every kind of order goes; a kind without one is a type error. */
export const orderFlows: Readonly<Record<OrderKind, OrderFlow>> = {
  'membership.activate': 'entry',
  'cards.first-payment': 'entry',
  // The price is fixed and half paid; the contract takes it during a pause too.
  'cards.second-payment': 'exit',
  'cards.buy': 'entry',
  'cards.transfer': 'exit',
  'cards.list': 'entry',
  'cards.unlist': 'exit',
  'cards.buy-listed': 'entry',
  'cards.withdraw-credit': 'exit',
  'cards.cancel-reservation': 'exit',
  'card-pledge.pledge': 'entry',
  'card-pledge.unlock': 'exit',
  'card-pledge.claim': 'exit',
  'blind-boxes.buy': 'entry',
  'blind-boxes.open': 'exit',
  'blind-boxes.close': 'exit',
  'blind-boxes.capture': 'exit',
  'blind-boxes.refund': 'exit',
  'staking.stake-lp': 'entry',
  'staking.unlock-lp': 'exit',
  'staking.claim-lp': 'exit',
  'staking.stake-coin': 'entry',
  'staking.unlock-coin': 'exit',
  'staking.claim-coin': 'exit',
  'staking.close-early': 'exit',
  'burn-mining.burn': 'entry',
  'burn-mining.claim': 'exit',
  'withdrawal.claim': 'exit',
  'income.claim-bonus': 'exit',
  'liquidity.add': 'entry',
  'liquidity.buy-lp': 'entry',
  'liquidity.edit': 'exit',
  'liquidity.remove': 'exit',
  'liquidity.add-both': 'entry',
  // The way back to TRX; what it pays into is no contract of the platform.
  'swap.swap': 'exit',
  'swap.wrap': 'exit',
  'swap.unwrap': 'exit',
  'token-launch.create': 'entry',
  // The creator cancels the sale or takes unsold tokens back.
  'presale.configure': 'exit',
  'presale.buy': 'entry',
  'presale.leave': 'exit',
  'presale.refund': 'exit',
  'presale.claim': 'exit',
  'presale.end': 'exit',
  'presale.fail': 'exit',
  'presale.redeem': 'exit',
  'trade.buy': 'entry',
  'trade.unlock': 'exit',
  'trade.refund': 'exit',
  'trade.administer': 'exit',
  'token-sale.buy': 'entry',
  'locks.lock': 'entry',
  'locks.lock-for': 'entry',
  'locks.extend': 'entry',
  'locks.unlock': 'exit',
  'otc.make': 'entry',
  'otc.take': 'entry',
  'otc.cancel': 'exit',
  'otc.withdraw-credit': 'exit',
  'energy.rent': 'entry',
  'energy.refund': 'exit',
  // The operator closes the desk with it.
  'energy.set-price': 'exit',
  // A vote closes entries in the contracts themselves.
  'dao.propose': 'exit',
  'dao.vote': 'exit',
  'dao.delegate': 'exit',
  'dao.queue': 'exit',
  'dao.execute': 'exit',
  'owner.act': 'exit',
  'approvals.cancel': 'exit',
};

/** What a platform refuses once people only leave it. */
export const entryKinds: readonly OrderKind[] = orderKinds.filter(
  (kind) => orderFlows[kind] === 'entry',
);
