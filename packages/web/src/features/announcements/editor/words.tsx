import { countCharacters } from '@vellum/api/typed-text/character-count';
import type { ReactNode } from 'react';
import { countText } from '../../../shared/coins/cost-text.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Field, type FieldNote, inputClass } from '../../../shared/ui/fields/field.tsx';
import { lengthOf, type WordField } from './edited-announcement.ts';
import { announcementEditTexts } from './texts.ts';
import type { AnnouncementEdit } from './use-announcement-edit.ts';

type WordsProps = Readonly<{ edit: AnnouncementEdit; field: WordField; isLong?: boolean }>;

/** Title or text in one language. */
export function Words({ edit, field, isLong = false }: WordsProps): ReactNode {
  const t = useTexts(announcementEditTexts);
  const text = edit.edited[field];
  const problem = edit.problems.get(field);
  // What is not written yet is told by the button.
  const note: FieldNote | undefined =
    problem && problem !== 'missing' ? { kind: 'bad', text: t(`problem_${problem}`) } : undefined;
  const counted = countText(countCharacters(text.trim()));
  return (
    <Field
      label={t(field)}
      aside={t('counted', { n: counted, max: countText(lengthOf[field]) })}
      note={note}
    >
      {(links) => {
        const common = {
          ...links,
          name: field,
          lang: field.endsWith('Zh') ? 'zh-TW' : 'en',
          value: text,
          autoComplete: 'off',
          onChange: (event: Readonly<{ target: Readonly<{ value: string }> }>) =>
            edit.change({ [field]: event.target.value }),
        };
        return isLong ? (
          <textarea {...common} rows={8} className={`${inputClass} h-auto! resize-y py-3`} />
        ) : (
          <input {...common} className={inputClass} />
        );
      }}
    </Field>
  );
}
