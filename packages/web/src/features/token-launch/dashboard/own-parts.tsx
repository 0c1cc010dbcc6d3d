import { shortenAddress } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useChainClock } from '../../../shared/chain/use-chain-clock.ts';
import { coinSentence } from '../../../shared/coins/coin-amount.tsx';
import { useCoin } from '../../../shared/coins/use-coin.ts';
import { amountText } from '../../../shared/format/amount.ts';
import { dateTimeText } from '../../../shared/format/date.ts';
import { useLocale, useSentenceGap } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { Dashboard } from '../../../shared/launch/launch-queries.ts';
import { StageBadge } from '../../../shared/launch/stage-badge.tsx';
import { LpAmount } from '../../../shared/lp/lp-amount.tsx';
import { useLpSentence, usePairOf } from '../../../shared/lp/use-lp.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { RowLink } from '../../../shared/ui/lists/row.tsx';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { dashboardTexts } from './texts.ts';

const full = (units: string) => amountText(BigInt(units), COIN_DECIMALS).full;

type Part<Key extends keyof Dashboard> = Readonly<{ rows: Dashboard[Key] }>;

const asideLink = 'flex min-h-11 items-center text-primary';

/** That there is nothing, and where it would come from. */
function None({ text, to, way }: Readonly<{ text: string; to: string; way: string }>): ReactNode {
  const gap = useSentenceGap();
  return (
    <p className="px-4 text-14 text-ink-2">
      {text}
      {gap}
      <Link to={to} className="font-strong text-primary">
        {way}
      </Link>
    </p>
  );
}

export function TokensPart({ rows }: Part<'created'>): ReactNode {
  const t = useTexts(dashboardTexts);
  return (
    <Section
      title={t('tokens')}
      aside={
        rows.length > 0 && (
          <Link to={paths.tokens} className={asideLink}>
            {t('manage')}
          </Link>
        )
      }
    >
      {rows.length === 0 && (
        <None text={t('tokensNone')} to={paths.launchSimple} way={t('launch')} />
      )}
      {rows.map((row) => (
        <RowLink
          key={row.tokenAddress}
          to={`${paths.tokens}?token=${row.tokenAddress}`}
          title={<bdi>{row.tokenName}</bdi>}
          detail={t('raised', { raised: full(row.raised), cap: full(row.hardCap) })}
          value={<StageBadge stage={row.stage} />}
        />
      ))}
    </Section>
  );
}

export function PresalesPart({ rows }: Part<'presales'>): ReactNode {
  const t = useTexts(dashboardTexts);
  return (
    <Section title={t('presales')}>
      {rows.length === 0 && (
        <None text={t('presalesNone')} to={`${paths.home}?view=presale`} way={t('presalesOpen')} />
      )}
      {rows.map((row) => (
        <RowLink
          key={row.token.tokenAddress}
          to={`${paths.presale}?token=${row.token.tokenAddress}`}
          title={<bdi>{row.token.tokenName}</bdi>}
          detail={t('presaleShares', { n: Number(row.shares), paid: full(row.paid) })}
          value={<PresaleState row={row} />}
        />
      ))}
    </Section>
  );
}

function PresaleState({ row }: Readonly<{ row: Dashboard['presales'][number] }>): ReactNode {
  const t = useTexts(dashboardTexts);
  if (row.refunded) return <span className="text-14 text-ink-2">{t('refunded')}</span>;
  if (row.stage === 'failed') return <b className="text-14 font-strong">{t('refundDue')}</b>;
  if (BigInt(row.vestedNow) > 0n) {
    return <Vested row={row} />;
  }
  return <StageBadge stage={row.stage} />;
}

/** LP that waits to be claimed, as its two coins. */
function Vested({ row }: Readonly<{ row: Dashboard['presales'][number] }>): ReactNode {
  const t = useTexts(dashboardTexts);
  const coins = useLpSentence(usePairOf(row.token.tokenAddress), row.vestedNow);
  return (
    <span className="block max-w-40 text-14">
      <b className="block font-strong">{t('vested')}</b>
      {coins}
    </span>
  );
}

export function TradesPart({ rows }: Part<'trades'>): ReactNode {
  const t = useTexts(dashboardTexts);
  return (
    <Section title={t('trades')}>
      {rows.length === 0 && (
        <None text={t('tradesNone')} to={paths.preSwap} way={t('tradesOpen')} />
      )}
      {rows.map((row) => (
        <RowLink
          key={row.token.tokenAddress}
          to={`${paths.trade}?token=${row.token.tokenAddress}`}
          title={<bdi>{row.token.tokenName}</bdi>}
          detail={t('presaleShares', { n: Number(row.shares), paid: full(row.paid) })}
          value={<TradeWaits row={row} />}
        />
      ))}
    </Section>
  );
}

/** Whether something waits for me there: my money, or my tokens. */
function TradeWaits({ row }: Readonly<{ row: Dashboard['trades'][number] }>): ReactNode {
  const t = useTexts(dashboardTexts);
  if (row.claimed) return <span className="text-14 text-ink-2">{t('tradeSettled')}</span>;
  if (row.state === 'cancelled') return <b className="text-14 font-strong">{t('refundDue')}</b>;
  if (row.state === 'ended') return <b className="text-14 font-strong">{t('tradeTokensDue')}</b>;
  return (
    <span className="text-14 text-ink-2">
      {t(row.state === 'open' ? 'tradeOpen' : 'tradeClosed')}
    </span>
  );
}

/** Tokens of a launch or its LP by their amount; any other coin as it calls itself, by its address until then. */
function LockedText({ row }: Readonly<{ row: Dashboard['locks'][number] }>): ReactNode {
  const t = useTexts(dashboardTexts);
  const other = useCoin(row.token ? undefined : row.coin);
  if (!row.token) {
    return other
      ? coinSentence(row.amount, other)
      : t('lockOther', { address: shortenAddress(row.coin) });
  }
  const { tokenAddress, tokenSymbol: symbol } = row.token;
  if (row.coin === tokenAddress) {
    return coinSentence(row.amount, { symbol, decimals: COIN_DECIMALS });
  }
  return <LpAmount pair={row.coin} amount={row.amount} />;
}

export function LocksPart({ rows }: Part<'locks'>): ReactNode {
  const t = useTexts(dashboardTexts);
  const clock = useChainClock();
  const locale = useLocale();
  return (
    <Section
      title={t('locks')}
      aside={
        <Link to={paths.locks} className={asideLink}>
          {t('allLocks')}
        </Link>
      }
    >
      {rows.length === 0 && <p className="px-4 text-14 text-ink-2">{t('locksNone')}</p>}
      {rows.map((row) => (
        <RowLink
          key={row.createTime}
          to={`${paths.lockProof}?coin=${row.coin}`}
          title={
            <bdi>
              <LockedText row={row} />
            </bdi>
          }
          detail={t(row.unlockAt <= clock() ? 'lockOpen' : 'lockUntil', {
            time: dateTimeText(row.unlockAt, locale),
          })}
        />
      ))}
    </Section>
  );
}
