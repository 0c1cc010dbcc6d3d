import { COIN_DECIMALS } from '@vellum/tron/amount';
import { type ReactNode, useState } from 'react';
import { typedAmount } from '../../../shared/ui/amount-typing.ts';
import { Field, type FieldNote, inputClass } from '../../../shared/ui/field.tsx';
import type { FormField } from './form-problems.ts';
import { useFieldNote } from './use-field-note.ts';
import type { UsedForm } from './use-launch-form.ts';

type NumberFieldProps = Readonly<{
  form: UsedForm;
  field: FormField;
  label: string;
  aside?: ReactNode;
  note?: FieldNote | undefined;
  unit?: string;
  /** Six unless told. */
  decimals?: number;
  /** Set larger: the one number of a page. */
  large?: boolean;
  placeholder?: string;
}>;

/** A number of the form; read with thousands marked, typed without. */
export function NumberField(props: NumberFieldProps): ReactNode {
  const { form, field, label, aside, note, unit, large = false, placeholder } = props;
  const decimals = props.decimals ?? COIN_DECIMALS;
  const [isTyping, setTyping] = useState(false);
  const text = form.draft[field];
  return (
    <Field label={label} aside={aside} note={useFieldNote(form, field, note)} tall={large}>
      {(links) => (
        <>
          <input
            {...links}
            name={field}
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            placeholder={placeholder}
            value={isTyping ? text : grouped(text)}
            onFocus={() => setTyping(true)}
            onBlur={() => {
              setTyping(false);
              form.touch(field);
            }}
            onChange={(event) =>
              form.change({ [field]: typedAmount(event.target.value, decimals) })
            }
            className={`${inputClass} ${large ? 'text-24! font-strong' : ''}`}
          />
          {unit && <span className="pr-2 text-14 text-ink-2">{unit}</span>}
        </>
      )}
    </Field>
  );
}

/** `400,000`; what is no plain number stays as it was typed. */
function grouped(text: string): string {
  const [whole = '', ...rest] = text.split('.');
  if (!/^\d+$/.test(whole)) return text;
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...rest].join('.');
}
