import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { paths as wire } from '@vellum/api/wire/paths';
import { otcDesk } from '@vellum/contracts/otc';
import type { Address } from '@vellum/tron/address';
import { addressIn } from '../../shared/chain/address-in.ts';
import { chainTime } from '../../shared/chain/chain-time.ts';
import { moneyText } from '../../shared/coins/cost-text.ts';
import { readBalance } from '../../shared/coins/use-balance.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { activeLocale, i18n } from '../../shared/i18n/active-locale.ts';
import { lpNow } from '../../shared/lp/lp-now.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { type ActionContext, definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { emptyOffer, expiryOf } from './entered-offer.ts';
import { soldMoney, wantedMoney } from './offer-money.ts';
import { nobody, otcKeys } from './otc-queries.ts';
import { type OtcText, otcTexts } from './texts.ts';

/** `want` and `onlyTaker` are null for TRX and for everybody; `expires` in milliseconds. */
export type MakeParams = Readonly<{
  sell: string;
  symbol: string;
  decimals: number;
  amount: string;
  /** Of LP the two coins that it stands for, as they were shown. */
  stands: string | null;
  want: string | null;
  wantSymbol: string;
  wantDecimals: number;
  wantAmount: string;
  onlyTaker: string | null;
  expires: number;
  /** From the review to `expires`. Records of earlier versions have none. */
  days?: number;
  wholeOnly: boolean;
  /** What the coin can be mistaken for; empty for most. */
  alike: string;
}>;

const MS = 1000;

/** Puts a coin into the desk for whoever pays what is wanted. */
export const makeOffer = definePaidAction<MakeParams, unknown, OtcText>({
  key: 'otc.make',
  texts: otcTexts,
  lock: ({ sell, amount }) => `otc.make:${sell}:${amount}`,
  needs: ['wallet', 'network', 'active'],
  check: mayMake,
  summary: ({ params, t }) => {
    const [give, get] = [
      moneyText(soldMoney(params)),
      moneyText(wantedMoney(params, params.wantAmount)),
    ];
    const time = dateTimeText(params.expires, activeLocale());
    return {
      review: t('makeReview'),
      doing: t('makeDoing', { give }),
      done: t('makeDone', { give, get }),
      undone: t('notOffered'),
      give: [soldMoney(params)],
      get: t(params.wholeOnly ? 'makeGetWhole' : 'makeGetParts', { get, time }),
      canFail: t('makeCanFail'),
      warnings: [
        ...(params.alike ? [t('alikeReview', { symbol: params.alike })] : []),
        ...(params.onlyTaker === null ? [] : [t('onlyFor', { who: params.onlyTaker })]),
      ],
      smallPrint: t('backAnyTime'),
      next: { label: t('seeMine'), to: `${paths.otc}?tab=mine` },
    };
  },
  renew: async (params, { chain }) => {
    const days = params.days ?? emptyOffer.days ?? 0;
    const [now, stands] = await Promise.all([
      chainTime(chain.client),
      params.stands && lpNow(chain, addressIn(params.sell), BigInt(params.amount)),
    ]);
    return { ...params, expires: expiryOf({ days }, now), days, stands };
  },
  before: (params) => {
    const { sell, amount, want, wantAmount, onlyTaker, expires, wholeOnly } = params;
    return callSignedIn(wire.orders.prepare, {
      action: 'otc.make',
      sell: addressIn(sell),
      amount: BigInt(amount),
      ...(want !== null && { want: addressIn(want) }),
      wantAmount: BigInt(wantAmount),
      ...(onlyTaker !== null && { onlyTaker: addressIn(onlyTaker) }),
      expires,
      wholeOnly,
    });
  },
  approvals: (params, { chain }) => [
    {
      coin: soldMoney(params),
      spender: chain.contract('otcDesk'),
      spenderName: i18n._('otc.spender'),
    },
  ],
  call: (params, _order, { chain }) => ({
    contract: chain.contract('otcDesk'),
    call: otcDesk.make({
      sell: addressIn(params.sell),
      amount: BigInt(params.amount),
      want: orNobody(params.want),
      wantAmount: BigInt(params.wantAmount),
      onlyTaker: orNobody(params.onlyTaker),
      expires: BigInt(params.expires / MS),
      wholeOnly: params.wholeOnly,
    }),
  }),
  after: wire.orders.report,
  invalidate: () => otcKeys,
});

const orNobody = (text: string | null): Address => (text === null ? nobody : addressIn(text));

async function mayMake(
  params: MakeParams,
  { account, chain }: ActionContext,
): Promise<CodeWithParams | null> {
  const { amount, coin, symbol } = soldMoney(params);
  if (amount === 0n) return { code: 'AMOUNT_ZERO' };
  if (BigInt(params.wantAmount) === 0n) return { code: 'PRICE_ZERO' };
  if (params.onlyTaker === account) return { code: 'ADDRESS_INVALID' };
  const balance = await readBalance(chain, account, coin);
  return balance < amount ? { code: 'INSUFFICIENT_BALANCE', params: { coin: symbol } } : null;
}
