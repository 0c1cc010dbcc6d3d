import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../art/icon.tsx';

type Choice<Value extends string> = Readonly<{
  value: Value;
  label: string;
  detail?: string;
  icon?: LucideIcon;
  /** Language of the label when it differs from the page's. */
  lang?: string;
}>;
type SegmentedProps<Value extends string> = Readonly<{
  label: string;
  choices: readonly Choice<Value>[];
  /** Null while nothing was chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
}>;

/** One of a few choices, all in sight: days, language, theme. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>): ReactNode {
  const { label, choices, value, onChange } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-14">{label}</legend>
      <div className="grid auto-cols-fr grid-flow-col overflow-hidden rounded-control border border-line bg-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-info">
        {choices.map((choice) => (
          <label
            key={choice.value}
            lang={choice.lang}
            className="flex min-h-12 cursor-pointer items-center justify-center gap-2 border-l border-line-soft px-2 text-center text-14 first:border-l-0 has-checked:bg-primary has-checked:font-strong has-checked:text-on-primary"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.icon && <Icon of={choice.icon} size={20} />}
            <span>
              {choice.label}
              {choice.detail && (
                <small className="block text-13 font-normal">{choice.detail}</small>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
