import type { tradeAdministration } from '@vellum/api/wire/choice-lists';
import { paths as wire } from '@vellum/api/wire/paths';
import type { WriteCall } from '@vellum/contracts/contract-face';
import { trade } from '@vellum/contracts/trade';
import type { ReactNode } from 'react';
import { addressIn } from '../../shared/chain/address-in.ts';
import type { Translate } from '../../shared/i18n/use-texts.ts';
import { definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { listedAddresses } from './listed-addresses.tsx';
import { ownerKeys } from './owner-keys.ts';
import { ownerSummary } from './owner-summary.ts';
import { ProceedsText } from './proceeds-text.tsx';
import { type OwnerText, ownerTexts } from './texts.ts';

type TradeChangeForm = (typeof tradeAdministration)[number];

/** `users` by commas, `endTime` in milliseconds; `shares` and `perShare` as the chain has them, which never change. */
export type TradeParams = Readonly<{
  tokenAddress: string;
  trade: string;
  symbol: string;
  action: TradeChangeForm;
  status: 'ended' | 'cancelled' | null;
  endTime: number | null;
  users: string | null;
  allowed: boolean | null;
  price: string | null;
  most: number | null;
  shares: string;
  perShare: string;
  /** What it is set to, in the reader's words. */
  value: string;
}>;

const MS = 1000;

/** What the owner of an internal trade does with it. */
export const administerTrade = definePaidAction<TradeParams, unknown, OwnerText>({
  key: 'trade.administer',
  texts: ownerTexts,
  lock: ({ trade: at, action }) => `trade.administer:${at}:${action}`,
  needs: ['wallet', 'network'],
  summary: ({ params, t }) =>
    ownerSummary(t, {
      deed: t(blankOwnerAct(params)),
      does: does(params, t),
      isForGood: params.status === 'cancelled',
    }),
  before: (params) =>
    callSignedIn(wire.trade.prepareAdministration, {
      tokenAddress: addressIn(params.tokenAddress),
      action: params.action,
      ...(params.status !== null && { status: params.status }),
      ...(params.endTime !== null && { endTime: params.endTime }),
      ...(params.users !== null && { users: usersIn(params) }),
      ...(params.allowed !== null && { allowed: params.allowed }),
      ...(params.price !== null && { tradeAmount: BigInt(params.price) }),
      ...(params.most !== null && { tradeMaxNum: params.most }),
    }),
  call: (params) => ({ contract: addressIn(params.trade), call: calls[params.action](params) }),
  after: wire.trade.confirmAdministration,
  invalidate: () => ownerKeys,
});

function does(params: TradeParams, t: Translate<OwnerText>): ReactNode {
  const { action, symbol, value, trade: contract } = params;
  if (action === 'withdraw') return <ProceedsText contract={contract} symbol={symbol} />;
  const words = t(doesOf(params), { what: symbol, value });
  return action === 'allow' ? listedAddresses(words, usersIn(params)) : words;
}

const blankOwnerAct = ({ action, status }: TradeParams): OwnerText =>
  action === 'setStatus' ? (status === 'ended' ? 'trade_end' : 'trade_cancel') : `trade_${action}`;

const doesOf = ({ action, status, allowed }: TradeParams): OwnerText => {
  if (action === 'setStatus') return status === 'ended' ? 'tradeDoes_end' : 'tradeDoes_cancel';
  if (action === 'allow') return allowed ? 'tradeDoes_allow' : 'tradeDoes_disallow';
  return `tradeDoes_${action}`;
};

/** The addresses that one call allows or takes off. */
export const usersIn = ({ users }: Pick<TradeParams, 'users'>) =>
  (users ?? '').split(',').map(addressIn);

const calls: Readonly<Record<TradeChangeForm, (params: TradeParams) => WriteCall>> = {
  open: ({ endTime }) => trade.open(BigInt(Math.floor((endTime ?? 0) / MS))),
  end: () => trade.end(),
  setStatus: ({ status }) => (status === 'ended' ? trade.setEnded() : trade.cancel()),
  allow: (params) => trade.allow(usersIn(params), params.allowed ?? false),
  setConfig: ({ price, most, shares, perShare }) =>
    trade.setPlan({
      sharePrice: BigInt(price ?? 0),
      sharesPerBuyer: BigInt(most ?? 0),
      shares: BigInt(shares),
      tokensPerShare: BigInt(perShare),
    }),
  withdraw: () => trade.withdrawProceeds(),
  burnUnsold: () => trade.burnUnsold(),
};
