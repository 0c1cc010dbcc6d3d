import { paths as wire } from '@vellum/api/wire/paths';
import { swapCall } from '@vellum/contracts/swap-call';
import { addressIn } from '../chain/address-in.ts';
import { dateTimeText } from '../format/date.ts';
import { percentText } from '../format/percent.ts';
import { activeLocale, i18n } from '../i18n/active-locale.ts';
import type { Translate } from '../i18n/use-texts.ts';
import { tokenPath } from '../launch/token-path.ts';
import { paths } from '../navigation/paths.ts';
import {
  type ActionContext,
  type ActionSummary,
  definePaidAction,
  type PlannedCall,
} from '../paid-action/paid-action.ts';
import { callSignedIn } from '../session/call-signed-in.ts';
import { checkSwap } from './check-swap.ts';
import { PricePaid } from './price-paid.tsx';
import { swapNow } from './swap-now.ts';
import {
  leastReceived,
  paidAtMost,
  paidText,
  pathIn,
  receivedAtLeast,
  receivedText,
  type SwapParams,
} from './swap-params.ts';
import { type SwapText, swapTexts } from './texts.ts';
import { RISKY_BPS, WARN_BPS } from './tolerance.ts';

const MS = 1000;

/** One token for another over the router of this network. */
export const swapAction = definePaidAction<SwapParams, unknown, SwapText>({
  key: 'swap.swap',
  texts: swapTexts,
  lock: () => 'swap.swap',
  needs: ['wallet', 'network'],
  check: checkSwap,
  summary: ({ params, t }) => summaryOf(params, t),
  renew: swapNow,
  before: ({ pay, receive, via, side, paid, received, limit, deadline }) =>
    callSignedIn(wire.orders.prepare, {
      action: 'swap.swap',
      ...(pay !== null && { pay: addressIn(pay) }),
      ...(receive !== null && { receive: addressIn(receive) }),
      ...(via !== null && { via: addressIn(via) }),
      side,
      amount: BigInt(side === 'in' ? paid : received),
      limit: BigInt(limit),
      deadline,
    }),
  approvals: (params, { chain }) => {
    if (params.pay === null) return [];
    const spenderName = i18n._('swap.spender');
    return [{ coin: paidAtMost(params), spender: chain.contract('router'), spenderName }];
  },
  receives: ({ receive }) => (receive === null ? [] : [addressIn(receive)]),
  call: routerCall,
  after: wire.orders.report,
  // Everything that a swap changes.
  invalidate: () => [['swap'], ['chain'], ['token-launch']],
});

function routerCall(
  params: SwapParams,
  _order: unknown,
  { account, chain }: ActionContext,
): PlannedCall {
  const { side, paid, received, limit, deadline } = params;
  return {
    contract: chain.contract('router'),
    call: swapCall({
      trx: trxSide(params),
      side,
      amount: BigInt(side === 'in' ? paid : received),
      limit: BigInt(limit),
      path: pathIn(params, chain),
      to: account,
      deadline: BigInt(Math.floor(deadline / MS)),
    }),
  };
}

function trxSide({ pay, receive }: SwapParams): 'paid' | 'received' | null {
  if (pay === null) return 'paid';
  return receive === null ? 'received' : null;
}

function summaryOf(params: SwapParams, t: Translate<SwapText>): ActionSummary {
  const { paySymbol: pay, receiveSymbol: receive, side, toleranceBps, impactBps } = params;
  const least = receivedText(params, leastReceived(params));
  const deadline = dateTimeText(params.deadline, activeLocale());
  const [tolerance, impact] = [percentText(toleranceBps), percentText(impactBps)];
  return {
    review: t('review', { pay, receive }),
    doing: t('doing', { pay, receive }),
    done: t('done', { pay, receive }),
    undone: t('undone'),
    give: [paidAtMost(params)],
    get:
      side === 'in'
        ? t('getAbout', { received: receivedText(params, params.received), least })
        : t('getExactly', { received: least, paid: paidText(params, params.paid) }),
    canFail: t('canFail', { tolerance, deadline }),
    warnings: [
      ...(params.alike ? [t('alikeReview', { symbol: params.alike })] : []),
      ...(impactBps >= WARN_BPS ? [t('impactWarning', { impact })] : []),
      ...(toleranceBps > RISKY_BPS ? [t('toleranceWarning', { tolerance })] : []),
    ],
    least: [receivedAtLeast(params)],
    facts: (coins) => <PricePaid params={params} coins={coins} />,
    ...nextOf(params, t),
  };
}

function nextOf({ from, receive, receiveSymbol }: SwapParams, t: Translate<SwapText>) {
  if (from === 'staking') return { next: { label: t('backToStaking'), to: paths.coinStaking } };
  if (receive === null) return {};
  return { next: { label: t('viewToken', { symbol: receiveSymbol }), to: tokenPath(receive) } };
}
