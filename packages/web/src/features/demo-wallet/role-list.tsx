import { type ReactNode, useId } from 'react';
import { radioClass } from '../../shared/ui/fields/radio-class.ts';

type Choice<Value extends string> = Readonly<{
  value: Value;
  title: string;
  detail: ReactNode;
  face?: ReactNode;
  aside?: ReactNode;
}>;
type RoleListProps<Value extends string> = Readonly<{
  label: string;
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
}>;

/** One of several people to be, each with a line about them. */
export function RoleList<Value extends string>(props: RoleListProps<Value>): ReactNode {
  const { label, choices, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className="-mx-4">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="group flex min-h-16 cursor-pointer items-center gap-3 border-t border-line-soft px-4 py-2 first-of-type:border-t-0 has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-info"
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            className={radioClass}
          />
          {choice.face}
          <span className="min-w-0 flex-1">
            <span className="title block text-18">{choice.title}</span>
            <span className="block text-14 break-words text-ink-2 group-has-checked:text-inherit">
              {choice.detail}
            </span>
          </span>
          {choice.aside && <span className="flex-none text-14">{choice.aside}</span>}
        </label>
      ))}
    </fieldset>
  );
}
