import { COIN_DECIMALS } from '@vellum/tron/amount';
import { coinText } from '../../shared/coins/coin-amount.tsx';
import type { Translate } from '../../shared/i18n/use-feature-texts.ts';
import type { IncomeRecord } from './income-queries.ts';
import type { IncomeText } from './use-texts.ts';

/** `LP staking`, `Invitation bonus, claimed`, `Withdrawal`. */
export function recordName(t: Translate<IncomeText>, { kind, type }: IncomeRecord): string {
  return t(`kind_${kind}`, { type: type ? t(`type_${type}`) : t('kind_withdrawal') });
}

/** With its sign: earned adds, what was paid out or withdrawn leaves the books here. */
export function recordAmount({ kind, amount }: IncomeRecord): string | null {
  if (!amount) return null;
  const text = coinText(amount.amount, { decimals: COIN_DECIMALS }).short;
  return `${kind === 'earned' ? '+' : '\u2212'}${text}`;
}

/** Why a record failed, in few words; null of every other. */
export function reasonText(t: Translate<IncomeText>, { status, reason }: IncomeRecord) {
  if (status !== 'failed') return null;
  return t(reason === 'ROOT_VETOED' ? 'reasonVetoed' : 'reasonRefused');
}
