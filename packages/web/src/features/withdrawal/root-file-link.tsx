import { paths as wire } from '@vellum/api/paths';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { withdrawalTexts } from './texts.ts';

/** The public leaves of a root, from which anyone can compute it again. */
export function RootFileLink({ root }: Readonly<{ root: string }>): ReactNode {
  const t = useTexts(withdrawalTexts);
  const file = `${root.replace(/^0x/, '')}.json`;
  return (
    <a
      href={wire.withdrawal.rootFile.replace('{file}', file)}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-1 text-14 text-primary"
    >
      {t('rootFile')}
      <Icon of={ExternalLink} size={16} />
    </a>
  );
}
