import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { paths as wire } from '@vellum/api/wire/paths';
import { basePool } from '@vellum/contracts/presale';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { addressIn } from '../../shared/chain/address-in.ts';
import { moneyText } from '../../shared/coins/cost-text.ts';
import type { Money } from '../../shared/coins/money.ts';
import { readBalance } from '../../shared/coins/use-balance.ts';
import { i18n } from '../../shared/i18n/active-locale.ts';
import { type ActionContext, definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { trx } from '../../shared/paid-action/trx.ts';
import { saleKeys } from '../../shared/sale/sale-keys.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { type PresaleText, presaleTexts } from './texts.ts';

/** `amount` of tokens in base units, `out` in sun as the pool quoted it, `minOut` the bound. */
export type RedeemParams = Readonly<{
  token: string;
  basePool: string;
  symbol: string;
  amount: string;
  out: string;
  minOut: string;
}>;

/** Burns tokens permanently and takes their part of what stands behind them. */
export const redeemBacking = definePaidAction<RedeemParams, unknown, PresaleText>({
  key: 'presale.redeem',
  texts: presaleTexts,
  lock: ({ token }) => `presale.redeem:${token}`,
  needs: ['wallet', 'network'],
  check: mayRedeem,
  summary: ({ params, t }) => {
    const tokens = moneyText(burnedIn(params));
    const out = moneyText(trx(BigInt(params.out)));
    const least = moneyText(trx(BigInt(params.minOut)));
    return {
      review: t('redeemReview'),
      doing: t('redeemDoing', { tokens }),
      done: t('redeemDone', { tokens }),
      undone: t('redeemUndone'),
      give: [burnedIn(params)],
      get: t('redeemGet', { out, least }),
      canFail: t('redeemCanFail', { least }),
      warnings: [t('redeemForGood')],
    };
  },
  renew: async (params, { chain }) => {
    const out = await chain.read(params.basePool, basePool.quote(BigInt(params.amount)));
    return { ...params, out: out.toString(), minOut: out.toString() };
  },
  before: ({ token, amount, minOut }) =>
    callSignedIn(wire.orders.prepare, {
      action: 'presale.redeem',
      tokenAddress: addressIn(token),
      amount: BigInt(amount),
      minOut: BigInt(minOut),
    }),
  approvals: (params) => [
    {
      coin: burnedIn(params),
      spender: addressIn(params.basePool),
      spenderName: i18n._('presale.basePool'),
    },
  ],
  call: ({ basePool: place, amount, minOut }) => ({
    contract: addressIn(place),
    call: basePool.redeem(BigInt(amount), BigInt(minOut)),
  }),
  after: wire.orders.report,
  invalidate: () => saleKeys,
});

function burnedIn({ token, symbol, amount }: RedeemParams): Money {
  return { coin: addressIn(token), symbol, decimals: COIN_DECIMALS, amount: BigInt(amount) };
}

async function mayRedeem(
  { token, basePool: place, symbol, amount, minOut }: RedeemParams,
  { account, chain }: ActionContext,
): Promise<CodeWithParams | null> {
  const [balance, out] = await Promise.all([
    readBalance(chain, account, addressIn(token)),
    chain.read(place, basePool.quote(BigInt(amount))),
  ]);
  if (balance < BigInt(amount)) return { code: 'INSUFFICIENT_BALANCE', params: { coin: symbol } };
  return out < BigInt(minOut) ? { code: 'PRICE_MOVED' } : null;
}
