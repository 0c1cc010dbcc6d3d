import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { swapTexts } from '../../shared/swap/texts.ts';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';

/** Minutes. */
export const lifetimes = ['5', '20', '60'] as const;
export type Lifetime = (typeof lifetimes)[number];

type DeadlinePartProps = Readonly<{ value: Lifetime; onChange: (value: Lifetime) => void }>;

/** How long the signed swap can be carried out. */
export function DeadlinePart({ value, onChange }: DeadlinePartProps): ReactNode {
  const t = useTexts(swapTexts);
  return (
    <Segmented
      label={t('deadline')}
      choices={lifetimes.map((minutes) => ({
        value: minutes,
        label: t('minutes', { n: Number(minutes) }),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
