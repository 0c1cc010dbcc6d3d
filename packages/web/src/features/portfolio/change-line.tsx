import type { ReactNode } from 'react';
import { shortMoment } from '../../shared/format/date.ts';
import { signedPercent } from '../../shared/format/percent.ts';
import { signedU } from '../../shared/holdings/signed-u.tsx';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ChangeArrow } from '../../shared/launch/change-text.tsx';
import { portfolioTexts } from './texts.ts';

/** A change by prices and rewards, in hundredths of a percent: an arrow, a sign, the size. */
export function RateText({ rate }: Readonly<{ rate: number }>): ReactNode {
  const t = useTexts(portfolioTexts);
  if (rate === 0) return <span className="text-ink-2">{signedPercent(0)}</span>;
  const isUp = rate > 0;
  return (
    <span className={`font-strong whitespace-nowrap ${isUp ? 'text-rise' : 'text-fall'}`}>
      <ChangeArrow isUp={isUp} />
      <span className="sr-only">{t(isUp ? 'rose' : 'fell')}</span>
      {signedPercent(rate)}
    </span>
  );
}

type ChangeLineProps = Readonly<{
  change: Readonly<{ from: number; gained: string; rate: number | null }>;
}>;

/** The change on one line. Totals are stored once a day, so it names since when rather than for how long. */
export function ChangeLine({ change }: ChangeLineProps): ReactNode {
  const t = useTexts(portfolioTexts);
  const locale = useLocale();
  return (
    <>
      {change.rate !== null && <RateText rate={change.rate} />}{' '}
      <span className="text-ink-2">
        {t('gainedSince', {
          u: signedU(BigInt(change.gained)),
          time: shortMoment(change.from, locale),
        })}
      </span>
    </>
  );
}
