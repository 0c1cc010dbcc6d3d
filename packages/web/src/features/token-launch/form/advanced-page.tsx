import type { Address } from '@vellum/tron/address';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useClientState } from '../../../shared/state/client-state.ts';
import { AddressFull } from '../../../shared/ui/address/address-full.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { FootBar } from '../../../shared/ui/buttons/foot-bar.tsx';
import { isUntouched } from './draft/draft.ts';
import { DraftTools } from './draft/draft-tools.tsx';
import { FactoryNotice } from './factory-notice.tsx';
import { fixText, LaunchBar, PreviewLine } from './launch-bar.tsx';
import { LinkFields } from './link-fields.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { NameFields } from './name-fields.tsx';
import { useBuyerView } from './preview-card.tsx';
import { filledDraft } from './simple-form.ts';
import { StepCheck } from './step-check.tsx';
import { StepHead } from './step-head.tsx';
import { StepLiquidity } from './step-liquidity.tsx';
import { StepPresale } from './step-presale.tsx';
import { StepSupply } from './step-supply.tsx';
import { problemsIn, type StepName, stepOf, steps, stepWith } from './steps.ts';
import { launchFormTexts } from './texts.ts';
import { focusField, type UsedCreate, useClearWhenDone, useCreate } from './use-create.ts';
import { type UsedForm, useLaunchForm } from './use-launch-form.ts';

/** Every field of a launch, in five steps. */
export function LaunchAdvancedPage(): ReactNode {
  const used = useCreate();
  const form = useLaunchForm('advanced', used.limits);
  useClearWhenDone(used, form);
  useFilled(form);
  const [kept, setKept] = useClientState('step');
  const step = stepOf(kept);
  const go = (next: StepName) => {
    setKept(next);
    window.scrollTo({ top: 0 });
  };
  const wrong = new Set([...form.problems.keys()].map(stepWith));
  return (
    <>
      {step === 'token' && (
        <>
          <ModeSwitch mode="advanced" isKept={false} />
          <FactoryNotice {...used} />
          <DraftTools form={form} onReplaced={() => go('token')} />
        </>
      )}
      <StepHead step={step} wrong={wrong} isKept={form.isKept} onChoose={go} />
      <StepFields step={step} form={form} used={used} />
      <StepBar step={step} form={form} used={used} go={go} />
      {used.create.sheet}
    </>
  );
}

/** An empty form begins with what the simple one would set; what is emptied later stays empty. */
function useFilled({ draft, keptDraft, replace, now }: UsedForm): void {
  const isEmpty = isUntouched(draft);
  const isFirst = useRef(true);
  useEffect(() => {
    // The first effect of a hydrated page still sees the server's view, which has no draft.
    if (isEmpty && !isUntouched(keptDraft())) return;
    if (isEmpty || (isFirst.current && draft.vestingRounds === '')) {
      replace(filledDraft(draft, now));
    }
    isFirst.current = false;
  }, [isEmpty, draft, keptDraft, replace, now]);
}

type PartProps = Readonly<{ step: StepName; form: UsedForm; used: UsedCreate }>;

function StepFields({ step, form, used }: PartProps): ReactNode {
  const view = useBuyerView(form);
  if (step === 'check') {
    return (
      <>
        <FactoryNotice {...used} />
        <StepCheck form={form} view={view} cost={used.cost} />
      </>
    );
  }
  return (
    <div className="grid gap-5 px-4 pt-4">
      {step === 'token' && <StepToken form={form} creator={used.address} />}
      {step === 'supply' && <StepSupply form={form} />}
      {step === 'presale' && <StepPresale form={form} />}
      {step === 'liquidity' && <StepLiquidity form={form} />}
    </div>
  );
}

type StepBarProps = PartProps & Readonly<{ go: (step: StepName) => void }>;

/** On to the next step, or to the first field that is wrong. */
function StepBar({ step, form, used, go }: StepBarProps): ReactNode {
  const t = useTexts(launchFormTexts);
  const view = useBuyerView(form);
  const place = steps.indexOf(step);
  const before = steps[place - 1];
  const next = steps[place + 1];
  const own = problemsIn(step, form.problems);
  const fix = () => {
    form.tellAll();
    const [first] = own.keys();
    if (!first) return;
    go(stepWith(first));
    // Once the step is there.
    requestAnimationFrame(() => focusField(first));
  };
  const back = before && (
    <div className="w-28 flex-none">
      <Button kind="secondary" onClick={() => go(before)}>
        {t('back')}
      </Button>
    </div>
  );
  if (!next) {
    return <LaunchBar form={form} view={view} used={used} onFix={fix} back={back} />;
  }
  return (
    <FootBar className="grid gap-3">
      <PreviewLine form={form} view={view} />
      <div className="flex gap-4">
        {back}
        <div className="min-w-0 flex-1">
          <Button onClick={own.size > 0 ? fix : () => go(next)}>
            {own.size > 0 ? fixText({ problems: own }, t) : t('next')}
          </Button>
        </div>
      </div>
    </FootBar>
  );
}

type StepTokenProps = Readonly<{ form: UsedForm; creator: Address | null }>;

/** Texts, supply and links; the creator is whoever signs. */
function StepToken({ form, creator }: StepTokenProps): ReactNode {
  const t = useTexts(launchFormTexts);
  return (
    <>
      <NameFields form={form} />
      <LinkFields form={form} />
      <section aria-label={t('creator')}>
        <h3 className="text-14">{t('creator')}</h3>
        {creator ? (
          <>
            <div className="mt-2">
              <AddressFull address={creator} />
            </div>
            <p className="mt-2 text-14 text-ink-2">{t('creatorText')}</p>
          </>
        ) : (
          <p className="mt-2 text-14 text-ink-2">{t('creatorMissing')}</p>
        )}
      </section>
    </>
  );
}
