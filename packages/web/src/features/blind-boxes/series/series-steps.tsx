import { useQueryClient } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChainClock } from '../../../shared/chain/use-chain-clock.ts';
import { amountText } from '../../../shared/format/amount.ts';
import { countText } from '../../../shared/format/count-text.ts';
import { dateTimeText, shortDay } from '../../../shared/format/date.ts';
import { unbroken } from '../../../shared/format/unbroken.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Icon } from '../../../shared/ui/art/icon.tsx';
import { Countdown } from '../../../shared/ui/time/countdown.tsx';
import type { SeriesDetail } from '../box-queries.ts';
import { minutesUntil, progressOf, stageOf } from '../phases.ts';
import { boxTexts } from '../texts.ts';

type SeriesStepsProps = Readonly<{ series: SeriesDetail }>;

/** The four steps of every series, and where this one is now. */
export function SeriesSteps({ series }: SeriesStepsProps): ReactNode {
  const t = useTexts(boxTexts);
  const names = useStepNames(series);
  const { at, broken } = progressOf(stageOf(series, series.asOf.head), series.capturedAt);
  return (
    <div className="px-4 pt-4">
      <ol aria-label={t('steps')} className="grid grid-cols-[1.15fr_1fr_1fr_1fr]">
        {names.map((name, step) => (
          <li
            key={name}
            aria-current={step === at ? 'step' : undefined}
            className="relative pr-2 text-13"
          >
            {step < names.length - 1 && (
              <span
                aria-hidden
                className={`absolute top-[9px] right-0 left-5 h-0.5 ${step < at ? 'bg-primary' : 'bg-line-soft'}`}
              />
            )}
            <StepMark done={step < at} now={step === at} broken={broken} />
            <span
              className={`mt-2 block whitespace-pre-line ${step === at ? 'font-strong' : 'text-ink-2'}`}
            >
              {name}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-14">{useStageText(series)}</p>
      <UntilNext series={series} />
    </div>
  );
}

/** The time left until the sale begins or ends; then the page asks where the series stands. */
function UntilNext({ series }: SeriesStepsProps): ReactNode {
  const t = useTexts(boxTexts);
  const clock = useChainClock();
  const queries = useQueryClient();
  const { phase, startAt, endAt } = series;
  if (phase !== 'preparing' && phase !== 'onSale') return null;
  const until = phase === 'preparing' ? startAt : endAt;
  return (
    <section aria-label={t(phase === 'preparing' ? 'untilStart' : 'untilEnd')} className="mt-3">
      <Countdown
        until={until}
        clock={clock}
        onEnd={() => void queries.invalidateQueries({ queryKey: ['blind-boxes'] })}
      />
    </section>
  );
}

type StepMarkProps = Readonly<{ done: boolean; now: boolean; broken: boolean }>;

function StepMark({ done, now, broken }: StepMarkProps): ReactNode {
  const isBroken = now && broken;
  const look = done
    ? 'bg-primary border-primary text-on-primary'
    : isBroken
      ? 'border-down text-down'
      : now
        ? 'border-primary border-[3px]'
        : 'border-line';
  return (
    <span
      aria-hidden
      className={`relative grid size-5 place-items-center rounded-full border bg-bg ${look}`}
    >
      {done && <Icon of={Check} size={14} />}
      {isBroken && <Icon of={X} size={14} />}
    </span>
  );
}

function useStepNames({ phase, endAt, startAt }: SeriesDetail): readonly string[] {
  const t = useTexts(boxTexts);
  const locale = useLocale();
  const sale =
    phase === 'preparing'
      ? t('stepFrom', { day: shortDay(startAt, locale) })
      : t('stepTo', { day: shortDay(endAt, locale) });
  return [sale, t('stepBlock'), t('stepSecret'), t('stepOpen')];
}

/** What happens now and what comes next, in one or two sentences. */
function useStageText(series: SeriesDetail): string {
  const t = useTexts(boxTexts);
  const locale = useLocale();
  const stage = stageOf(series, series.asOf.head);
  const block = series.revealBlock ?? 0;
  return t(`now_${stage}`, {
    start: unbroken(dateTimeText(series.startAt, locale)),
    end: unbroken(dateTimeText(series.endAt, locale)),
    block: countText(block),
    minutes: minutesUntil(block, series.asOf.head),
    until: countText(series.captureUntilBlock ?? 0),
    by: unbroken(dateTimeText(series.revealBy ?? 0, locale)),
    at: unbroken(dateTimeText(series.revealedAt ?? 0, locale)),
    opened: countText(series.opened),
    sold: countText(series.sold),
    amount: amountText(BigInt(series.refund ?? series.price), 6).full,
  });
}
