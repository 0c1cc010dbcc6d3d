import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { paths as wire } from '@vellum/api/wire/paths';
import { additionCall } from '@vellum/contracts/swap-call';
import { addressIn } from '../../shared/chain/address-in.ts';
import { chainTime } from '../../shared/chain/chain-time.ts';
import { exactSentence } from '../../shared/coins/coin-amount.tsx';
import { readBalance } from '../../shared/coins/use-balance.ts';
import { i18n } from '../../shared/i18n/active-locale.ts';
import { lpPath } from '../../shared/navigation/lp-path.ts';
import {
  type ActionContext,
  definePaidAction,
  type NeededApproval,
} from '../../shared/paid-action/paid-action.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { addBothParams } from './add-both-params.ts';
import { matched } from './added-amounts.ts';
import { poolNow } from './pool-now.ts';
import { type PoolCoins, receivedMoney } from './received-money.ts';
import { TOLERANCE } from './removal-quote.ts';
import { type LiquidityText, liquidityTexts } from './texts.ts';

/** Amounts in units: at most so much of each, and at least; `deadline` in milliseconds of chain time. */
export type AddBothParams = PoolCoins &
  Readonly<{
    pair: string;
    tokenAmount: string;
    minToken: string;
    baseAmount: string;
    minBase: string;
    deadline: number;
    /** Records of earlier versions have none. */
    toleranceBps?: number;
  }>;

const moneyOf = (params: AddBothParams, side: 'token' | 'base') =>
  receivedMoney(params, side, BigInt(params[`${side}Amount`]));

const least = (params: AddBothParams, side: 'token' | 'base') => {
  const amount = BigInt(side === 'token' ? params.minToken : params.minBase);
  return exactSentence(amount, receivedMoney(params, side, amount));
};

/** Both coins into any pool; the LP is in the wallet, and not locked. */
export const addBoth = definePaidAction<AddBothParams, unknown, LiquidityText>({
  key: 'liquidity.add-both',
  texts: liquidityTexts,
  lock: ({ pair }) => `liquidity.add-both:${pair}`,
  needs: ['wallet', 'network', 'active'],
  check: mayAdd,
  summary: ({ params, t }) => ({
    review: t('in_review'),
    doing: t('in_doing', { pool: `${params.tokenSymbol} + ${params.baseSymbol}` }),
    done: t('in_done'),
    undone: t('in_undone'),
    give: [moneyOf(params, 'token'), moneyOf(params, 'base')],
    get: t('in_get', { token: least(params, 'token'), base: least(params, 'base') }),
    canFail: t('in_canFail'),
    warnings: [t('in_notLocked')],
    smallPrint: t('lossNote'),
    next: { label: t('in_see'), to: lpPath(params.pair) },
  }),
  renew: async ({ pair, tokenAmount, toleranceBps = TOLERANCE }, { chain }) => {
    const [facts, now] = await Promise.all([
      poolNow(chain, addressIn(pair)),
      chainTime(chain.client),
    ]);
    return addBothParams(facts, matched(facts, 'token', BigInt(tokenAmount)), toleranceBps, now);
  },
  before: ({ pair, tokenAmount, baseAmount, minToken, minBase, deadline }) =>
    callSignedIn(wire.orders.prepare, {
      action: 'liquidity.add-both',
      pair: addressIn(pair),
      tokenAmount: BigInt(tokenAmount),
      baseAmount: BigInt(baseAmount),
      minToken: BigInt(minToken),
      minBase: BigInt(minBase),
      deadline,
    }),
  approvals: (params, { chain }): readonly NeededApproval[] => {
    const to = {
      spender: chain.contract('router'),
      spenderName: i18n._('liquidity.out_spender'),
    };
    const token = { coin: moneyOf(params, 'token'), ...to };
    return params.isTrx ? [token] : [token, { coin: moneyOf(params, 'base'), ...to }];
  },
  receives: ({ pair }) => [addressIn(pair)],
  call: (params, _order, { account, chain }) => ({
    contract: chain.contract('router'),
    call: additionCall({
      token: addressIn(params.token),
      base: addressIn(params.base),
      isTrx: params.isTrx,
      tokenAmount: BigInt(params.tokenAmount),
      baseAmount: BigInt(params.baseAmount),
      minToken: BigInt(params.minToken),
      minBase: BigInt(params.minBase),
      to: account,
      deadline: BigInt(Math.floor(params.deadline / 1000)),
    }),
  }),
  after: wire.orders.report,
  invalidate: () => [['chain'], ['liquidity'], ['token-launch'], ['portfolio']],
});

async function mayAdd(
  params: AddBothParams,
  { account, chain }: ActionContext,
): Promise<CodeWithParams | null> {
  if (chain.config.contracts['router'] === undefined) return { code: 'SWAP_UNAVAILABLE' };
  for (const side of ['token', 'base'] as const) {
    const { coin, symbol, amount } = moneyOf(params, side);
    if (amount === 0n) return { code: 'AMOUNT_ZERO' };
    if ((await readBalance(chain, account, coin)) >= amount) continue;
    return coin === null
      ? { code: 'INSUFFICIENT_TRX' }
      : { code: 'INSUFFICIENT_BALANCE', params: { coin: symbol } };
  }
  return null;
}
