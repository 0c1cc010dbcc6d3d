import { paths as wire } from '@vellum/api/wire/paths';
import { otcDesk } from '@vellum/contracts/otc';
import { fromHexAddress } from '@vellum/tron/address';
import { readCoin } from '../../shared/coins/coin.ts';
import { moneyText } from '../../shared/coins/cost-text.ts';
import { lpNow } from '../../shared/lp/lp-now.ts';
import { definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { trx } from '../../shared/paid-action/trx.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { otcKeys } from './otc-queries.ts';
import { type OtcText, otcTexts } from './texts.ts';

/** `rest`: what comes back, with its coin, as it was shown. */
export type CancelParams = Readonly<{ offerId: string; rest: string }>;

/** Takes the rest of an offer back out of the desk. */
export const cancelOffer = definePaidAction<CancelParams, unknown, OtcText>({
  key: 'otc.cancel',
  texts: otcTexts,
  lock: ({ offerId }) => `otc.cancel:${offerId}`,
  needs: ['wallet', 'network'],
  summary: ({ params: { rest }, t }) => ({
    review: t('cancelReview'),
    doing: t('cancelDoing'),
    done: t('cancelDone', { rest }),
    undone: t('notCancelled'),
    give: [],
    giveNothing: t('cancelGive'),
    get: t('cancelGet', { rest }),
    canFail: t('onlyNetworkCost'),
  }),
  renew: async (params, { chain }) => {
    const { sell, left } = await chain.read('otcDesk', otcDesk.offer(BigInt(params.offerId)));
    const coin = await readCoin(chain, fromHexAddress(sell));
    const stands = coin.pair && (await lpNow(chain, fromHexAddress(sell), left));
    return { ...params, rest: stands ?? moneyText({ ...coin, amount: left }) };
  },
  before: ({ offerId }) =>
    callSignedIn(wire.orders.prepare, { action: 'otc.cancel', offerId: BigInt(offerId) }),
  call: ({ offerId }, _order, { chain }) => ({
    contract: chain.contract('otcDesk'),
    call: otcDesk.cancel(BigInt(offerId)),
  }),
  after: wire.orders.report,
  invalidate: () => otcKeys,
});

/** `credit` in sun, as it was shown; the contract pays what there is. */
export type DrawParams = Readonly<{ credit: string }>;

/** TRX that takers paid, from the desk to the maker. */
export const drawCredit = definePaidAction<DrawParams, unknown, OtcText>({
  key: 'otc.withdraw-credit',
  texts: otcTexts,
  lock: () => 'otc.withdraw-credit',
  needs: ['wallet', 'network'],
  summary: ({ params, t }) => {
    const amount = moneyText(trx(BigInt(params.credit)));
    return {
      review: t('drawReview'),
      doing: t('drawDoing'),
      done: t('drawDone', { amount }),
      undone: t('notDrawn'),
      give: [],
      giveNothing: t('giveNothing'),
      get: amount,
      canFail: t('onlyNetworkCost'),
    };
  },
  renew: async (_params, { account, chain }) => ({
    credit: (await chain.read('otcDesk', otcDesk.creditOf(account))).toString(),
  }),
  before: () => callSignedIn(wire.orders.prepare, { action: 'otc.withdraw-credit' }),
  call: (_params, _order, { chain }) => ({
    contract: chain.contract('otcDesk'),
    call: otcDesk.withdrawCredit(),
  }),
  after: wire.orders.report,
  invalidate: () => otcKeys,
});
