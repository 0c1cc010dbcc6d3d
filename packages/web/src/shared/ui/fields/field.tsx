import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../art/icon.tsx';

/** What a field says about its content, below it. */
export type FieldNote = Readonly<{ kind: 'hint' | 'good' | 'warn' | 'bad'; text: string }>;

/** What the control inside a field must carry to belong to its label and note. */
export type FieldLinks = Readonly<{
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}>;

type FieldProps = Readonly<{
  label: string;
  /** On the right of the label: a balance, a limit. */
  aside?: ReactNode;
  /** What was understood of the input, read out with it. */
  echo?: ReactNode;
  note?: FieldNote | undefined;
  /** Between the box and its note. */
  below?: ReactNode;
  tall?: boolean;
  children: (links: FieldLinks) => ReactNode;
}>;

const inks = { hint: 'text-ink-2', good: 'text-up', warn: 'text-warn', bad: 'text-down' } as const;

/** A labelled box for one input, its notes tied to it for screen readers. */
export function Field(props: FieldProps): ReactNode {
  const { label, aside, echo, note, below, tall = false, children } = props;
  const id = useId();
  const bad = note?.kind === 'bad';
  const described = [echo && `${id}-echo`, note && `${id}-note`].filter(Boolean).join(' ');
  return (
    <div className="min-w-0">
      <div className="mb-2 flex justify-between gap-2 text-14">
        <label htmlFor={id}>{label}</label>
        {aside && <span className="text-ink-2">{aside}</span>}
      </div>
      <div
        className={`flex items-center gap-2 rounded-control border bg-surface pr-1 pl-3 focus-within:border-info focus-within:[box-shadow:0_0_0_1px_var(--info)] ${tall ? 'min-h-[58px]' : 'min-h-[52px]'} ${bad ? 'border-down [box-shadow:0_0_0_1px_var(--down)]' : 'border-line'}`}
      >
        {children({
          id,
          'aria-describedby': described || undefined,
          'aria-invalid': bad || undefined,
        })}
      </div>
      {below}
      {echo && (
        <p id={`${id}-echo`} className="mt-2">
          {echo}
        </p>
      )}
      {note && <Note id={`${id}-note`} {...note} />}
    </div>
  );
}

function Note({ id, kind, text }: FieldNote & Readonly<{ id: string }>): ReactNode {
  const bad = kind === 'bad';
  return (
    <p id={id} role={bad ? 'alert' : undefined} className={`mt-2 flex gap-2 text-14 ${inks[kind]}`}>
      {kind !== 'hint' && (
        <Icon of={kind === 'good' ? CircleCheck : TriangleAlert} size={16} className="mt-0.5" />
      )}
      <span className="min-w-0">{text}</span>
    </p>
  );
}

/** The look of the input itself: no frame of its own, 16 px so that phones do not zoom. */
export const inputClass = 'h-11 w-full min-w-0 flex-1 bg-transparent text-16 outline-none';
