import { COIN_DECIMALS } from '@vellum/tron/amount';
import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { typedAmount } from '../../../shared/ui/fields/amount-typing.ts';
import { Field, type FieldNote, inputClass } from '../../../shared/ui/fields/field.tsx';
import type { FormField } from './form-problems.ts';
import { groupedNumber, placeAfter, signsBefore } from './grouped-number.ts';
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

/** A number of the form, its thousands marked as it is typed. */
export function NumberField(props: NumberFieldProps): ReactNode {
  const { form, field, label, aside, note, unit, large = false, placeholder } = props;
  const decimals = props.decimals ?? COIN_DECIMALS;
  const shown = groupedNumber(form.draft[field]);
  const caret = useCaret(shown);
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    caret.keep(event.target);
    form.change({ [field]: typedAmount(event.target.value, decimals) });
  };
  return (
    <Field label={label} aside={aside} note={useFieldNote(form, field, note)} tall={large}>
      {(links) => (
        <>
          <input
            {...links}
            ref={caret.input}
            name={field}
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            placeholder={placeholder}
            value={shown}
            onBlur={() => form.touch(field)}
            onChange={type}
            className={`${inputClass} ${large ? 'text-24! font-strong' : ''}`}
          />
          {unit && <span className="pr-2 text-14 text-ink-2">{unit}</span>}
        </>
      )}
    </Field>
  );
}

/** Marks come and go while somebody types; the caret stays behind the same digit. */
function useCaret(shown: string) {
  const input = useRef<HTMLInputElement>(null);
  const signs = useRef<number | null>(null);
  useLayoutEffect(() => {
    const kept = signs.current;
    signs.current = null;
    if (kept === null || document.activeElement !== input.current) return;
    const place = placeAfter(shown, kept);
    input.current?.setSelectionRange(place, place);
  }, [shown]);
  return {
    input,
    keep: ({ value, selectionStart }: HTMLInputElement) => {
      signs.current = signsBefore(value.normalize('NFKC'), selectionStart ?? value.length);
    },
  };
}
