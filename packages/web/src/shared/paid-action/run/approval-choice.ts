import { SUGGESTED_APPROVAL } from '@vellum/api/approvals/suggested-approval';

/** How much a contract is allowed to take. Never without a limit. */
export type ApprovalChoice =
  | Readonly<{ kind: 'exact' }>
  /** Spec §9: 1000 USDT, offered where that is enough. */
  | Readonly<{ kind: 'suggested' }>
  | Readonly<{ kind: 'custom'; amount: bigint | null }>;

export const exactApproval: ApprovalChoice = { kind: 'exact' };

/** The amount to allow; null while the choice does not cover what the action needs. */
export function approvedAmount(choice: ApprovalChoice, needed: bigint): bigint | null {
  const amount = amountOf(choice, needed);
  return amount !== null && amount >= needed ? amount : null;
}

/** Whether the suggestion of 1000 is worth offering: for coins of six decimals that need less. */
export function offersSuggestion(needed: bigint, decimals: number): boolean {
  return decimals === 6 && needed < SUGGESTED_APPROVAL;
}

function amountOf(choice: ApprovalChoice, needed: bigint): bigint | null {
  switch (choice.kind) {
    case 'exact':
      return needed;
    case 'suggested':
      return SUGGESTED_APPROVAL;
    case 'custom':
      return choice.amount;
  }
}
