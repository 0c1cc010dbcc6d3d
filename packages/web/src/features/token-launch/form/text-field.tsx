import { countCharacters } from '@vellum/api/typed-text/character-count';
import type { ReactNode } from 'react';
import { countText } from '../../../shared/coins/cost-text.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Field, type FieldNote, inputClass } from '../../../shared/ui/fields/field.tsx';
import type { FormField } from './form-problems.ts';
import { launchFormTexts } from './texts.ts';
import { useFieldNote } from './use-field-note.ts';
import type { UsedForm } from './use-launch-form.ts';

type TextFieldProps = Readonly<{
  form: UsedForm;
  field: FormField;
  label: string;
  aside?: ReactNode;
  note?: FieldNote | undefined;
  /** Characters that it takes: then it counts. */
  max?: number;
  /** Several lines. */
  long?: boolean;
  inputMode?: 'url';
  placeholder?: string;
}>;

/** A text of the form; too many characters are told, never cut off. */
export function TextField(props: TextFieldProps): ReactNode {
  const { form, field, label, aside, note, max, long = false, inputMode, placeholder } = props;
  const t = useTexts(launchFormTexts);
  const text = form.draft[field];
  const told = useFieldNote(form, field, note, label);
  const counted =
    max !== undefined &&
    t('counted', { n: countText(countCharacters(text.trim())), max: countText(max) });
  return (
    <Field label={label} aside={aside ?? counted} note={told}>
      {(links) => {
        const common = {
          ...links,
          name: field,
          value: text,
          dir: 'auto' as const,
          autoComplete: 'off',
          placeholder,
          onBlur: () => form.touch(field),
        };
        return long ? (
          <textarea
            {...common}
            rows={3}
            onChange={(event) => form.change({ [field]: event.target.value })}
            className={`${inputClass} h-auto! resize-y py-3`}
          />
        ) : (
          <input
            {...common}
            inputMode={inputMode}
            spellCheck={false}
            onChange={(event) => form.change({ [field]: event.target.value })}
            className={inputClass}
          />
        );
      }}
    </Field>
  );
}
