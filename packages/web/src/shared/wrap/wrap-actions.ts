import { paths as wire } from '@vellum/api/wire/paths';
import { wtrx } from '@vellum/contracts/coins';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { exactSentence } from '../coins/coin-amount.tsx';
import type { Money } from '../coins/money.ts';
import { readBalance } from '../coins/use-balance.ts';
import { definePaidAction } from '../paid-action/paid-action.ts';
import { trx } from '../paid-action/trx.ts';
import { callSignedIn } from '../session/call-signed-in.ts';
import { type WrapText, wrapTexts } from './texts.ts';

/** `amount` in sun; `wtrx` is the address of the contract, which the review names as the coin. */
export type WrapParams = Readonly<{ amount: string; wtrx: string }>;

const wrapped = (params: WrapParams): Money => ({
  coin: params.wtrx as Money['coin'],
  symbol: 'WTRX',
  decimals: COIN_DECIMALS,
  amount: BigInt(params.amount),
});
const native = ({ amount }: WrapParams): Money => trx(BigInt(amount));
const said = (money: Money) => exactSentence(money.amount, money);

const wrap = definePaidAction<WrapParams, unknown, WrapText>({
  key: 'swap.wrap',
  texts: wrapTexts,
  lock: () => 'swap.wrap',
  needs: ['wallet', 'network'],
  check: async (params, { account, chain }) => {
    if (params.amount === '0') return { code: 'AMOUNT_ZERO' };
    const held = await readBalance(chain, account, null);
    return held < BigInt(params.amount) ? { code: 'INSUFFICIENT_TRX' } : null;
  },
  summary: ({ params, t }) => ({
    review: t('wrapReview'),
    doing: t('wrapDoing', { amount: said(native(params)) }),
    done: t('wrapDone', { amount: said(wrapped(params)) }),
    undone: t('wrapUndone'),
    give: [native(params)],
    get: t('oneForOne', { amount: said(wrapped(params)) }),
    canFail: t('canFail'),
  }),
  before: ({ amount }) =>
    callSignedIn(wire.orders.prepare, { action: 'swap.wrap', amount: BigInt(amount) }),
  call: (params, _order, { chain }) => ({
    contract: chain.contract('wtrx'),
    call: wtrx.wrap(BigInt(params.amount)),
  }),
  after: wire.orders.report,
  invalidate: () => [['chain']],
});

const unwrap = definePaidAction<WrapParams, unknown, WrapText>({
  key: 'swap.unwrap',
  texts: wrapTexts,
  lock: () => 'swap.unwrap',
  needs: ['wallet', 'network'],
  check: async (params, { account, chain }) => {
    if (params.amount === '0') return { code: 'AMOUNT_ZERO' };
    const held = await readBalance(chain, account, chain.contract('wtrx'));
    return held < BigInt(params.amount)
      ? { code: 'INSUFFICIENT_BALANCE', params: { coin: 'WTRX' } }
      : null;
  },
  summary: ({ params, t }) => ({
    review: t('unwrapReview'),
    doing: t('unwrapDoing', { amount: said(wrapped(params)) }),
    done: t('unwrapDone', { amount: said(native(params)) }),
    undone: t('unwrapUndone'),
    give: [wrapped(params)],
    get: t('oneForOne', { amount: said(native(params)) }),
    canFail: t('canFail'),
  }),
  before: ({ amount }) =>
    callSignedIn(wire.orders.prepare, { action: 'swap.unwrap', amount: BigInt(amount) }),
  call: (params, _order, { chain }) => ({
    contract: chain.contract('wtrx'),
    call: wtrx.unwrap(BigInt(params.amount)),
  }),
  after: wire.orders.report,
  invalidate: () => [['chain']],
});

/** TRX into WTRX and back, one for one. Exits need no activation, and neither does this. */
export const wrapActions = { wrap, unwrap } as const;
