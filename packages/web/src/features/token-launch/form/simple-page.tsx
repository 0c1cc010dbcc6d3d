import { PRESET_HEAD_START } from '@vellum/api/token-launch/launch-preset';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { shortDay } from '../../../shared/format/date.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import type { FieldNote } from '../../../shared/ui/fields/field.tsx';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { TermRow } from '../../../shared/ui/lists/term-row.tsx';
import { CostPart } from './cost-part.tsx';
import { FactoryNotice } from './factory-notice.tsx';
import { count, exact } from './figures.ts';
import { LaunchBar } from './launch-bar.tsx';
import { LinkFields } from './link-fields.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { NameFields } from './name-fields.tsx';
import { NumberField } from './number-field.tsx';
import { PreviewPart, useBuyerView } from './preview-card.tsx';
import { SetPart } from './set-part.tsx';
import { daysOf, filledDraft, simpleDays } from './simple-form.ts';
import { launchFormTexts } from './texts.ts';
import { focusField, useClearWhenDone, useCreate } from './use-create.ts';
import { type UsedForm, useLaunchForm } from './use-launch-form.ts';

/** A token in a minute: a few fields, everything else set so that buyers are safe. */
export function LaunchSimplePage(): ReactNode {
  const t = useTexts(launchFormTexts);
  const navigate = useNavigate();
  const used = useCreate();
  const form = useLaunchForm('simple', used.limits);
  useClearWhenDone(used, form);
  const view = useBuyerView(form);
  const { cost, create } = used;
  const openAdvanced = () => {
    form.replace(filledDraft(form.draft, form.now));
    void navigate(paths.launchAdvanced);
  };
  const fix = () => {
    form.tellAll();
    const [first] = form.problems.keys();
    if (first) focusField(first);
  };
  return (
    <>
      <ModeSwitch mode="simple" isKept={form.isKept} />
      <FactoryNotice {...used} />
      <CostPart {...cost} />
      <Section title={t('tokenTitle')}>
        <div className="grid gap-5 px-4">
          <NameFields form={form} />
          <LinkFields form={form} />
        </div>
      </Section>
      <PresalePart form={form} />
      <SetPart form={form} onChange={openAdvanced} />
      <PreviewPart form={form} view={view} />
      <LaunchBar form={form} view={view} used={used} onFix={fix} />
      {create.sheet}
    </>
  );
}

const DAY = 86_400_000;

/** How much, and for how long. */
function PresalePart({ form }: Readonly<{ form: UsedForm }>): ReactNode {
  const t = useTexts(launchFormTexts);
  const locale = useLocale();
  const start = form.now + PRESET_HEAD_START * 1000;
  return (
    <Section title={t('presaleTitle')}>
      <div className="px-4">
        <NumberField
          form={form}
          field="hardCap"
          label={t('goal')}
          aside={t('goalAside')}
          unit="TRX"
          note={useGoalNote(form)}
          large
        />
      </div>
      <p aria-hidden className="px-4 pt-5 pb-2 text-14">
        {t('runsFor')}
      </p>
      <TermRow
        label={t('runsFor')}
        terms={simpleDays}
        chosen={simpleDays.find((days) => days === daysOf(form.draft)) ?? null}
        onChoose={(days) => form.change({ runsFor: String(days) })}
        keyOf={(days) => days}
        words={(days) => ({
          name: t('runsDays', { days }),
          detail: t('runsTo', { date: shortDay(start + days * DAY, locale) }),
        })}
        isOff={() => false}
      />
    </Section>
  );
}

function useGoalNote({ partial }: UsedForm): FieldNote | undefined {
  const t = useTexts(launchFormTexts);
  const { hardCap, softCap, shares } = partial;
  if (!hardCap || !softCap || !shares) return undefined;
  const text = t('goalText', {
    shares: count(shares),
    price: exact(hardCap / BigInt(shares)),
    softCap: exact(softCap),
  });
  return { kind: 'hint', text };
}
