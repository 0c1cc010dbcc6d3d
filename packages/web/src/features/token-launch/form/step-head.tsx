import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { type StepName, steps } from './steps.ts';
import { type LaunchFormText, launchFormTexts } from './texts.ts';

const stepTitles: Readonly<Record<StepName, LaunchFormText>> = {
  token: 'stepToken',
  supply: 'stepSupply',
  presale: 'stepPresale',
  liquidity: 'stepLiquidity',
  check: 'stepCheck',
};

type StepHeadProps = Readonly<{
  step: StepName;
  /** Steps in which something is wrong. */
  wrong: ReadonlySet<StepName>;
  isKept: boolean;
  onChoose: (step: StepName) => void;
}>;

/** Where in the form one is; every step can be gone to at any time. */
export function StepHead({ step, wrong, isKept, onChoose }: StepHeadProps): ReactNode {
  const t = useTexts(launchFormTexts);
  const heading = useFocusOnChange(step);
  const place = steps.indexOf(step);
  return (
    <div className="px-4 pt-3">
      <p className="flex justify-between gap-3 text-14 text-ink-2">
        <span>{t('stepOf', { n: place + 1, of: steps.length })}</span>
        <span role="status">{isKept ? t('draftSaved') : ''}</span>
      </p>
      <ol className="flex gap-1">
        {steps.map((name, index) => (
          <li key={name} className="flex-1">
            <button
              type="button"
              aria-current={name === step ? 'step' : undefined}
              onClick={() => onChoose(name)}
              className="flex h-11 w-full items-center"
            >
              <span className="sr-only">{t(stepTitles[name])}</span>
              <span
                aria-hidden
                className={`h-1 w-full rounded-full ${look(index - place, wrong.has(name))}`}
              />
            </button>
          </li>
        ))}
      </ol>
      <h2 ref={heading} tabIndex={-1} className="title text-24 outline-none">
        {t(stepTitles[step])}
      </h2>
    </div>
  );
}

/** Who comes to another step is told so: the heading is read out. */
function useFocusOnChange(step: StepName) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) heading.current?.focus({ preventScroll: true });
    last.current = step;
  }, [step]);
  return heading;
}

/** Behind, here, ahead; what is behind and wrong stands out. */
function look(distance: number, isWrong: boolean): string {
  if (distance < 0) return isWrong ? 'bg-down' : 'bg-primary';
  return distance === 0 ? 'bg-primary opacity-55' : 'bg-line-soft';
}
