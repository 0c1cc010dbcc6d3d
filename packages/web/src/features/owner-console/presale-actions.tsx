import type { LaunchPower } from '@vellum/api/token-launch/launch-powers';
import { fromHexAddress } from '@vellum/tron/address';
import { COIN_DECIMALS, formatAmount } from '@vellum/tron/amount';
import { type ReactNode, useState } from 'react';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useProblemNote } from '../../shared/paid-action/errors/use-error-sentence.ts';
import { AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import type { PresaleTerms } from './configure-presale.ts';
import { OwnerActionRow } from './owner-action-row.tsx';
import { ReviewButton } from './review-button.tsx';
import { type OwnerText, ownerTexts } from './texts.ts';
import { TimeInput } from './time-input.tsx';
import type { OwnedLaunch } from './use-owned-launch.ts';
import type { OwnerActions } from './use-owner-actions.tsx';

export type LaunchActionsProps = Readonly<{
  launch: OwnedLaunch;
  actions: OwnerActions;
  powers: readonly LaunchPower[];
  asked: LaunchPower | null;
}>;

/** What the owner of a presale can do now. */
export function PresaleActions({ launch, actions, powers, asked }: LaunchActionsProps): ReactNode {
  const t = useTexts(ownerTexts);
  const { presale } = actions;
  const of = { tokenAddress: launch.token, presale: launch.presale.at, symbol: launch.symbol };
  const plain = [
    ['presaleCancel', 'cancel'],
    ['reclaimTokens', 'reclaim'],
  ] as const;
  return (
    <>
      {powers.includes('presaleTerms') && (
        <TermsForm launch={launch} actions={actions} isAsked={asked === 'presaleTerms'} />
      )}
      {plain
        .filter(([power]) => powers.includes(power))
        .map(([power, change]) => (
          <OwnerActionRow
            key={power}
            title={t(`presale_${change}`)}
            text={t(`presaleDoes_${change}`, { what: launch.symbol, value: '' })}
            isAsked={asked === power}
          >
            {change === 'cancel' && <Notice kind="warn">{t('forGood')}</Notice>}
            <ReviewButton
              used={presale}
              onPress={() => presale.begin({ ...of, change, value: '' })}
            />
          </OwnerActionRow>
        ))}
    </>
  );
}

const MS = 1000;
/** Basis points have two decimals as a percentage. */
const PERCENT_DECIMALS = 2;

type TermsProps = Pick<LaunchActionsProps, 'launch' | 'actions'> & Readonly<{ isAsked: boolean }>;

/** Terms that are changed by a number, with its decimals and unit. */
const numbers = [
  ['presaleEthAmount', 'sharePrice', COIN_DECIMALS, 'TRX'],
  ['maxTotalNum', 'shares', 0, ''],
  ['presaleMaxNum', 'perBuyer', 0, ''],
  ['softCapRate', 'softCap', PERCENT_DECIMALS, '%'],
] as const;

function TermsForm({ launch, actions, isAsked }: TermsProps): ReactNode {
  const t = useTexts(ownerTexts);
  const now = termsOf(launch);
  const [terms, setTerms] = useState(now);
  const change = (part: Partial<PresaleTerms>) => setTerms({ ...terms, ...part });
  const changed = useChangedTerms(now, terms);
  const capNote = useProblemNote(isSoftCap(terms) ? null : { code: 'SOFTCAP_RANGE' });
  const begin = () =>
    actions.presale.begin({
      ...{ tokenAddress: launch.token, presale: launch.presale.at, symbol: launch.symbol },
      ...{ change: 'terms', value: changed.join(', '), ...terms },
    });
  return (
    <OwnerActionRow title={t('presale_terms')} text={t('termsText')} isAsked={isAsked}>
      <TimeInput
        label={t('starts')}
        time={terms.startTime}
        onChange={(startTime) => change({ startTime })}
      />
      <TimeInput
        label={t('ends')}
        time={terms.endTime}
        onChange={(endTime) => change({ endTime })}
      />
      {numbers.map(([name, label, decimals, unit]) => (
        <AmountInput
          key={name}
          label={t(label)}
          value={BigInt(terms[name])}
          onChange={(value = 0n) =>
            change({ [name]: name === 'presaleEthAmount' ? String(value ?? 0n) : Number(value) })
          }
          decimals={decimals}
          unit={unit}
          note={name === 'softCapRate' ? capNote : undefined}
        />
      ))}
      <ReviewButton used={actions.presale} missing={termsMissing(terms, changed)} onPress={begin} />
    </OwnerActionRow>
  );
}

/** The contract takes half to all of the hard cap. */
const isSoftCap = ({ softCapRate }: PresaleTerms) => softCapRate >= 5_000 && softCapRate <= 10_000;

function termsMissing(terms: PresaleTerms, changed: readonly string[]): OwnerText | null {
  if (changed.length === 0) return 'nothingChanged';
  if (terms.startTime === 0 || terms.endTime <= terms.startTime) return 'enterTime';
  return isSoftCap(terms) ? null : 'enterAmount';
}

/** `Price of a share 120 TRX`: each term that differs, with what it becomes. */
function useChangedTerms(before: PresaleTerms, after: PresaleTerms): readonly string[] {
  const t = useTexts(ownerTexts);
  const locale = useLocale();
  const times = [
    ['startTime', 'starts'],
    ['endTime', 'ends'],
  ] as const;
  return [
    ...times
      .filter(([name]) => before[name] !== after[name])
      .map(([name, label]) => `${t(label)} ${dateTimeText(after[name], locale)}`),
    ...numbers
      .filter(([name]) => before[name] !== after[name])
      .map(([name, label, decimals, unit]) => {
        const value = formatAmount(BigInt(after[name]), decimals, { grouping: true });
        return `${t(label)} ${value} ${unit}`.trim();
      }),
  ];
}

function termsOf({ terms }: OwnedLaunch): PresaleTerms {
  return {
    startTime: Number(terms.startTime) * MS,
    endTime: Number(terms.endTime) * MS,
    presaleEthAmount: terms.presaleEthAmount.toString(),
    maxTotalNum: Number(terms.maxTotalNum),
    presaleMaxNum: Number(terms.presaleMaxNum),
    softCapRate: Number(terms.softCapRate),
    userLPShare: Number(terms.userLPShare),
    devLPShare: Number(terms.devLPShare),
    devLPReceiver: fromHexAddress(terms.devLPReceiver),
    vestingDelay: Number(terms.vestingDelay),
    vestingRate: Number(terms.vestingRate),
    vestingDis: Number(terms.vestingDis),
    backingShare: Number(terms.backingShare),
  };
}
