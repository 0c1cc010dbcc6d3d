import { twoDecimals } from '../../shared/format/two-decimals.ts';
import type { Translate } from '../../shared/i18n/use-texts.ts';
import type { Withdrawal } from '../../shared/income/payout-queries.ts';
import type { WithdrawalText } from './texts.ts';

/** Why a withdrawal failed, and that the balance is back. Nothing but a veto makes one fail. */
export function reasonOf(
  t: Translate<WithdrawalText>,
  { amount }: Pick<Withdrawal, 'amount'>,
): string {
  return t('vetoed', { amount: `${twoDecimals(BigInt(amount.amount))}\u00a0${amount.symbol}` });
}
