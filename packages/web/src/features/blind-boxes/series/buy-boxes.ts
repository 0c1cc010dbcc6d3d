import { paths as wire } from '@vellum/api/wire/paths';
import { type BoxState, blindBox } from '@vellum/contracts/blind-boxes';
import { toHexAddress } from '@vellum/tron/address';
import { getAccount } from '@vellum/tron/client/accounts';
import { paths } from '../../../shared/navigation/paths.ts';
import { type ActionContext, definePaidAction } from '../../../shared/paid-action/paid-action.ts';
import { type BoxText, boxTexts } from '../texts.ts';
import { prepareByName } from '../wire-action.ts';
import { type PurchaseFacts, purchaseProblem } from './purchase-check.ts';

/** `price` of one box in sun; it never changes within a series. */
export type BuyParams = Readonly<{ seriesId: string; quantity: number; price: string }>;

/** The next boxes of a series, for their exact price. */
export const buyBoxes = definePaidAction<BuyParams, unknown, BoxText>({
  key: 'blind-boxes.buy',
  texts: boxTexts,
  lock: ({ seriesId }) => `blind-boxes.buy:${seriesId}`,
  needs: ['wallet', 'network', 'active'],
  failure: 'PURCHASE_FAILED',
  summary: ({ params: { seriesId, quantity, price }, t }) => {
    const words = { n: quantity, name: t('name', { n: (BigInt(seriesId) + 1n).toString() }) };
    return {
      review: t('buyReview'),
      doing: t('buyDoing', words),
      done: t('buyDone', words),
      undone: t('buyUndone'),
      give: [{ coin: null, symbol: 'TRX', decimals: 6, amount: BigInt(price) * BigInt(quantity) }],
      get: t('buyGet', words),
      canFail: t('buyCanFail'),
      warnings: [t('chance')],
      next: { label: t('seeMine'), to: paths.myBoxes },
    };
  },
  check: async ({ seriesId, quantity }, context) =>
    purchaseProblem(await purchaseFacts(seriesId, context), quantity),
  before: ({ seriesId, quantity }) =>
    prepareByName('blind-boxes.buy', { seriesId: BigInt(seriesId), quantity }),
  call: ({ seriesId, quantity, price }, _order, { chain }) => ({
    contract: chain.contract('blindBox'),
    call: blindBox.buy(BigInt(seriesId), BigInt(quantity), BigInt(price)),
  }),
  after: wire.orders.report,
  invalidate: () => [['blind-boxes'], ['chain', 'blind-boxes']],
});

const phases = {
  preparing: 'preparing',
  'on-sale': 'onSale',
  'sold-out': 'soldOut',
  ended: 'ended',
  armed: 'armed',
  revealed: 'revealed',
  void: 'void',
} as const satisfies Record<BoxState, PurchaseFacts['phase']>;

/** What the chain itself says of a purchase. */
async function purchaseFacts(
  seriesId: string,
  { account, chain }: ActionContext,
): Promise<PurchaseFacts> {
  const id = BigInt(seriesId);
  const [series, state, bought, holder] = await Promise.all([
    chain.read('blindBox', blindBox.series(id)),
    chain.read('blindBox', blindBox.state(id)),
    chain.read('blindBox', blindBox.boughtBy(id, account)),
    getAccount(chain.client, toHexAddress(account)),
  ]);
  return {
    phase: phases[state],
    total: Number(series.total),
    sold: Number(series.sold),
    limit: Number(series.limit),
    bought: Number(bought),
    price: series.price,
    balance: holder?.balance ?? 0n,
  };
}
