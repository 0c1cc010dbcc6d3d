import { priceOfPart } from '@vellum/api/otc/otc-offer';
import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { paths as wire } from '@vellum/api/wire/paths';
import { otcDesk } from '@vellum/contracts/otc';
import { fromHexAddress } from '@vellum/tron/address';
import { formatAmount } from '@vellum/tron/amount';
import { addressIn } from '../../shared/chain/address-in.ts';
import { moneyText } from '../../shared/coins/cost-text.ts';
import { readBalance } from '../../shared/coins/use-balance.ts';
import { i18n } from '../../shared/i18n/active-locale.ts';
import type { Translate } from '../../shared/i18n/use-texts.ts';
import { lpNow } from '../../shared/lp/lp-now.ts';
import { paths } from '../../shared/navigation/paths.ts';
import {
  type ActionContext,
  type ActionSummary,
  definePaidAction,
  type NeededApproval,
  type PlannedCall,
} from '../../shared/paid-action/paid-action.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import type { CameFrom } from './came-from.ts';
import { soldMoney, wantedMoney } from './offer-money.ts';
import { nobody, otcKeys } from './otc-queries.ts';
import { type OtcText, otcTexts } from './texts.ts';

/** An offer as it was shown; `want` is null for TRX, `pay` what the part costs by its terms. */
export type TakeParams = Readonly<{
  offerId: string;
  sell: string;
  symbol: string;
  decimals: number;
  amount: string;
  want: string | null;
  wantSymbol: string;
  wantDecimals: number;
  pay: string;
  /** Of LP the two coins that it stands for, as they were shown. */
  stands: string | null;
  /** Nobody vouches for the coin. */
  unknown: boolean;
  /** The symbol it can be mistaken for; empty for most. */
  alike: string;
  /** The page that sent the buyer here for the coin. Records of earlier versions have none. */
  from: CameFrom;
}>;

/** Buys an offer or a part of it. */
export const takeOffer = definePaidAction<TakeParams, unknown, OtcText>({
  key: 'otc.take',
  texts: otcTexts,
  lock: ({ offerId }) => `otc.take:${offerId}`,
  needs: ['wallet', 'network', 'active'],
  check: mayTake,
  summary: ({ params, t }) => takeSummary(params, t),
  renew: takingNow,
  before: ({ offerId, amount, pay }) =>
    callSignedIn(wire.orders.prepare, {
      action: 'otc.take',
      offerId: BigInt(offerId),
      amount: BigInt(amount),
      maxPay: BigInt(pay),
    }),
  approvals: takeApprovals,
  receives: ({ sell }) => [addressIn(sell)],
  call: takeCall,
  after: wire.orders.report,
  invalidate: () => otcKeys,
  failure: 'PURCHASE_FAILED',
});

/** Buys from the project's own sale: its offers are taken like any other. */
export const buyInSale = definePaidAction<TakeParams, unknown, OtcText>({
  key: 'token-sale.buy',
  texts: otcTexts,
  lock: ({ offerId }) => `token-sale.buy:${offerId}`,
  needs: ['wallet', 'network', 'active'],
  check: mayTake,
  summary: ({ params, t }) => takeSummary(params, t),
  renew: takingNow,
  before: ({ sell, offerId, amount, pay }) =>
    callSignedIn(wire.tokenSale.preparePurchase, {
      tokenAddress: addressIn(sell),
      amount: BigInt(amount),
      offerId: BigInt(offerId),
      maxPay: BigInt(pay),
    }),
  approvals: takeApprovals,
  receives: ({ sell }) => [addressIn(sell)],
  call: takeCall,
  after: wire.tokenSale.confirmPurchase,
  invalidate: () => otcKeys,
  failure: 'PURCHASE_FAILED',
});

/** What the part costs by the terms that the contract holds, and what LP stands for now. */
async function takingNow(params: TakeParams, { chain }: ActionContext): Promise<TakeParams> {
  const amount = BigInt(params.amount);
  const [offer, stands] = await Promise.all([
    chain.read('otcDesk', otcDesk.offer(BigInt(params.offerId))),
    params.stands && lpNow(chain, addressIn(params.sell), amount),
  ]);
  return { ...params, pay: priceOfPart(offer, amount).toString(), stands };
}

function takeSummary(params: TakeParams, t: Translate<OtcText>): ActionSummary {
  const get = moneyText(soldMoney(params));
  return {
    review: t('takeReview'),
    doing: t('takeDoing', { get }),
    done: t('takeDone', { get }),
    undone: t('notTaken'),
    give: [wantedMoney(params, params.pay)],
    get,
    canFail: t('takeCanFail', { get }),
    warnings: [
      ...(params.alike ? [t('alikeReview', { symbol: params.alike })] : []),
      ...(params.unknown ? [t('unknownWarning')] : []),
    ],
    smallPrint: t('takeRisk'),
    ...(params.from === 'staking' && {
      next: { label: t('backToStaking'), to: paths.coinStaking },
    }),
  };
}

function takeCall(params: TakeParams, _order: unknown, { chain }: ActionContext): PlannedCall {
  const { offerId, amount, pay, want } = params;
  const trx = want === null ? BigInt(pay) : 0n;
  return {
    contract: chain.contract('otcDesk'),
    call: otcDesk.take(BigInt(offerId), BigInt(amount), BigInt(pay), trx),
  };
}

function takeApprovals(params: TakeParams, { chain }: ActionContext): readonly NeededApproval[] {
  if (params.want === null) return [];
  const spenderName = i18n._('otc.spender');
  return [
    { coin: wantedMoney(params, params.pay), spender: chain.contract('otcDesk'), spenderName },
  ];
}

/** The contract itself is asked for the offer: a page that was lied to about it goes no further. */
async function mayTake(
  params: TakeParams,
  { account, chain }: ActionContext,
): Promise<CodeWithParams | null> {
  const amount = BigInt(params.amount);
  if (amount === 0n) return { code: 'AMOUNT_ZERO' };
  const offer = await chain.read('otcDesk', otcDesk.offer(BigInt(params.offerId)));
  const [sell, want, only] = [offer.sell, offer.want, offer.onlyTaker].map(fromHexAddress);
  if (sell !== params.sell || want !== (params.want ?? nobody)) {
    return { code: 'CALL_MISMATCH', params: { part: i18n._('otc.theOffer') } };
  }
  if (only !== nobody && only !== account) return { code: 'NOT_OFFER_TAKER' };
  if (offer.left === 0n) return { code: 'OFFER_CLOSED' };
  if (amount > offer.left) {
    const max = formatAmount(offer.left, params.decimals, { grouping: true });
    return { code: 'EXCEEDS_MAX_PURCHASE', params: { max: `${max} ${params.symbol}` } };
  }
  if (priceOfPart(offer, amount) !== BigInt(params.pay)) return { code: 'PRICE_MOVED' };
  const balance = await readBalance(chain, account, wantedMoney(params, params.pay).coin);
  return balance < BigInt(params.pay)
    ? { code: 'INSUFFICIENT_BALANCE', params: { coin: params.wantSymbol } }
    : null;
}
