import { confirm, prepare } from '@vellum/api/paid-action/paid-action';
import { address, amount } from '@vellum/api/wire/form-fields';

const kind = 'cards.transfer';

/** An action that can be done any number of times. Only the server of this test has it. */
export const transferEndpoints = {
  before: prepare('/test/transfer/before', {
    kind,
    summary: 'Before of a transfer',
    caller: 'S',
    body: { to: address, amount },
  }),
  after: confirm('/test/transfer/after', { kind }),
};
