import { paths as wire } from '@vellum/api/wire/paths';
import { blindBox } from '@vellum/contracts/blind-boxes';
import { amountText } from '../../../shared/format/amount.ts';
import { definePaidAction } from '../../../shared/paid-action/paid-action.ts';
import { boxNumber } from '../figures.ts';
import { type BoxText, boxTexts } from '../texts.ts';
import { prepareByName } from '../wire-action.ts';

/** `price` and `refund` in sun: what is paid back, and how much of it was the price. */
export type RefundParams = Readonly<{
  seriesId: string;
  boxId: string;
  price: string;
  refund: string;
}>;

const trx = (sun: bigint): string => amountText(sun, 6).full;

/** Price and share of the bond of a box whose series was never revealed. */
export const refundBox = definePaidAction<RefundParams, unknown, BoxText>({
  key: 'blind-boxes.refund',
  texts: boxTexts,
  lock: ({ seriesId, boxId }) => `blind-boxes.refund:${seriesId}:${boxId}`,
  needs: ['wallet', 'network'],
  summary: ({ params: { boxId, price, refund }, t }) => {
    const box = boxNumber(boxId);
    const [paid, back] = [BigInt(price), BigInt(refund)];
    return {
      review: t('refundReview', { box }),
      doing: t('refundDoing', { box }),
      done: t('refundDone', { amount: trx(back) }),
      undone: t('refundUndone'),
      give: [],
      giveNothing: t('giveNothing'),
      get: t('refundGet', { amount: trx(back), price: trx(paid), share: trx(back - paid) }),
      canFail: t('refundCanFail'),
    };
  },
  before: ({ seriesId, boxId }) =>
    prepareByName('blind-boxes.refund', { seriesId: BigInt(seriesId), boxId: BigInt(boxId) }),
  call: ({ seriesId, boxId }, _order, { chain }) => ({
    contract: chain.contract('blindBox'),
    call: blindBox.refund(BigInt(seriesId), BigInt(boxId)),
  }),
  after: wire.orders.report,
  invalidate: () => [['blind-boxes'], ['chain', 'blind-boxes']],
});
