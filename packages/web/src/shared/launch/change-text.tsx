import type { ReactNode } from 'react';
import { signedPercent } from '../format/percent.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { launchTexts } from './texts.ts';

/** How a price moved in 24 hours, in hundredths of a percent: an arrow, a sign and the size; nothing when it is not known. */
export function ChangeText({ change }: Readonly<{ change: number | null }>): ReactNode {
  const t = useTexts(launchTexts);
  if (change === null) return null;
  const size = signedPercent(change);
  if (change === 0) return <span className="text-ink-2">{t('unchanged')}</span>;
  const isUp = change > 0;
  return (
    <span className={`whitespace-nowrap ${isUp ? 'text-rise' : 'text-fall'}`}>
      <ChangeArrow isUp={isUp} />
      <span className="sr-only">{t(isUp ? 'rose' : 'fell', { change: size.slice(1) })}</span>
      <span aria-hidden>{size}</span>
    </span>
  );
}

/** Says by its shape what colours differ on between regions. */
export function ChangeArrow({ isUp }: Readonly<{ isUp: boolean }>): ReactNode {
  return (
    <svg aria-hidden viewBox="0 0 10 8" className="mr-1 inline-block h-2 w-2.5 align-baseline">
      <path d={isUp ? 'M5 0 10 8H0z' : 'M0 0h10L5 8z'} fill="currentColor" />
    </svg>
  );
}
