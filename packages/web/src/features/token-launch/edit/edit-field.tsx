import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { TextField } from '@vellum/api/token-launch/token-texts';
import { countCharacters } from '@vellum/api/typed-text/character-count';
import type { ChangeEvent, ReactNode } from 'react';
import { countText } from '../../../shared/coins/cost-text.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { type LaunchText, launchTexts } from '../../../shared/launch/texts.ts';
import { useErrorSentence } from '../../../shared/paid-action/errors/use-error-sentence.ts';
import { Field, type FieldNote, inputClass } from '../../../shared/ui/fields/field.tsx';
import { dayOf, momentOf, textLengths } from './edited-texts.ts';
import { tokenEditTexts } from './texts.ts';
import type { TokenEdit } from './use-token-edit.ts';

type EditFieldProps = Readonly<{
  edit: TokenEdit;
  field: Exclude<TextField, 'image'>;
  kind?: 'text' | 'long' | 'link' | 'date' | 'hash';
}>;

/** One text of a token. */
export function EditField({ edit, field, kind = 'text' }: EditFieldProps): ReactNode {
  const t = useTexts(tokenEditTexts);
  const text = edit.texts[field];
  const max = textLengths[field];
  const aside =
    max === undefined
      ? t('optional')
      : t('counted', { n: countText(countCharacters(text.trim())), max: countText(max) });
  const note = useNote(edit.problems.get(field));
  return (
    <Field label={t(`field_${field}`)} aside={aside} note={note}>
      {(links) => {
        const common = {
          ...links,
          name: field,
          autoComplete: 'off',
          dir: 'auto' as const,
          value: kind === 'date' ? dayOf(text) : text,
          onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
            const { value } = event.target;
            edit.change(field, kind === 'date' ? momentOf(value) : value);
          },
        };
        return kind === 'long' ? (
          <textarea {...common} rows={3} className={`${inputClass} h-auto! resize-y py-3`} />
        ) : (
          <input {...common} {...looks[kind]} />
        );
      }}
    </Field>
  );
}

const looks = {
  text: { className: inputClass },
  link: { inputMode: 'url', placeholder: 'https://', spellCheck: false, className: inputClass },
  date: { type: 'date', max: '9999-12-31', className: inputClass },
  hash: { spellCheck: false, className: `${inputClass} font-mono` },
} as const;

function useNote(problem: CodeWithParams | undefined): FieldNote | undefined {
  const words = useTexts(launchTexts);
  const params =
    problem?.code === 'REVIEW_FAILED'
      ? { reason: words(`reason_${problem.params.reason}` as LaunchText) }
      : (problem?.params ?? {});
  const text = useErrorSentence(
    problem ? { kind: 'http', code: problem.code, params, technical: '' } : null,
  );
  return text === '' ? undefined : { kind: 'bad', text };
}
