import { COIN_DECIMALS } from '@vellum/tron/amount';
import { CircleCheck, LoaderCircle, Lock, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useProjectConfig } from '../../../shared/chain/project-config.ts';
import { useChainClock } from '../../../shared/chain/use-chain-clock.ts';
import { coinSentence } from '../../../shared/coins/coin-amount.tsx';
import type { UnlockParams } from '../../../shared/earn/unlock-lock.ts';
import { dateTimeText } from '../../../shared/format/date.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { LpAmount } from '../../../shared/lp/lp-amount.tsx';
import { useLpSentence } from '../../../shared/lp/use-lp.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useErrorSentence } from '../../../shared/paid-action/errors/use-error-sentence.ts';
import type { UsedPaidAction } from '../../../shared/paid-action/use-paid-action.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { buttonClass } from '../../../shared/ui/buttons/button-class.ts';
import { type BadgeKind, StatusBadge } from '../../../shared/ui/states/status-badge.tsx';
import { uiTexts } from '../../../shared/ui/texts.ts';
import { useNow } from '../../../shared/ui/time/use-now.ts';
import { useOnline } from '../../../shared/ui/use-online.ts';
import type { Purchase } from '../liquidity-queries.ts';
import { type LiquidityText, liquidityTexts } from '../texts.ts';

type Look = Readonly<{ text: LiquidityText; kind: BadgeKind; icon: LucideIcon }>;

/** Spec §4: confirming, waiting for release, released, failed. */
const looks: Readonly<Record<Purchase['status'], Look>> = {
  confirming: { text: 'confirming', kind: 'info', icon: LoaderCircle },
  waitingRelease: { text: 'waitingRelease', kind: 'accent', icon: Lock },
  released: { text: 'releasedState', kind: 'up', icon: CircleCheck },
  failed: { text: 'failed', kind: 'down', icon: TriangleAlert },
};

type PurchaseRowProps = Readonly<{
  purchase: Purchase;
  unlock: UsedPaidAction<UnlockParams>;
}>;

/** One purchase of LP: what it is, where it stands, and the way out when its day is over. */
export function PurchaseRow({ purchase, unlock }: PurchaseRowProps): ReactNode {
  const t = useTexts(liquidityTexts);
  const { text, kind, icon } = looks[usePhase(purchase)];
  const { amount, symbol } = purchase.paid;
  return (
    <div className="flex min-h-15 items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <LpAmount pair={purchase.pair} amount={purchase.lpAmount} />
          <StatusBadge kind={kind} icon={icon}>
            {t(text)}
          </StatusBadge>
        </p>
        <div className="pt-1 text-13 text-ink-2">
          <p>{t('paid', { amount: coinSentence(amount, { symbol, decimals: COIN_DECIMALS }) })}</p>
          <When purchase={purchase} />
        </div>
      </div>
      <NextStep purchase={purchase} unlock={unlock} />
    </div>
  );
}

/** Where it stands at this second: its lock opens by the clock, and no block needs to say so. */
function usePhase({ status, releaseAt }: Purchase): Purchase['status'] {
  const now = useNow(useChainClock());
  const isOpen = status === 'waitingRelease' && releaseAt !== null && now >= releaseAt;
  return isOpen ? 'released' : status;
}

function When({ purchase }: Readonly<{ purchase: Purchase }>): ReactNode {
  const t = useTexts(liquidityTexts);
  const locale = useLocale();
  const phase = usePhase(purchase);
  const { releaseAt, takenAt, failReason, failParams } = purchase;
  const sentence = useErrorSentence(
    failReason
      ? { kind: 'http', code: failReason, ...(failParams && { params: failParams }), technical: '' }
      : null,
  );
  if (phase === 'failed') return <p>{sentence}</p>;
  return (
    <p>
      {releaseAt !== null && takenAt === null
        ? t(phase === 'released' ? 'canTake' : 'opensAt', { time: dateTimeText(releaseAt, locale) })
        : t('boughtAt', { time: dateTimeText(purchase.time, locale) })}
    </p>
  );
}

/** Out of its lock once a day has passed; then it can earn. */
function NextStep({ purchase, unlock }: PurchaseRowProps): ReactNode {
  const t = useTexts(liquidityTexts);
  const online = useOnline();
  const phase = usePhase(purchase);
  const coins = useLpSentence(purchase.pair, purchase.lpAmount);
  const ui = useTexts(uiTexts);
  const staked = useProjectConfig()?.contracts['vlmWtrx'];
  const { createTime, takenAt } = purchase;
  if (takenAt !== null) {
    return purchase.pair !== staked ? null : (
      <Link to={paths.lpStaking} className={buttonClass('secondary', 'small')}>
        {t('stake')}
      </Link>
    );
  }
  if (phase !== 'released' || createTime === null || !coins) return null;
  const params = { createTime, amount: coins };
  return (
    <Button kind="secondary" size="small" disabled={!online} onClick={() => unlock.begin(params)}>
      {online ? t('take') : ui('offlineNow')}
    </Button>
  );
}
