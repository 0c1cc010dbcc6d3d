import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../art/icon.tsx';

type RowProps = Readonly<{
  icon?: LucideIcon;
  title: ReactNode;
  detail?: ReactNode;
  value?: ReactNode;
}>;

const look =
  'flex min-h-15 w-full items-center gap-3 px-4 py-2 text-left border-t border-line-soft first:border-t-0';

/** One line of a list, divided from its neighbours by a hairline. */
export function Row(props: RowProps): ReactNode {
  return (
    <div className={look}>
      <RowContent {...props} />
    </div>
  );
}

/** A line that leads to a page. */
export function RowLink({ to, ...props }: RowProps & Readonly<{ to: string }>): ReactNode {
  return (
    <Link to={to} className={`${look} hover:bg-surface-2`}>
      <RowContent {...props} />
      <Icon of={ChevronRight} size={20} className="text-ink-2" />
    </Link>
  );
}

function RowContent({ icon, title, detail, value }: RowProps): ReactNode {
  return (
    <>
      {icon && <Icon of={icon} className="text-primary" />}
      <span className="min-w-0 flex-1">
        <span className="block">{title}</span>
        {detail && <span className="block text-13 text-pretty text-ink-2">{detail}</span>}
      </span>
      {value && <span className="flex-none text-right">{value}</span>}
    </>
  );
}
