import type { Translate } from '../../shared/i18n/use-texts.ts';
import { incomeText } from '../../shared/income/income-amount.tsx';
import type { IncomeRecord } from './income-queries.ts';
import type { IncomeText } from './texts.ts';

/** `Staking`, `Invitation bonus, to your wallet`, `Withdrawal`. */
export function recordName(t: Translate<IncomeText>, { kind, type }: IncomeRecord): string {
  if (kind === 'withdrawal' || type === null) return t('kind_withdrawal');
  const name = t(`type_${type}`);
  return kind === 'received' && isOwedFirst(type) ? t('kind_received', { type: name }) : name;
}

/** Bonus and sale credits are earned in one transaction and taken in another; streams pay what they earn at once. */
function isOwedFirst(type: IncomeRecord['type']): boolean {
  return type === 'bonus' || type === 'saleCredit';
}

/** What is earned adds, a withdrawal takes; what was taken of earlier income has no sign. */
export function recordAmount({ kind, type, amount }: IncomeRecord): string | null {
  if (!amount) return null;
  return `${signOf(kind, type)}${incomeText(amount.amount)}`;
}

function signOf(kind: IncomeRecord['kind'], type: IncomeRecord['type']): string {
  if (kind === 'withdrawal') return '\u2212';
  return kind === 'received' && isOwedFirst(type) ? '' : '+';
}

/** Why a record failed, in few words; null of every other. */
export function reasonText(t: Translate<IncomeText>, { status, reason }: IncomeRecord) {
  if (status !== 'failed') return null;
  return t(reason === 'ROOT_VETOED' ? 'reasonVetoed' : 'reasonRefused');
}
