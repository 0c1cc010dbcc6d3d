import { moneyText } from '../../coins/cost-text.ts';
import type { Money } from '../../coins/money.ts';
import type { ReviewedApproval } from '../review/review.ts';
import { type ApprovalChoice, approvedAmount, exactApproval } from '../run/approval-choice.ts';

/** An amount that a spender may take. What it stands for is known of the one that is asked for alone. */
export function allowedText({ coin }: Readonly<{ coin: Money }>, amount: bigint): string {
  const { symbol, decimals } = coin;
  return moneyText(amount === coin.amount ? coin : { symbol, decimals, amount });
}

type Left = Readonly<{ approval: ReviewedApproval; amount: bigint }>;

/** What spenders may still take when the call does not come: what is allowed already, and what was chosen for the rest. */
export function allowedIfStopped(
  approvals: readonly ReviewedApproval[],
  choices: readonly ApprovalChoice[],
): readonly Left[] {
  const missing = approvals.filter((approval) => approval.missing);
  return approvals.map((approval) => {
    const { coin, allowance } = approval;
    if (!approval.missing) return { approval, amount: allowance };
    const choice = choices[missing.indexOf(approval)] ?? exactApproval;
    return { approval, amount: approvedAmount(choice, coin.amount) ?? coin.amount };
  });
}
