import type { ReactNode } from 'react';
import { durationOf } from '../../../shared/format/duration.ts';
import { percentText } from '../../../shared/format/percent.ts';
import { useSentenceGap } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Field, type FieldNote, inputClass } from '../../../shared/ui/fields/field.tsx';
import { localText, timeOfLocal } from './draft/local-time.ts';
import { count, exact } from './figures.ts';
import { NumberField } from './number-field.tsx';
import { launchFormTexts } from './texts.ts';
import { useFieldNote } from './use-field-note.ts';
import type { UsedForm } from './use-launch-form.ts';

/** Caps, shares and times. */
export function StepPresale({ form }: Readonly<{ form: UsedForm }>): ReactNode {
  const t = useTexts(launchFormTexts);
  return (
    <>
      <NumberField
        form={form}
        field="hardCap"
        label={t('hardCap')}
        unit="TRX"
        note={useSharesNote(form)}
      />
      <NumberField
        form={form}
        field="softCap"
        label={t('softCap')}
        aside={t('softCapAside')}
        unit="TRX"
        note={useSoftCapNote(form)}
      />
      <div className="grid grid-cols-2 gap-4">
        <NumberField form={form} field="shares" label={t('shares')} decimals={0} />
        <NumberField form={form} field="maxShares" label={t('maxShares')} decimals={0} />
      </div>
      <Hint text={usePeopleText(form)} />
      <div className="grid gap-5">
        <TimeField form={form} field="startTime" label={t('startTime')} />
        <TimeField form={form} field="endTime" label={t('endTime')} />
      </div>
      <Hint text={useLengthText(form)} />
    </>
  );
}

function Hint({ text }: Readonly<{ text: string | null }>): ReactNode {
  return text !== null && <p className="-mt-3 text-14 text-ink-2">{text}</p>;
}

function useSharesNote({ partial, problems }: UsedForm): FieldNote | undefined {
  const t = useTexts(launchFormTexts);
  const { hardCap, shares } = partial;
  if (!hardCap || !shares || problems.has('shares')) return undefined;
  const text = t('sharesAt', { n: shares, price: exact(hardCap / BigInt(shares)) });
  return { kind: 'good', text };
}

/** Says by itself which amounts would do: a share of another number is not seen at a glance. */
function useSoftCapNote(form: UsedForm): FieldNote | undefined {
  const t = useTexts(launchFormTexts);
  const gap = useSentenceGap();
  const told = useFieldNote(form, 'softCap');
  const { hardCap, softCap } = form.partial;
  if (!hardCap || softCap === undefined) return told;
  const share = percentText(Number((softCap * 10_000n) / hardCap));
  if (!told) return { kind: 'hint', text: t('softCapIs', { share }) };
  const low = exact((hardCap + 1n) / 2n);
  const ways = t('softCapFix', { share, low, high: exact(hardCap) });
  return { kind: 'bad', text: `${told.text}${gap}${ways}` };
}

/** Buyers that most presales find: a limit of a twentieth is also what the score takes for well spread. */
const EASY_BUYERS = 20;

function usePeopleText({ partial, problems }: UsedForm): string | null {
  const t = useTexts(launchFormTexts);
  const gap = useSentenceGap();
  const { shares, maxShares } = partial;
  if (!shares || !maxShares || problems.has('maxShares')) return null;
  const n = Math.ceil(shares / maxShares);
  const needed = t('peopleNeeded', { max: count(maxShares), n: count(n) });
  if (n <= EASY_BUYERS) return needed;
  const fits = { max: count(Math.ceil(shares / EASY_BUYERS)), n: EASY_BUYERS };
  return `${needed}${gap}${t('peopleFit', fits)}`;
}

function useLengthText({ partial, problems }: UsedForm): string | null {
  const t = useTexts(launchFormTexts);
  const { startTime, endTime } = partial;
  if (!startTime || !endTime || problems.has('endTime')) return null;
  const { days, hours, minutes } = durationOf(endTime - startTime);
  const parts = [
    days > 0 && t('runsDays', { days }),
    hours > 0 && t('runsHours', { hours }),
    minutes > 0 && t('runsMinutes', { minutes }),
  ];
  return t('runsLong', { length: parts.filter(Boolean).join(' ') });
}

type TimeFieldProps = Readonly<{
  form: UsedForm;
  field: 'startTime' | 'endTime';
  label: string;
  note?: FieldNote | undefined;
}>;

/** A time in the reader's own zone; the draft keeps the moment itself. */
function TimeField({ form, field, label, note }: TimeFieldProps): ReactNode {
  return (
    <Field label={label} note={useFieldNote(form, field, note, label)}>
      {(links) => (
        <input
          {...links}
          name={field}
          type="datetime-local"
          // Without it Chrome takes six digits of a year, which are no time.
          max="9999-12-31T23:59"
          value={localText(form.draft[field])}
          onBlur={() => form.touch(field)}
          onChange={(event) => form.change({ [field]: timeOfLocal(event.target.value) })}
          className={`${inputClass} pr-2`}
        />
      )}
    </Field>
  );
}
