import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { AddressFull } from '../../../shared/ui/address-full.tsx';
import { NameFields } from './name-fields.tsx';
import { TextField } from './text-field.tsx';
import { launchFormTexts } from './texts.ts';
import type { UsedForm } from './use-launch-form.ts';

/** How every link begins. */
const linkStart = 'https://';

type StepTokenProps = Readonly<{ form: UsedForm; creator: Address | null }>;

/** Texts, supply and links; the creator is whoever signs. */
export function StepToken({ form, creator }: StepTokenProps): ReactNode {
  const t = useTexts(launchFormTexts);
  return (
    <>
      <NameFields form={form} />
      {(['website', 'telegram', 'twitter'] as const).map((field) => (
        <TextField
          key={field}
          form={form}
          field={field}
          label={t(field)}
          aside={t('optional')}
          inputMode="url"
          placeholder={linkStart}
        />
      ))}
      <section aria-label={t('creator')}>
        <h3 className="text-14">{t('creator')}</h3>
        {creator ? (
          <>
            <div className="mt-2">
              <AddressFull address={creator} />
            </div>
            <p className="mt-2 text-14 text-ink-2">{t('creatorText')}</p>
          </>
        ) : (
          <p className="mt-2 text-14 text-ink-2">{t('creatorMissing')}</p>
        )}
      </section>
    </>
  );
}
