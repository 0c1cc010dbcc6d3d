import type { ReactNode } from 'react';
import { Field, inputClass } from './field.tsx';

type NameFieldProps = Readonly<{
  label: string;
  typed: string;
  onTyped: (typed: string) => void;
}>;

/** Where the name of something is typed before it can be given away or given up. */
export function NameField({ label, typed, onTyped }: NameFieldProps): ReactNode {
  return (
    <Field label={label}>
      {(links) => (
        <input
          {...links}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => onTyped(target.value)}
          className={inputClass}
        />
      )}
    </Field>
  );
}
