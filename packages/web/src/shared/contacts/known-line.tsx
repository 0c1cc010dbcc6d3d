import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Icon } from '../ui/art/icon.tsx';
import type { KnownAddress } from './known-address.ts';
import { contactTexts } from './texts.ts';

/** Whose address it is, below a field that holds a known one. */
export function KnownLine({ known }: Readonly<{ known: KnownAddress }>): ReactNode {
  const t = useTexts(contactTexts);
  return (
    <p className="mt-2 flex gap-2 text-14 text-up">
      <Icon of={CircleCheck} size={16} className="mt-0.5" />
      <bdi className="min-w-0 wrap-anywhere">{t(`is_${known.as}`, { name: known.name ?? '' })}</bdi>
    </p>
  );
}
