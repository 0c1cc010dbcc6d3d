import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../shared/ui/art/icon.tsx';

type Entry = Readonly<{
  to: string;
  icon: LucideIcon;
  title: string;
  detail?: string | undefined;
}>;

/** Ways to pages, two in a row. */
export function EntryGrid({ entries }: Readonly<{ entries: readonly Entry[] }>): ReactNode {
  return (
    <ul className="grid grid-cols-2 gap-x-4 px-4">
      {entries.map(({ to, icon, title, detail }) => (
        <li key={to} className="border-t border-line-soft nth-[-n+2]:border-t-0">
          <Link to={to} className="flex min-h-15 items-center gap-3 py-2 text-14">
            <Icon of={icon} className="text-primary" />
            <span className="min-w-0">
              <span className="block">{title}</span>
              {detail && <span className="block text-13 text-ink-2">{detail}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
