import type { Address } from '@vellum/tron/address';
import type { Holdings } from '../../holdings/holdings.ts';
import { rentalsToRefund } from '../../holdings/rentals-of.ts';
import { type Position, position } from './position.ts';

/** What was earned and lies at contracts, and rentals whose energy never came. */
export function incomePositions(holdings: Holdings): readonly Position[] {
  const { person, contracts, earned } = holdings;
  const { rebates, distributions, uncovered, received } = person.payout;
  const income = (id: string, contract: Address, coin: Address | null, amount: bigint) =>
    position({ kind: 'income', id, contract, parts: [{ coin, amount }] });
  const rentals = rentalsToRefund(holdings).reduce((sum, { price }) => sum + price, 0n);
  return [
    income('lpReward', contracts.lpStake, contracts.wtrx, earned.lpStake),
    income('cardReward', contracts.cards, contracts.wtrx, earned.cards),
    income('bonus', contracts.feeVault, null, person.bonus),
    income('saleCredit', contracts.cards, null, person.sale_credit),
    income('payout', contracts.payout, null, rebates + distributions - uncovered - received),
    income('otcCredit', contracts.otcDesk, null, person.otc_credit),
    income('energyCredit', contracts.energyDesk, null, person.energy_credit),
    position({
      kind: 'refund',
      id: 'rental',
      contract: contracts.energyDesk,
      parts: [{ coin: null, amount: rentals }],
    }),
  ].filter(({ parts }) => parts.some(({ amount }) => amount > 0n));
}
