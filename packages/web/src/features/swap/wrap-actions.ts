import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { paths as wire } from '@vellum/api/wire/paths';
import { wtrx } from '@vellum/contracts/coins';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { addressIn } from '../../shared/chain/address-in.ts';
import { readBalance } from '../../shared/coins/use-balance.ts';
import { moneyText } from '../../shared/paid-action/cost/cost-text.ts';
import {
  type ActionContext,
  definePaidAction,
  type Money,
} from '../../shared/paid-action/paid-action.ts';
import { enoughTrx, trx } from '../../shared/paid-action/trx.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { swapKeys } from './swap-queries.ts';
import { type SwapText, swapTexts } from './texts.ts';

/** `wtrx` is the contract of WTRX. */
export type WrapParams = Readonly<{ amount: string; wtrx: string }>;

/** TRX into WTRX, one for one. */
export const wrapTrx = definePaidAction<WrapParams, unknown, SwapText>({
  key: 'swap.wrap',
  texts: swapTexts,
  lock: () => 'swap.wrap',
  needs: ['wallet', 'network'],
  check: ({ amount }, context) => enoughTrx(BigInt(amount), context),
  summary: ({ params, t }) => ({
    review: t('wrapReview'),
    doing: t('wrapDoing'),
    done: t('wrapDone', { amount: moneyText(wrapped(params)) }),
    undone: t('wrapUndone'),
    give: [trx(BigInt(params.amount))],
    get: moneyText(wrapped(params)),
    canFail: t('wrapCanFail'),
  }),
  before: ({ amount }) =>
    callSignedIn(wire.orders.prepare, { action: 'swap.wrap', amount: BigInt(amount) }),
  call: ({ amount }, _order, { chain }) => ({
    contract: chain.contract('wtrx'),
    call: wtrx.wrap(BigInt(amount)),
  }),
  after: wire.orders.report,
  invalidate: () => swapKeys,
});

/** WTRX into TRX, one for one. */
export const unwrapTrx = definePaidAction<WrapParams, unknown, SwapText>({
  key: 'swap.unwrap',
  texts: swapTexts,
  lock: () => 'swap.unwrap',
  needs: ['wallet', 'network'],
  check: mayUnwrap,
  summary: ({ params, t }) => ({
    review: t('unwrapReview'),
    doing: t('unwrapDoing'),
    done: t('unwrapDone', { amount: moneyText(trx(BigInt(params.amount))) }),
    undone: t('unwrapUndone'),
    give: [wrapped(params)],
    get: moneyText(trx(BigInt(params.amount))),
    canFail: t('wrapCanFail'),
  }),
  before: ({ amount }) =>
    callSignedIn(wire.orders.prepare, { action: 'swap.unwrap', amount: BigInt(amount) }),
  call: ({ amount }, _order, { chain }) => ({
    contract: chain.contract('wtrx'),
    call: wtrx.unwrap(BigInt(amount)),
  }),
  after: wire.orders.report,
  invalidate: () => swapKeys,
});

const wrapped = ({ amount, wtrx: place }: WrapParams): Money => ({
  coin: addressIn(place),
  symbol: 'WTRX',
  decimals: COIN_DECIMALS,
  amount: BigInt(amount),
});

async function mayUnwrap(
  params: WrapParams,
  { account, chain }: ActionContext,
): Promise<CodeWithParams | null> {
  const balance = await readBalance(chain, account, chain.contract('wtrx'));
  return balance < BigInt(params.amount)
    ? { code: 'INSUFFICIENT_BALANCE', params: { coin: 'WTRX' } }
    : null;
}
