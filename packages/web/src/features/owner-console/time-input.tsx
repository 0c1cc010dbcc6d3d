import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { type ReactNode, useCallback } from 'react';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { useProblemNote } from '../../shared/paid-action/errors/use-error-sentence.ts';
import { Field, inputClass } from '../../shared/ui/fields/field.tsx';
import { useNow } from '../../shared/ui/time/use-now.ts';

type TimeInputProps = Readonly<{
  label: string;
  /** Milliseconds; 0 while nothing is entered. */
  time: number;
  onChange: (time: number) => void;
  problem?: CodeWithParams | undefined;
}>;

const MINUTE = 60_000;

/** A moment in the reader's own time zone. */
export function TimeInput({ label, time, onChange, problem }: TimeInputProps): ReactNode {
  return (
    <Field label={label} note={useProblemNote(problem ?? null)}>
      {(links) => (
        <input
          {...links}
          type="datetime-local"
          value={time === 0 ? '' : localText(time)}
          onChange={({ target }) => onChange(Date.parse(target.value) || 0)}
          className={`${inputClass} pr-2`}
        />
      )}
    </Field>
  );
}

/** `2026-11-20T20:00`, as the field takes it. */
function localText(time: number): string {
  const offset = new Date(time).getTimezoneOffset() * MINUTE;
  return new Date(time - offset).toISOString().slice(0, 16);
}

/** Milliseconds of chain time by which a call that is signed now may run. */
export function useNextMinute(): number {
  const clock = useChainClock();
  return useNow(useCallback(() => Math.ceil(clock() / MINUTE) * MINUTE, [clock]));
}
