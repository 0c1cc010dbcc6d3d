import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { paths as wire } from '@vellum/api/wire/paths';
import { trade } from '@vellum/contracts/trade';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { addressIn } from '../../shared/chain/address-in.ts';
import { moneyText } from '../../shared/coins/cost-text.ts';
import { readBalance } from '../../shared/coins/use-balance.ts';
import { type ActionContext, definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { trx } from '../../shared/paid-action/trx.ts';
import { saleKeys } from '../../shared/sale/sale-keys.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { type TradeText, tradeTexts } from './texts.ts';
import { tradeProblem } from './trade-problem.ts';

/** `price` of one share in sun and `textsHash` as the page showed them; `tokens` of all shares in base units. */
export type BuyInTradeParams = Readonly<{
  token: string;
  contract: string;
  name: string;
  symbol: string;
  shares: number;
  price: string;
  tokens: string;
  /** When they can be moved, as the page said it. */
  terms: string;
  /** The symbol it can be mistaken for; empty for most. */
  alike: string;
  textsHash: string | null;
  changes: number;
}>;

/** Shares of an internal trade, for their exact price. */
export const buyInTrade = definePaidAction<BuyInTradeParams, unknown, TradeText>({
  key: 'trade.buy',
  texts: tradeTexts,
  lock: ({ token }) => `trade.buy:${token}`,
  needs: ['wallet', 'network', 'active'],
  failure: 'PURCHASE_FAILED',
  check: mayBuy,
  summary: ({ params, t }) => {
    const { name, symbol, shares: n, price, changes, terms } = params;
    const tokens = moneyText({ amount: BigInt(params.tokens), decimals: COIN_DECIMALS, symbol });
    return {
      review: t('buyReview'),
      doing: t('buyDoing', { n, name }),
      done: t('buyDone', { n, name }),
      undone: t('buyUndone'),
      give: [trx(BigInt(price) * BigInt(n))],
      get: t('buyGet', { n, tokens }),
      canFail: t('buyCanFail'),
      warnings: [
        ...(params.alike ? [t('alikeReview', { symbol: params.alike })] : []),
        ...(changes > 0 ? [t('textsChanged', { n: changes })] : []),
        ...terms.split('\n').filter((line) => line !== ''),
        t('risk'),
      ],
      smallPrint: t('noSellBack'),
    };
  },
  before: ({ token, shares, price, textsHash }) =>
    callSignedIn(wire.trade.preparePurchase, {
      tokenAddress: addressIn(token),
      count: shares,
      price: BigInt(price),
      ...(textsHash !== null && { textsHash }),
    }),
  call: ({ contract, shares, price }) => ({
    contract: addressIn(contract),
    call: trade.buy(BigInt(shares), BigInt(price)),
  }),
  after: wire.trade.confirmPurchase,
  invalidate: () => saleKeys,
});

/** The same bounds that the form knows, as they are at this moment. */
async function mayBuy(
  { contract, shares, price }: BuyInTradeParams,
  { account, chain }: ActionContext,
): Promise<CodeWithParams | null> {
  const [data, isAllowed, buyer, balance] = await Promise.all([
    chain.read(contract, trade.data()),
    chain.read(contract, trade.isAllowed(account)),
    chain.read(contract, trade.buyer(account)),
    readBalance(chain, account, null),
  ]);
  if (data.sharePrice !== BigInt(price)) return { code: 'PRICE_CHANGED' };
  return tradeProblem(
    {
      state: data.state,
      isAllowed,
      left: Number(data.left),
      perBuyer: Number(data.sharesPerBuyer),
      held: Number(buyer.shares),
      price: data.sharePrice,
      balance,
    },
    shares,
  );
}
