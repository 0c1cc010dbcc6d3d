import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { ZapCoin } from '@vellum/api/wire/choice-lists';
import { paths as wire } from '@vellum/api/wire/paths';
import { dexFactory } from '@vellum/contracts/dex';
import { liquidityHelper } from '@vellum/contracts/liquidity';
import { fromHexAddress } from '@vellum/tron/address';
import { addressIn } from '../../../shared/chain/address-in.ts';
import { chainTime } from '../../../shared/chain/chain-time.ts';
import type { Money } from '../../../shared/coins/money.ts';
import { readBalance } from '../../../shared/coins/use-balance.ts';
import { lockKeys } from '../../../shared/earn/earn-keys.ts';
import { dateTimeText } from '../../../shared/format/date.ts';
import { activeLocale, i18n } from '../../../shared/i18n/active-locale.ts';
import { type ActionContext, definePaidAction } from '../../../shared/paid-action/paid-action.ts';
import { trx } from '../../../shared/paid-action/trx.ts';
import { callSignedIn } from '../../../shared/session/call-signed-in.ts';
import { TOLERANCE } from '../removal-quote.ts';
import { type LiquidityText, liquidityTexts } from '../texts.ts';
import { buyLpParams, DAY } from './buy-lp-params.ts';
import { readZapRates } from './read-zap-rates.ts';
import { filledZap } from './zap-rates.ts';

/** `coins` and `least` are what the LP stands for, about and at least; `minLp` the bound; `releaseAt` in milliseconds as shown. */
export type BuyLpParams = Readonly<{
  token: string;
  symbol: string;
  decimals: number;
  coins: string;
  least: string;
  pay: ZapCoin;
  amount: string;
  minLp: string;
  releaseAt: number;
  /** Records of earlier versions have none. */
  toleranceBps?: number;
}>;

type Quote = Readonly<{ releaseAt?: number }>;

/** LP for one coin alone, in the buyer's lock for a day. */
export const buyLp = definePaidAction<BuyLpParams, Quote, LiquidityText>({
  key: 'liquidity.buy-lp',
  texts: liquidityTexts,
  lock: ({ token, pay }) => `liquidity.buy-lp:${pay}:${token}`,
  needs: ['wallet', 'network', 'active'],
  check: mayBuy,
  summary: ({ params, order, t }) => {
    const { coins: lp, least } = params;
    const time = dateTimeText(order?.quote.releaseAt ?? params.releaseAt, activeLocale());
    return {
      review: t('buyReview'),
      doing: t('buyDoing', { lp }),
      done: t('buyDone', { lp }),
      undone: t('buyUndone'),
      give: [paidIn(params)],
      get: t('buyGet', { lp, least, time }),
      canFail: t('buyCanFail', { least }),
      warnings: [t('oneDay')],
      smallPrint: t('lossNote'),
    };
  },
  renew: purchaseNow,
  before: ({ token, pay, amount, minLp }) =>
    callSignedIn(wire.liquidity.prepareLpPurchase, {
      token: addressIn(token),
      pay,
      amount: BigInt(amount),
      minLp: BigInt(minLp),
    }),
  approvals: (params, { chain }) =>
    params.pay === 'trx'
      ? []
      : [
          {
            coin: paidIn(params),
            spender: chain.contract('liquidityHelper'),
            spenderName: i18n._('liquidity.spender'),
          },
        ],
  call: ({ token, pay, amount, minLp }, _order, { chain }) => {
    const zap = pay === 'trx' ? liquidityHelper.zapTrx : liquidityHelper.zapToken;
    return {
      contract: chain.contract('liquidityHelper'),
      call: zap(addressIn(token), BigInt(amount), BigInt(minLp)),
    };
  },
  after: wire.liquidity.confirmLpPurchase,
  invalidate: () => lockKeys,
  failure: 'BUY_ERROR',
  failed: 'PURCHASE_FAILED',
});

/** The same purchase at the price of now, within the same tolerance. */
async function purchaseNow(params: BuyLpParams, { chain }: ActionContext): Promise<BuyLpParams> {
  const { pay, symbol, decimals } = params;
  const [address, amount] = [addressIn(params.token), BigInt(params.amount)];
  const toleranceBps = BigInt(params.toleranceBps ?? TOLERANCE);
  const found = await chain.read('dex', dexFactory.pairOf(address, chain.contract('wtrx')));
  const [rates, now] = await Promise.all([
    readZapRates(chain, { pair: fromHexAddress(found), token: address, pay }),
    chainTime(chain.client),
  ]);
  const zap = filledZap(rates, amount, toleranceBps);
  const token = { address, symbol, decimals, pair: null };
  return buyLpParams({ pay, token, amount, zap, toleranceBps, releaseAt: now + DAY });
}

function paidIn({ pay, token, symbol, decimals, amount }: BuyLpParams): Money {
  return pay === 'trx'
    ? trx(BigInt(amount))
    : { coin: addressIn(token), symbol, decimals, amount: BigInt(amount) };
}

async function mayBuy(
  params: BuyLpParams,
  { account, chain }: ActionContext,
): Promise<CodeWithParams | null> {
  const { coin, symbol, amount } = paidIn(params);
  if (amount === 0n) return { code: 'AMOUNT_ZERO' };
  const balance = await readBalance(chain, account, coin);
  if (balance >= amount) return null;
  return coin === null
    ? { code: 'INSUFFICIENT_TRX' }
    : { code: 'INSUFFICIENT_BALANCE', params: { coin: symbol } };
}
