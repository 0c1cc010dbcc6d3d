import { paths as wire } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import type { Address } from '@vellum/tron/address';
import { definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { AddressFull } from '../../shared/ui/address/address-full.tsx';
import { spenderText } from './spender-name.ts';
import { type ApprovalText, approvalTexts } from './texts.ts';

/** `amount` with its coin as it was shown; `place` among those cancelled in one go, as `1/2`. */
export type CancelParams = Readonly<{
  token: Address;
  spender: Address;
  spenderName: string | null;
  symbol: string;
  amount: string;
  place: string | null;
}>;

/** Sets what a spender may take of a coin to nothing. */
export const cancelApproval = definePaidAction<CancelParams, unknown, ApprovalText>({
  key: 'approvals.cancel',
  texts: approvalTexts,
  lock: ({ token, spender }) => `approvals.cancel:${token}:${spender}`,
  needs: ['wallet', 'network'],
  summary: ({ params: { spender, spenderName, symbol, amount, place }, t }) => {
    const who = t(spenderText(spenderName));
    return {
      review: place === null ? t('review') : t('reviewOf', { place }),
      doing: t('doing', { who }),
      done: t('done', { who }),
      undone: t('undone'),
      give: [],
      giveNothing: t('giveNothing'),
      get: t('get', { symbol, amount }),
      spending: (
        <>
          <span className="mb-2 block">{t('noMore', { who })}</span>
          <AddressFull address={spender} />
        </>
      ),
      canFail: t('canFail'),
    };
  },
  before: ({ token, spender }) =>
    callSignedIn(wire.orders.prepare, { action: 'approvals.cancel', token, spender }),
  call: ({ token, spender }) => ({ contract: token, call: trc20.approve(spender, 0n) }),
  after: wire.orders.report,
  invalidate: () => [['chain']],
  failure: 'APPROVE_FAILED',
});
