import { twoDecimals } from '../../shared/format/two-decimals.ts';
import type { Translate } from '../../shared/i18n/use-feature-texts.ts';
import type { Withdrawal } from '../../shared/income/payout-queries.ts';
import type { WithdrawalText } from './use-texts.ts';

/** Why a withdrawal failed, and that the balance is back. */
export function reasonOf(
  t: Translate<WithdrawalText>,
  { reason, amount }: Pick<Withdrawal, 'reason' | 'amount'>,
): string {
  const values = { amount: `${twoDecimals(BigInt(amount.amount))}\u00a0${amount.symbol}` };
  return t(reason === 'ROOT_VETOED' ? 'vetoed' : 'replaced', values);
}
