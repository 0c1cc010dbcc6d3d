import type { Translate } from '../../shared/i18n/use-feature-texts.ts';
import { incomeText } from '../../shared/income/income-amount.tsx';
import type { IncomeRecord } from './income-queries.ts';
import type { IncomeText } from './use-texts.ts';

/** `LP staking`, `Invitation bonus, claimed`, `Withdrawal`. */
export function recordName(t: Translate<IncomeText>, { kind, type }: IncomeRecord): string {
  return t(`kind_${kind}`, { type: type ? t(`type_${type}`) : t('kind_withdrawal') });
}

const signs = { earned: '+', received: '', withdrawal: '\u2212' } as const;

/** Earned adds, a withdrawal takes; what a contract paid out was earned before, so it has no sign. */
export function recordAmount({ kind, amount }: IncomeRecord): string | null {
  if (!amount) return null;
  return `${signs[kind]}${incomeText(amount.amount)}`;
}

/** Why a record failed, in few words; null of every other. */
export function reasonText(t: Translate<IncomeText>, { status, reason }: IncomeRecord) {
  if (status !== 'failed') return null;
  return t(reason === 'ROOT_VETOED' ? 'reasonVetoed' : 'reasonRefused');
}
