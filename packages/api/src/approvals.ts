import { address } from './form-fields.ts';
import { action } from './paid-action.ts';

export const approvalActions = {
  cancel: action('approvals.cancel', {
    summary: 'Sets what a contract may take of a coin to nothing',
    caller: 'S',
    later: 8,
    body: { token: address, spender: address },
    errors: ['ADDRESS_INVALID', 'NO_APPROVAL'],
  }),
};
