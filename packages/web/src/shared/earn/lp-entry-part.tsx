import { coinsOfLp } from '@vellum/api/liquidity/lp-coins';
import type { ReactNode } from 'react';
import { exactSentence } from '../coins/coin-amount.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { LpFacts } from '../lp/lp-facts.ts';
import { lpSentence } from '../lp/lp-sentence.ts';
import { AmountInput } from '../ui/fields/amount-input.tsx';
import type { FieldNote } from '../ui/fields/field.tsx';
import { PercentField } from '../ui/fields/percent-field.tsx';
import { Segmented } from '../ui/fields/segmented.tsx';
import { earnTexts } from './texts.ts';
import type { LpEntry } from './use-lp-entry.ts';

type LpEntryPartProps = Readonly<{
  label: string;
  entry: LpEntry;
  facts: LpFacts | null | undefined;
  available: bigint | undefined;
  note?: FieldNote | undefined;
  /** Whether its two coins stand below; the page may say them itself. */
  saysCoins?: boolean;
}>;

/** How much LP: a part of what there is, or so much of its base coin. */
export function LpEntryPart(props: LpEntryPartProps): ReactNode {
  const { label, entry, facts, available, note, saysCoins = true } = props;
  const t = useTexts(earnTexts);
  const base = facts?.base.coin;
  const most = facts && available !== undefined ? coinsOfLp(facts, available).base : undefined;
  return (
    <div className="grid gap-4">
      <Segmented
        label={label}
        choices={[
          { value: 'percent', label: t('lpPercent') },
          { value: 'amount', label: t('lpAmount') },
        ]}
        value={entry.way}
        onChange={entry.setWay}
      />
      {entry.way === 'percent' ? (
        <PercentField label={t('lpPart')} value={entry.bps} onChange={entry.setBps} />
      ) : (
        <AmountInput
          label={t('lpBy', { coin: base?.symbol ?? '' })}
          value={entry.amount}
          onChange={entry.setAmount}
          decimals={base?.decimals}
          unit={base?.symbol ?? ''}
          max={most}
          note={note}
          aside={base && most !== undefined && t('lpMost', { amount: exactSentence(most, base) })}
        />
      )}
      {saysCoins && facts && entry.lp !== null && (
        <p className="text-14">{t('lpIs', { coins: lpSentence(facts, entry.lp) })}</p>
      )}
    </div>
  );
}
