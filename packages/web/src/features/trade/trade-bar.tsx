import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { paths as wire } from '@vellum/api/wire/paths';
import { presale } from '@vellum/contracts/presale';
import { trade } from '@vellum/contracts/trade';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addressIn } from '../../shared/chain/address-in.ts';
import { moneyText } from '../../shared/coins/cost-text.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { Launch } from '../../shared/launch/launch.ts';
import { tokenPath } from '../../shared/launch/token-path.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import { type ActionContext, definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { trx } from '../../shared/paid-action/trx.ts';
import type { UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import type { RefundParams } from '../../shared/sale/refund-summary.ts';
import { saleKeys } from '../../shared/sale/sale-keys.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { FootBar } from '../../shared/ui/buttons/foot-bar.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { uiTexts } from '../../shared/ui/texts.ts';
import { type TradeText, tradeTexts } from './texts.ts';
import type { TradeFacts, TradePart } from './trade-facts.ts';

type TradeBarProps = Readonly<{
  launch: Launch;
  facts: TradeFacts;
  mine: TradePart | undefined;
  /** Reads it again where it could not be read. */
  again: (() => void) | null;
  actions: Readonly<{
    unlock: UsedPaidAction<UnlockParams>;
    refund: UsedPaidAction<RefundParams>;
  }>;
}>;

/** The one right action where nothing can be bought. */
export function TradeBar(props: TradeBarProps): ReactNode {
  const { facts, actions } = props;
  const refusal = facts.state === 'cancelled' ? actions.refund.refusal : actions.unlock.refusal;
  return (
    <FootBar className="grid gap-2">
      {refusal !== null && <Notice kind="bad">{refusal}</Notice>}
      <RightButton {...props} />
    </FootBar>
  );
}

function RightButton(props: TradeBarProps): ReactNode {
  const { facts, mine } = props;
  if (mine === undefined) return <WhileUnread {...props} />;
  if (mine.shares === 0 || mine.isSettled) return <OtherWay {...props} />;
  if (facts.state === 'ended') return <UnlockButton {...props} mine={mine} />;
  if (facts.state === 'cancelled') return <RefundButton {...props} mine={mine} />;
  return <OtherWay {...props} />;
}

/** Until it was read nobody can say that nothing waits here. */
function WhileUnread(props: TradeBarProps): ReactNode {
  const { facts, again, actions } = props;
  const t = useTexts(tradeTexts);
  const ui = useTexts(uiTexts);
  const { blocker } = facts.state === 'cancelled' ? actions.refund : actions.unlock;
  if (blocker !== null) {
    return (
      <ActionButton blocker={blocker} onPress={() => undefined}>
        {ui('connectWallet')}
      </ActionButton>
    );
  }
  if (again) return <PartFailed text={t('sharesFailed')} retry={again} />;
  const isOver = facts.state === 'ended' || facts.state === 'cancelled';
  return isOver ? <Button disabled>{ui('loading')}</Button> : <OtherWay {...props} />;
}

type DueProps = TradeBarProps & Readonly<{ mine: TradePart }>;

function UnlockButton({ launch, facts, mine, actions: { unlock } }: DueProps): ReactNode {
  const t = useTexts(tradeTexts);
  const locale = useLocale();
  const { unlock: outlook } = facts;
  if (!outlook.isLaunched) return <Button disabled>{t('afterLaunch')}</Button>;
  const time = dateTimeText(outlook.from, locale);
  const isHeld = !outlook.isOver;
  if (isHeld && !outlook.locks) return <Button disabled>{t('heldUntil', { time })}</Button>;
  const { token, trade: contract, presale, name, symbol } = launch;
  const amount = facts.tokensPerShare * BigInt(mine.shares);
  const tokens = moneyText({ amount, decimals: COIN_DECIMALS, symbol });
  const lockedUntil = isHeld ? time : null;
  const params = { token, contract, presale, name, shares: mine.shares, tokens, lockedUntil };
  return (
    <ActionButton blocker={unlock.blocker} onPress={() => unlock.begin(params)}>
      {t('reviewUnlock')}
    </ActionButton>
  );
}

function RefundButton({ launch, facts, mine, actions: { refund } }: DueProps): ReactNode {
  const t = useTexts(tradeTexts);
  const { token, trade: contract, name } = launch;
  const due = facts.price * BigInt(mine.shares);
  const params = { token, contract, name, shares: mine.shares, refund: due.toString() };
  return (
    <ActionButton blocker={refund.blocker} onPress={() => refund.begin(params)}>
      {t('takeBack', { amount: moneyText(trx(due)) })}
    </ActionButton>
  );
}

/** What else there is for whoever cannot buy here and has nothing here. */
function OtherWay({ launch, facts, mine }: TradeBarProps): ReactNode {
  const t = useTexts(tradeTexts);
  if (facts.state === 'closed' && mine?.isAllowed) {
    return <Button disabled>{t('notOpenYet')}</Button>;
  }
  const canEditList = facts.state === 'closed' || facts.state === 'open';
  if (mine?.isOwner && canEditList) {
    return (
      <Link
        to={`${paths.owner}?token=${launch.token}&power=tradeWhitelist`}
        className={buttonClass()}
      >
        {t('editList')}
      </Link>
    );
  }
  if (facts.presale === 'in-progress' || facts.presale === 'not-started') {
    return (
      <>
        <p className="text-14 text-ink-2">
          {t('presaleForAll', { amount: moneyText(trx(facts.presalePrice)) })}
        </p>
        <Link to={`${paths.presale}?token=${launch.token}`} className={buttonClass()}>
          {t('toPresale')}
        </Link>
      </>
    );
  }
  return (
    <Link to={tokenPath(launch.token)} className={buttonClass()}>
      {t('toToken')}
    </Link>
  );
}

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
