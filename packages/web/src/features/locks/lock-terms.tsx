import type { ReactNode } from 'react';
import type { Coin } from '../../shared/coins/coin.ts';
import { exactSentence } from '../../shared/coins/coin-amount.tsx';
import { LpEntryPart } from '../../shared/earn/lp-entry-part.tsx';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale, useSentenceGap } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useWorth } from '../../shared/income/use-worth.ts';
import { useProblemNote } from '../../shared/paid-action/errors/use-error-sentence.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import type { FieldNote } from '../../shared/ui/fields/field.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { DaysField } from './days-field.tsx';
import { daysProblem } from './lock-days.ts';
import { amountProblem } from './lock-missing.ts';
import { lockTexts } from './texts.ts';

type LockTermsProps = Readonly<{
  coin: Coin | undefined;
  balance: bigint | undefined;
  amount: bigint | null;
  onAmount: (amount: bigint | null) => void;
  /** How LP is entered; null for other coins. */
  lp: Pick<Parameters<typeof LpEntryPart>[0], 'entry' | 'facts'> | null;
  days: number | null;
  onDays: (days: number | null) => void;
  unlockAt: number;
}>;

/** How much and how long. */
export function LockTerms(props: LockTermsProps): ReactNode {
  const { coin, balance, amount, days, onDays, unlockAt } = props;
  const t = useTexts(lockTexts);
  const locale = useLocale();
  const gap = useSentenceGap();
  const note = useProblemNote(coin ? amountProblem(amount, balance, coin.symbol) : null);
  const isTime = days !== null && days > 0 && daysProblem(days) === null;
  return (
    <Section title={t('howMuch')}>
      <div className="grid gap-4 px-4">
        <HowMuch {...props} note={note} />
        <DaysField label={t('howLong')} days={days} onChange={onDays} />
        {isTime && (
          <div>
            <dl>
              <Figure name={t('unlocks')}>
                <b className="font-strong">{dateTimeText(unlockAt, locale)}</b>
              </Figure>
            </dl>
            <p className="text-13 text-ink-2">
              {t('unlockNote')}
              {gap}
              {t('noExit')}
            </p>
          </div>
        )}
      </div>
    </Section>
  );
}

type HowMuchProps = LockTermsProps & Readonly<{ note: FieldNote | undefined }>;

/** An amount of a coin; LP by a part of it, or by one of its coins. */
function HowMuch({ coin, balance, amount, onAmount, lp, note }: HowMuchProps): ReactNode {
  const t = useTexts(lockTexts);
  const worth = useWorth(coin?.address, amount);
  if (lp) return <LpEntryPart label={t('amount')} {...lp} available={balance} note={note} />;
  return (
    <AmountInput
      key={coin?.address}
      label={t('amount')}
      value={amount}
      onChange={onAmount}
      decimals={coin?.decimals}
      unit={coin?.symbol ?? ''}
      aside={
        coin && balance !== undefined && t('balance', { amount: exactSentence(balance, coin) })
      }
      max={balance}
      worth={worth}
      note={note}
    />
  );
}
