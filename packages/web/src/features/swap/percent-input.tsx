import type { ReactNode } from 'react';
import { Field, type FieldNote, inputClass } from '../../shared/ui/fields/field.tsx';

type PercentInputProps = Readonly<{
  label: string;
  value: string;
  onChange: (value: string) => void;
  note?: FieldNote | undefined;
  placeholder?: string;
}>;

const sign = '%';

/** A figure in percent, as it is typed. */
export function PercentInput(props: PercentInputProps): ReactNode {
  const { label, value, onChange, note, placeholder } = props;
  return (
    <Field label={label} note={note}>
      {(links) => (
        <>
          <input
            {...links}
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholder}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={inputClass}
          />
          <span className="pr-3 text-14 text-ink-2">{sign}</span>
        </>
      )}
    </Field>
  );
}
