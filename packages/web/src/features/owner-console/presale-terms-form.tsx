import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { refusalsOfTerms, type TypedTerms } from '@vellum/api/token-launch/terms-refusals';
import { COIN_DECIMALS, formatAmount } from '@vellum/tron/amount';
import { type ReactNode, useState } from 'react';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useFactory } from '../../shared/launch/launch-queries.ts';
import { useProblemNote } from '../../shared/paid-action/errors/use-error-sentence.ts';
import { AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { OwnerActionRow } from './owner-action-row.tsx';
import type { LaunchActionsProps } from './presale-actions.tsx';
import { changedNames, termsMissing, termsOf, termsWith, typedOf } from './presale-terms.ts';
import { ReviewButton } from './review-button.tsx';
import { ownerTexts } from './texts.ts';
import { TimeInput, useNextMinute } from './time-input.tsx';

/** Basis points have two decimals as a percentage. */
const PERCENT_DECIMALS = 2;

const times = [
  ['startTime', 'starts'],
  ['endTime', 'ends'],
] as const;

/** Terms that are changed by a number, with its decimals and unit. */
const numbers = [
  ['presaleEthAmount', 'sharePrice', COIN_DECIMALS, 'TRX'],
  ['maxTotalNum', 'shares', 0, ''],
  ['presaleMaxNum', 'perBuyer', 0, ''],
  ['softCapRate', 'softCap', PERCENT_DECIMALS, '%'],
] as const;

type FormProps = Pick<LaunchActionsProps, 'launch' | 'actions'> & Readonly<{ isAsked: boolean }>;

/** Other terms of a presale, before it starts. */
export function PresaleTermsForm({ launch, actions, isAsked }: FormProps): ReactNode {
  const t = useTexts(ownerTexts);
  const terms = termsOf(launch);
  const before = typedOf(terms);
  const [typed, setTyped] = useState(before);
  const change = (part: Partial<TypedTerms>) => setTyped((last) => ({ ...last, ...part }));
  const { limits, isMissing, again } = useFactory();
  const minPresaleLength = limits?.minPresaleLength ?? 0;
  const problems = refusalsOfTerms(typed, { now: useNextMinute(), minPresaleLength });
  const changed = useChangedTerms(before, typed);
  const begin = () => {
    const next = termsWith(terms, typed);
    if (next === null) return;
    actions.presale.begin({
      ...{ tokenAddress: launch.token, presale: launch.presale.at, symbol: launch.symbol },
      ...{ change: 'terms', value: changed.join(', '), ...next },
    });
  };
  return (
    <OwnerActionRow title={t('presale_terms')} text={t('termsText')} isAsked={isAsked}>
      {times.map(([name, label]) => (
        <TimeInput
          key={name}
          label={t(label)}
          time={typed[name] ?? 0}
          onChange={(time) => change({ [name]: time || null })}
          problem={problems[name]}
        />
      ))}
      {numbers.map(([name, label, decimals, unit]) => (
        <NumberTerm
          key={name}
          {...{ label: t(label), value: typed[name], decimals, unit }}
          onChange={(value) => change({ [name]: value })}
          problem={problems[name]}
        />
      ))}
      {isMissing && <PartFailed text={t('limitsFailed')} retry={again} />}
      <ReviewButton
        used={actions.presale}
        missing={limits ? termsMissing(before, typed, problems) : 'limitsUnread'}
        onPress={begin}
      />
    </OwnerActionRow>
  );
}

type NumberTermProps = Readonly<{ problem: CodeWithParams | undefined }> &
  Pick<Parameters<typeof AmountInput>[0], 'label' | 'value' | 'decimals' | 'unit' | 'onChange'>;

function NumberTerm({ problem, ...field }: NumberTermProps): ReactNode {
  return <AmountInput {...field} note={useProblemNote(problem ?? null)} />;
}

/** `Price of a share 120 TRX`: each term that differs, with what it becomes. */
function useChangedTerms(before: TypedTerms, typed: TypedTerms): readonly string[] {
  const t = useTexts(ownerTexts);
  const locale = useLocale();
  const names = new Set<string>(changedNames(before, typed));
  return [
    ...times
      .filter(([name]) => names.has(name))
      .map(([name, label]) => `${t(label)} ${dateTimeText(typed[name] ?? 0, locale)}`),
    ...numbers
      .filter(([name]) => names.has(name))
      .map(([name, label, decimals, unit]) => {
        const value = formatAmount(typed[name] ?? 0n, decimals, { grouping: true });
        return `${t(label)} ${value} ${unit}`.trim();
      }),
  ];
}
