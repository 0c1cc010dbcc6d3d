import { address } from './form-fields.ts';
import { action } from './paid-action.ts';

/** Spec §5, §9: the approval that is suggested besides the exact one, in base units of USDT. */
export const SUGGESTED_APPROVAL = 1_000_000_000n;

export const approvalActions = {
  cancel: action('approvals.cancel', {
    summary: 'Sets what a contract may take of a coin to nothing',
    caller: 'S',
    later: 8,
    body: { token: address, spender: address },
    errors: ['ADDRESS_INVALID', 'NO_APPROVAL'],
  }),
};
