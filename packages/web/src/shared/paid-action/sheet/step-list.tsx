import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/art/icon.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { LineState } from './progress-steps.ts';

export type StepLine = Readonly<{
  key: string;
  state: LineState;
  title: ReactNode;
  detail?: string | undefined;
}>;

const marks: Readonly<Record<LineState, string>> = {
  done: 'border-primary bg-primary text-on-primary',
  now: 'border-2 border-primary border-r-line-soft font-strong text-primary',
  ahead: 'border-line text-ink-2',
  failed: 'border-down bg-down font-[700] text-bg',
};

/** The steps one below the other, with what is known of each. */
export function StepList({ lines }: Readonly<{ lines: readonly StepLine[] }>): ReactNode {
  return (
    <ol className="mt-4">
      {lines.map(({ key, state, title, detail }, place) => (
        <li
          key={key}
          aria-current={state === 'now' ? 'step' : undefined}
          className={classNames(
            'relative grid min-h-10 grid-cols-[24px_1fr] gap-x-3 pb-4 text-14',
            state === 'now' && 'font-strong',
            state === 'ahead' && 'text-ink-2',
          )}
        >
          {place < lines.length - 1 && (
            <span
              aria-hidden
              className={`absolute top-6 bottom-0 left-3 w-px ${state === 'done' ? 'bg-primary' : 'bg-line-soft'}`}
            />
          )}
          <span
            aria-hidden
            className={`-mt-0.5 grid size-6 place-items-center rounded-full border text-13/none ${marks[state]}`}
          >
            {mark(state, place)}
          </span>
          <span className="min-w-0">
            {title}
            {detail && <span className="block font-normal text-ink-2">{detail}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function mark(state: LineState, place: number): ReactNode {
  if (state === 'done') return <Icon of={Check} size={14} />;
  return state === 'failed' ? '!' : place + 1;
}
