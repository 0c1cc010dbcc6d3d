import { coinSentence } from '../../shared/coins/coin-amount.tsx';
import type { CancelParams } from './cancel-approval.tsx';
import { isUnlimited, type StandingApproval } from './standing-approval.ts';

/** What cancelling this approval needs to be told. */
export function cancelParams(approval: StandingApproval, anyAmount = '∞'): CancelParams {
  const { coin, spender, spenderName, allowance } = approval;
  return {
    token: coin.address,
    spender,
    spenderName,
    symbol: coin.symbol,
    amount: isUnlimited(approval) ? anyAmount : coinSentence(allowance, coin),
    place: null,
  };
}
