import type { ReactNode } from 'react';
import { signedPercent } from '../../shared/format/percent.ts';
import { signedU } from '../../shared/holdings/signed-u.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ChangeArrow } from '../../shared/launch/change-text.tsx';
import { type PortfolioText, portfolioTexts } from './texts.ts';

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

type SpanName = Extract<PortfolioText, 'day' | 'week'>;
type ChangeLineProps = Readonly<{
  span: SpanName;
  change: Readonly<{ gained: string; rate: number | null }>;
}>;

/** The change of one span on one line. */
export function ChangeLine({ span, change }: ChangeLineProps): ReactNode {
  const t = useTexts(portfolioTexts);
  return (
    <>
      {change.rate !== null && <RateText rate={change.rate} />}{' '}
      <span className="text-ink-2">
        {t('gainedIn', { u: signedU(BigInt(change.gained)), span: t(span) })}
      </span>
    </>
  );
}
