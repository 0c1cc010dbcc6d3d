import { ChevronRight, Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../shared/ui/icon.tsx';

/** One line that leads to what is announced. */
export function NewsLine({ to, title }: Readonly<{ to: string; title: string }>): ReactNode {
  return (
    <Link
      to={to}
      className="flex min-h-12 items-center gap-3 border-y border-line-soft px-4 text-14"
    >
      <Icon of={Megaphone} size={20} className="text-accent" />
      <span className="min-w-0 flex-1 truncate">{title}</span>
      <Icon of={ChevronRight} size={20} />
    </Link>
  );
}
