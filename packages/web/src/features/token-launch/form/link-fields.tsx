import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { TextField } from './text-field.tsx';
import { launchFormTexts } from './texts.ts';
import type { UsedForm } from './use-launch-form.ts';

const examples = {
  website: 'https://',
  telegram: '@name, t.me/name',
  twitter: '@name, x.com/name',
} as const;

/** Where the project is found elsewhere: the same in both forms. */
export function LinkFields({ form }: Readonly<{ form: UsedForm }>): ReactNode {
  const t = useTexts(launchFormTexts);
  return (['website', 'telegram', 'twitter'] as const).map((field) => (
    <TextField
      key={field}
      form={form}
      field={field}
      label={t(field)}
      aside={t('optional')}
      inputMode="url"
      placeholder={examples[field]}
    />
  ));
}
