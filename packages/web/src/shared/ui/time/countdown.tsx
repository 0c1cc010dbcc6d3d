import { type ReactNode, useEffect, useRef } from 'react';
import { durationOf, twoDigits } from '../../format/duration.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useStore } from '../../state/use-store.ts';
import { uiTexts } from '../texts.ts';
import { secondTicker } from './ticker.ts';

type CountdownProps = Readonly<{
  /** Milliseconds since 1970, chain time. */
  until: number;
  /** The clock that counts: chain time, never the device's own idea of it. */
  clock: () => number;
  /** Called once when the time has come, so that the page changes without a reload. */
  onEnd?: () => void;
}>;

/** Spec §9: days, hours, minutes and seconds left. */
export function Countdown({ until, clock, onEnd }: CountdownProps): ReactNode {
  const t = useTexts(uiTexts);
  const left = useStore(secondTicker.subscribe, () => secondsLeft(until, clock));
  useEnd(left === 0, onEnd);
  const { days, hours, minutes, seconds } = durationOf(left * 1000);
  const parts = [
    [days, t('days', { n: days })],
    [hours, t('hours', { n: hours })],
    [minutes, t('minutes', { n: minutes })],
    [seconds, t('seconds', { n: seconds })],
  ] as const;
  return (
    <div role="timer" className="grid grid-cols-4">
      {parts.map(([value, unit], index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: four fixed places.
          key={index}
          className="border-l border-line-soft pl-3 first:border-l-0 first:pl-0"
        >
          <b className="block text-[28px] leading-8 font-strong">{twoDigits(value)}</b>
          <span className="text-13 text-ink-2">{unit}</span>
        </div>
      ))}
    </div>
  );
}

function secondsLeft(until: number, clock: () => number): number {
  return Math.max(0, Math.ceil((until - clock()) / 1000));
}

function useEnd(ended: boolean, onEnd: (() => void) | undefined): void {
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (ended) latest.current?.();
  }, [ended]);
}
