import { type ReactNode, useId } from 'react';

type FilterChipsProps<Value extends string> = Readonly<{
  /** What is chosen, read out. */
  label: string;
  choices: readonly Readonly<{ value: Value; label: string }>[];
  value: Value;
  onChange: (value: Value) => void;
}>;

/** Which rows of a list are shown: one of a few kinds, in a row that may be longer than the page. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>): ReactNode {
  const { label, choices, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className="flex min-w-0 gap-2 overflow-x-auto px-4 [scrollbar-width:none]">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="relative flex min-h-11 flex-none cursor-pointer items-center"
        >
          <input
            type="radio"
            name={name}
            className="peer sr-only"
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span className="flex h-9 items-center rounded-full border border-line-soft bg-surface px-4 text-14 peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-info">
            {choice.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
