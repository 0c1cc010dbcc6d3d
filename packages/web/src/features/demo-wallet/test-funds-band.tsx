import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { TestFundsStamp } from '../../shared/ui/states/test-funds-stamp.tsx';
import { demoWalletTexts } from './texts.ts';

/** The band that cannot be put away: hatched, because what is on it is not money. */
export function TestFundsBand({ text }: Readonly<{ text?: string }>): ReactNode {
  const t = useTexts(demoWalletTexts);
  return (
    <div className="hatched flex min-h-11 items-center border-y border-rule bg-accent-soft px-4 text-14 text-on-accent-soft [--hatch:var(--rule)]">
      <span className="-ml-1 flex items-center gap-2 bg-accent-soft px-1 py-1 pr-2">
        <TestFundsStamp text={t('testFunds')} />
        <span>{text ?? t('nothingHasValue')}</span>
      </span>
    </div>
  );
}
