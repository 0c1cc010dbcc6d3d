import type { CodeWithParams } from '@vellum/api/error-codes';
import { paths as wire } from '@vellum/api/paths';
import { presale } from '@vellum/contracts/presale';
import { trade } from '@vellum/contracts/trade';
import { addressIn } from '../../shared/chain/address-in.ts';
import { type ActionContext, definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { saleKeys } from '../../shared/sale/sale-keys.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { type TradeText, tradeTexts } from './texts.ts';

/** `tokens` as they are shown: fixed since the purchase. */
export type UnlockParams = Readonly<{
  token: string;
  contract: string;
  presale: string;
  name: string;
  shares: number;
  tokens: string;
  /** When they go to the locker: its end as the page showed it. */
  lockedUntil: string | null;
}>;

/** The tokens of all shares that were bought, once. */
export const unlockTrade = definePaidAction<UnlockParams, unknown, TradeText>({
  key: 'trade.unlock',
  texts: tradeTexts,
  lock: ({ token }) => `trade.unlock:${token}`,
  needs: ['wallet', 'network'],
  failure: 'UNLOCK_ERROR',
  check: mayUnlock,
  summary: ({ params: { name, shares: n, tokens, lockedUntil: time }, t }) => ({
    review: t('unlockReview'),
    doing: t('unlockDoing', { name }),
    done: time === null ? t('unlockDone', { tokens }) : t('lockDone', { tokens, time }),
    undone: t('unlockUndone'),
    give: [],
    giveNothing: t('unlockGive'),
    get: time === null ? t('unlockGet', { tokens, n }) : t('lockGet', { tokens, n, time }),
    canFail: t('unlockCanFail'),
  }),
  before: ({ token }) => callSignedIn(wire.trade.prepareUnlock, { tokenAddress: addressIn(token) }),
  call: ({ contract }) => ({ contract: addressIn(contract), call: trade.unlock() }),
  after: wire.trade.confirmUnlock,
  invalidate: () => saleKeys,
});

async function mayUnlock(
  { contract, presale: sale }: UnlockParams,
  { account, chain }: ActionContext,
): Promise<CodeWithParams | null> {
  const [state, launched, buyer] = await Promise.all([
    chain.read(contract, trade.state()),
    chain.read(sale, presale.state()),
    chain.read(contract, trade.buyer(account)),
  ]);
  if (state !== 'ended' || launched !== 'launched') return { code: 'CLAIM_NOT_OPEN' };
  return buyer.shares > 0n && !buyer.isSettled ? null : { code: 'NOTHING_TO_CLAIM' };
}
