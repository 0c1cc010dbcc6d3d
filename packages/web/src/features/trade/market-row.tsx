import { presale } from '@vellum/contracts/presale';
import { trade } from '@vellum/contracts/trade';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { Check, Clock, Lock, LockOpen, type LucideIcon, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { shownName } from '../../shared/coins/coin.ts';
import { countText, moneyText } from '../../shared/coins/cost-text.ts';
import { amountText } from '../../shared/format/amount.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { TokenFace } from '../../shared/launch/token-face.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { trx } from '../../shared/paid-action/trx.ts';
import { useSignedIn } from '../../shared/session/session.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Dot } from '../../shared/ui/dot.tsx';
import { kindOf } from './market-kind.ts';
import { tradeTexts } from './texts.ts';
import { TradeBadge } from './trade-badge.tsx';
import type { Market } from './trade-queries.ts';

type MarketProps = Readonly<{ market: Market }>;

const LONGEST_NAME = 32;

/** One internal trade in the list: its price, and what it is to me. */
export function MarketRow({ market }: MarketProps): ReactNode {
  const t = useTexts(tradeTexts);
  const isKnown = useSignedIn() !== null;
  const { tokenAddress, tokenName, tokenSymbol, image, status, tradeAmount } = market;
  return (
    <Link
      to={`${paths.trade}?token=${tokenAddress}`}
      className="grid grid-cols-[44px_1fr_auto] gap-x-3 px-4 py-3 hover:bg-surface-2"
    >
      <TokenFace tokenAddress={tokenAddress} tokenSymbol={tokenSymbol} image={image} />
      <span className="min-w-0">
        <span className="title block truncate text-18">
          <bdi>{shownName(tokenName, LONGEST_NAME)}</bdi>
        </span>
        <span className="flex items-center gap-2 text-14 text-ink-2">
          <bdi className="truncate">{shownName(tokenSymbol)}</bdi>
          <TradeBadge state={status} />
        </span>
      </span>
      <span className="text-right">
        <b className="font-strong">{amountText(BigInt(tradeAmount), COIN_DECIMALS).full}</b>{' '}
        <span className="text-14 text-ink-2">{'TRX'}</span>
        <span className="block text-14 text-ink-2">{t('aShare')}</span>
      </span>
      <span className="col-span-2 col-start-2 pt-2">
        {isKnown && <ToMe market={market} />}
        <span className={isKnown ? 'block pl-6' : ''}>
          <Rest market={market} />
        </span>
      </span>
    </Link>
  );
}

/** Whether I may trade, and why not; or what waits for me. */
function ToMe({ market }: MarketProps): ReactNode {
  const [icon, text] = useToMe(market);
  return (
    <span className="flex gap-2 text-14">
      <Icon
        of={icon}
        size={16}
        className={`mt-0.5 ${icon === Lock ? 'text-warn' : 'text-primary'}`}
      />
      <span className="min-w-0 text-pretty">{text}</span>
    </span>
  );
}

function useToMe(market: Market): readonly [LucideIcon, string] {
  const waits = useWhatWaits(market);
  const reason = useWhyNot(market);
  const t = useTexts(tradeTexts);
  const { mine, status, tradeMaxNum: most } = market;
  switch (kindOf(market)) {
    case 'toCollect':
      return waits;
    case 'mayTrade':
      return status === 'open'
        ? [Check, t('mayTrade', { bought: mine?.tradeCount ?? 0, most })]
        : [Check, t('mayTradeLater', { n: most })];
    default:
      return [Lock, reason];
  }
}

function useWhatWaits(market: Market): readonly [LucideIcon, string] {
  const t = useTexts(tradeTexts);
  const locale = useLocale();
  const { isLaunched, heldUntil } = useDelivery(market);
  const shares = BigInt(market.mine?.tradeCount ?? 0);
  if (market.status === 'cancelled') {
    const amount = moneyText(trx(BigInt(market.tradeAmount) * shares));
    return [Undo2, t('backWaiting', { amount })];
  }
  const tokens = tokensOf(market, shares);
  if (heldUntil !== null) {
    return [Clock, t('waitingUntil', { tokens, time: dateTimeText(heldUntil, locale) })];
  }
  // Whether they can be unlocked is not said before it is known.
  if (isLaunched === undefined) return [Clock, t('waitingFor', { tokens })];
  return [LockOpen, t(isLaunched ? 'waiting' : 'waitingLaunch', { tokens })];
}

/** Tokens are delivered after the launch only, and some later; asked where some are due. */
function useDelivery(market: Market) {
  const clock = useChainClock();
  const isAsked = market.status === 'ended' && kindOf(market) === 'toCollect';
  const { data } = useChainRead(isAsked ? ['trade', market.tokenAddress, 'due'] : null, (chain) =>
    Promise.all([
      chain.read(market.presaleAddress, presale.state()),
      chain.read(market.tradeAddress, trade.unlockTerms()),
    ]),
  );
  const [state, terms] = data ?? [];
  const isLaunched = state && state === 'launched';
  const from = Number(terms?.from ?? 0n) * 1000;
  const isHeld = isLaunched && !terms?.isLocked && from > clock();
  return { isLaunched, heldUntil: isHeld ? from : null };
}

function useWhyNot({ mine, status, listed }: Market): string {
  const t = useTexts(tradeTexts);
  const isOver = status === 'ended' || status === 'cancelled';
  if (isOver) return t(mine && mine.tradeCount > 0 ? 'settled' : 'over');
  return t('notListed', { n: listed, count: countText(listed) });
}

function tokensOf({ tokensPerShare, tokenSymbol }: Market, shares: bigint): string {
  const amount = BigInt(tokensPerShare) * shares;
  return `${amountText(amount, COIN_DECIMALS).full}\u00a0${shownName(tokenSymbol)}`;
}

function Rest({ market }: MarketProps): ReactNode {
  const t = useTexts(tradeTexts);
  const locale = useLocale();
  const { status, left, sold, tradeShares, endTime } = market;
  return (
    <span className="block text-14 text-ink-2">
      {status === 'open' && (
        <>
          {t('leftOf', { n: countText(left) })}
          {endTime !== null && (
            <>
              <Dot />
              {t('endsOn', { time: dateTimeText(endTime, locale) })}
            </>
          )}
        </>
      )}
      {status === 'closed' && t('opensLater')}
      {status === 'ended' && t('soldOf', { sold: countText(sold), all: countText(tradeShares) })}
      {status === 'cancelled' && t('refundOpen')}
    </span>
  );
}
