import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { paths as wire } from '@vellum/api/wire/paths';
import { presale } from '@vellum/contracts/presale';
import { toHexAddress } from '@vellum/tron/address';
import { addressIn } from '../../shared/chain/address-in.ts';
import { countText, moneyText } from '../../shared/coins/cost-text.ts';
import { readBalance } from '../../shared/coins/use-balance.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { activeLocale } from '../../shared/i18n/active-locale.ts';
import { type ActionContext, definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { trx } from '../../shared/paid-action/trx.ts';
import { saleKeys } from '../../shared/sale/sale-keys.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { sharesProblem } from './shares-problem.ts';
import { type PresaleText, presaleTexts } from './texts.ts';

/** `price` of one share in sun and `textsHash` as the page showed them; `leaveUntil` in milliseconds. */
export type BuySharesParams = Readonly<{
  token: string;
  contract: string;
  name: string;
  shares: number;
  price: string;
  /** The symbol it can be mistaken for; empty for most. */
  alike: string;
  textsHash: string | null;
  changes: number;
  leaveUntil: number;
  /** Shares without which it fails at `ends`, in milliseconds. */
  softCap: number;
  ends: number;
}>;

/** Shares of a presale, for their exact price. */
export const buyShares = definePaidAction<BuySharesParams, unknown, PresaleText>({
  key: 'presale.buy',
  texts: presaleTexts,
  lock: ({ token }) => `presale.buy:${token}`,
  needs: ['wallet', 'network', 'active'],
  failure: 'PURCHASE_FAILED',
  check: mayBuy,
  summary: ({ params, t }) => {
    const { name, shares, price, changes, leaveUntil } = params;
    const words = { n: shares, name };
    const paid = trx(BigInt(price) * BigInt(shares));
    return {
      review: t('buyReview'),
      doing: t('buyDoing', words),
      done: t('buyDone', words),
      undone: t('buyUndone'),
      give: [paid],
      get: t('buyGet', { ...words, time: dateTimeText(leaveUntil, activeLocale()) }),
      canFail: t('buyCanFail'),
      warnings: [
        ...(params.alike ? [t('alikeReview', { symbol: params.alike })] : []),
        ...(changes > 0 ? [t('textsChanged', { n: changes })] : []),
        t('risk'),
      ],
      smallPrint: t('buyRules', {
        ...{ amount: moneyText(paid), cap: countText(params.softCap) },
        time: dateTimeText(params.ends, activeLocale()),
      }),
    };
  },
  before: ({ token, shares, price, textsHash }) =>
    callSignedIn(wire.presale.preparePurchase, {
      tokenAddress: addressIn(token),
      shares,
      price: BigInt(price),
      ...(textsHash !== null && { textsHash }),
    }),
  call: ({ contract, shares, price }) => ({
    contract: addressIn(contract),
    call: presale.buy(BigInt(shares), BigInt(price)),
  }),
  after: wire.presale.confirmPurchase,
  invalidate: () => saleKeys,
});

/** The same bounds that the form knows, as they are at this moment. */
async function mayBuy(
  { contract, shares, price }: BuySharesParams,
  { account, chain }: ActionContext,
): Promise<CodeWithParams | null> {
  const [{ config, state, sold }, owner, buyer, balance] = await Promise.all([
    chain.read(contract, presale.data()),
    chain.read(contract, presale.owner()),
    chain.read(contract, presale.buyer(account)),
    readBalance(chain, account, null),
  ]);
  if (config.presaleEthAmount !== BigInt(price)) return { code: 'PRICE_CHANGED' };
  return sharesProblem(
    {
      state,
      isOwner: owner === toHexAddress(account),
      left: Number(BigInt(config.maxTotalNum) - sold),
      perBuyer: Number(config.presaleMaxNum),
      held: Number(buyer.shares),
      price: config.presaleEthAmount,
      balance,
    },
    shares,
  );
}
