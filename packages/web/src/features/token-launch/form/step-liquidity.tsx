import {
  DAY,
  MAX_CREATOR_LP_SHARE,
  MIN_USER_LP_SHARE,
} from '@vellum/api/token-launch/launch-limits';
import { vestingRate } from '@vellum/api/token-launch/launch-plan';
import type { ReactNode } from 'react';
import { AddressInput } from '../../../shared/contacts/address-input.tsx';
import { percentText } from '../../../shared/format/percent.ts';
import { useSentenceGap } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { FieldNote } from '../../../shared/ui/fields/field.tsx';
import { Fields } from './fields.tsx';
import { NumberField } from './number-field.tsx';
import { lpShares } from './percent-split.ts';
import { type SharePart, SharesBar } from './shares-bar.tsx';
import { launchFormTexts } from './texts.ts';
import { useFieldNote } from './use-field-note.ts';
import type { UsedForm } from './use-launch-form.ts';

/** Who gets the liquidity, and when. */
export function StepLiquidity({ form }: Readonly<{ form: UsedForm }>): ReactNode {
  const t = useTexts(launchFormTexts);
  return (
    <>
      <SharesBar label={t('lpBar')} parts={useLpParts(form)} />
      <div className="grid grid-cols-2 gap-4 max-[374px]:grid-cols-1">
        <NumberField
          form={form}
          field="userLpShare"
          label={t('userLpShare')}
          aside={t('atLeast', { least: percentText(MIN_USER_LP_SHARE) })}
          unit={t('percent')}
          decimals={2}
        />
        <NumberField
          form={form}
          field="devShare"
          label={t('devShare')}
          aside={t('atMost', { most: percentText(MAX_CREATOR_LP_SHARE) })}
          unit={t('percent')}
          decimals={2}
        />
      </div>
      <BurnedLp form={form} />
      <ReceiverField form={form} />
      <VestingFields form={form} />
      <Fields title={t('backingTitle')}>
        <NumberField
          form={form}
          field="backingShare"
          label={t('backingShare')}
          unit={t('percent')}
          decimals={2}
          note={{ kind: 'hint', text: t('backingHint') }}
        />
      </Fields>
    </>
  );
}

function useLpParts({ partial }: UsedForm): readonly SharePart[] {
  const t = useTexts(launchFormTexts);
  const { users, creator, burned, over } = lpShares(partial);
  return [
    { name: t('partUsers'), bps: users, look: 'primary' },
    { name: t('partCreator'), bps: creator, look: 'accent' },
    { name: t('partBurned'), bps: burned, look: 'hatched' },
    { name: t('partOver'), bps: over, look: 'over' },
  ];
}

function BurnedLp({ form }: Readonly<{ form: UsedForm }>): ReactNode {
  const t = useTexts(launchFormTexts);
  const { burned } = lpShares(form.partial);
  return (
    <p className="-mt-3 text-14 text-ink-2">
      {burned === 0 ? t('lpNoneBurned') : t('lpBurned', { share: percentText(burned) })}
    </p>
  );
}

const ADDRESS_LETTERS = 34;

function ReceiverField({ form }: Readonly<{ form: UsedForm }>): ReactNode {
  const t = useTexts(launchFormTexts);
  const text = form.draft.devLpReceiver;
  const gap = useSentenceGap();
  const hint: FieldNote = { kind: 'hint', text: t('devLpReceiverHint') };
  const told = useFieldNote(form, 'devLpReceiver', hint);
  const isShort = told?.kind === 'bad' && text.length !== ADDRESS_LETTERS;
  const note: FieldNote | undefined = isShort
    ? { kind: 'bad', text: `${told.text}${gap}${t('addressLetters', { n: text.length })}` }
    : told;
  return (
    <AddressInput
      label={t('devLpReceiver')}
      name="devLpReceiver"
      text={text}
      onLeave={() => form.touch('devLpReceiver')}
      onChange={(next) => form.change({ devLpReceiver: next })}
      note={note}
      guard="warn"
    />
  );
}

function VestingFields({ form }: Readonly<{ form: UsedForm }>): ReactNode {
  const t = useTexts(launchFormTexts);
  return (
    <Fields title={t('vestingTitle')}>
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          form={form}
          field="vestingDelay"
          label={t('vestingDelay')}
          unit={t('days')}
          decimals={2}
        />
        <NumberField
          form={form}
          field="vestingInterval"
          label={t('vestingInterval')}
          unit={t('days')}
          decimals={2}
        />
      </div>
      <NumberField
        form={form}
        field="vestingRounds"
        label={t('vestingRounds')}
        decimals={0}
        note={useVestingNote(form)}
      />
    </Fields>
  );
}

function useVestingNote({ partial }: UsedForm): FieldNote | undefined {
  const t = useTexts(launchFormTexts);
  const { vestingDelay, vestingInterval = 0, vestingRounds } = partial;
  if (vestingDelay === undefined || !vestingRounds) return undefined;
  const days = (vestingDelay + (vestingRounds - 1) * vestingInterval) / DAY;
  const rate = percentText(Number(vestingRate(vestingRounds)));
  return { kind: 'hint', text: t('vestingRate', { rate, days: Math.ceil(days) }) };
}
