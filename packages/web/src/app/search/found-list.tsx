import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { RowLink } from '../../shared/ui/lists/row.tsx';
import { searchTexts } from './texts.ts';

export type Found = Readonly<{
  to: string;
  icon: LucideIcon;
  title: string;
  /** The page on which it is done; empty for a page itself. */
  page: string;
}>;

/** What a search found, best first, each a way there. */
export function FoundList({ found }: Readonly<{ found: readonly Found[] }>): ReactNode {
  const t = useTexts(searchTexts);
  return (
    <div className="pt-4">
      <p role="status" className={found.length > 0 ? 'sr-only' : 'px-4 text-ink-2'}>
        {found.length > 0 ? t('found', { n: found.length }) : t('nothing')}
      </p>
      {found.map(({ to, icon, title, page }) => (
        <RowLink key={`${to} ${title}`} to={to} icon={icon} title={title} detail={page} />
      ))}
    </div>
  );
}
