import { readTypedAmount } from '@vellum/api/typed-text/typed-amount';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { AmountEcho } from '../../../shared/ui/fields/amount-echo.tsx';
import { amountReading } from '../../../shared/ui/fields/amount-reading.ts';
import { useAmountRefusal } from '../../../shared/ui/fields/amount-words.ts';
import { Field, type FieldNote, inputClass } from '../../../shared/ui/fields/field.tsx';
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

/** A number of the form as it is typed, and below it as it was understood. */
export function NumberField(props: NumberFieldProps): ReactNode {
  const { form, field, label, aside, note, unit = '', large = false, placeholder } = props;
  const decimals = props.decimals ?? COIN_DECIMALS;
  const text = form.draft[field];
  const read = readTypedAmount(text, amountReading(decimals));
  const refusal = useAmountRefusal(read, decimals);
  const told = useFieldNote(form, field, refusal ?? note, label);
  const echo = read.kind === 'amount' && <AmountEcho read={read} decimals={decimals} unit={unit} />;
  return (
    <Field label={label} aside={aside} echo={echo} note={told} tall={large}>
      {(links) => (
        <>
          <input
            {...links}
            name={field}
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholder}
            value={text}
            onBlur={() => form.touch(field)}
            onChange={(event) => form.change({ [field]: event.target.value })}
            className={`${inputClass} ${large ? 'text-24! font-strong' : ''}`}
          />
          {unit && <span className="pr-2 text-14 text-ink-2">{unit}</span>}
        </>
      )}
    </Field>
  );
}
