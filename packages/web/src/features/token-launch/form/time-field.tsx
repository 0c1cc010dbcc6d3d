import type { ReactNode } from 'react';
import { Field, type FieldNote, inputClass } from '../../../shared/ui/field.tsx';
import { localText, timeOfLocal } from './local-time.ts';
import { useFieldNote } from './use-field-note.ts';
import type { UsedForm } from './use-launch-form.ts';

type TimeFieldProps = Readonly<{
  form: UsedForm;
  field: 'startTime' | 'endTime';
  label: string;
  note?: FieldNote | undefined;
}>;

/** A time in the reader's own zone; the draft keeps the moment itself. */
export function TimeField({ form, field, label, note }: TimeFieldProps): ReactNode {
  return (
    <Field label={label} note={useFieldNote(form, field, note)}>
      {(links) => (
        <input
          {...links}
          name={field}
          type="datetime-local"
          value={localText(form.draft[field])}
          onBlur={() => form.touch(field)}
          onChange={(event) => form.change({ [field]: timeOfLocal(event.target.value) })}
          className={`${inputClass} pr-2`}
        />
      )}
    </Field>
  );
}
