import type { WaitingKind } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import type { Holdings } from '../../holdings/holdings.ts';
import { payoutBalance } from '../../ledger/payout-store.ts';
import { type WaitingRow, waitingRow } from './waiting-row.ts';

/** What was earned and can be claimed, and what the next root of payouts brings. */
export function incomeRows({ person, earned, contracts }: Holdings): readonly WaitingRow[] {
  const { claimable, waiting, eta } = payoutBalance(person.payout);
  const income = (kind: WaitingKind, coin: Address | null, amount: bigint) =>
    waitingRow({ kind, group: 'ready', flow: 'in', parts: [{ coin, amount }] });
  const rows = [
    income('claimLpReward', contracts.wtrx, earned.lpStake),
    income('claimCardReward', contracts.wtrx, earned.cards),
    income('claimBurnReward', contracts.wtrx, earned.burnMine),
    income('claimBonus', null, person.bonus),
    income('claimSaleCredit', null, person.sale_credit),
    income('claimPayout', null, claimable),
    income('claimOtcCredit', null, person.otc_credit),
    income('claimEnergyCredit', null, person.energy_credit),
    waitingRow({
      kind: 'payoutReady',
      group: 'coming',
      flow: 'in',
      parts: [{ coin: null, amount: waiting }],
      at: eta,
    }),
  ];
  return rows.filter(({ parts }) => parts.some(({ amount }) => amount > 0n));
}
