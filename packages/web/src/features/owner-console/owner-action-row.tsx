import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../shared/ui/art/icon.tsx';

type OwnerActionRowProps = Readonly<{
  title: string;
  /** What it does, in one sentence. */
  text: string;
  /** Opened from the beginning: the page was asked for it. */
  isAsked?: boolean;
  children: ReactNode;
}>;

/** One thing an owner can do; its form opens below it. */
export function OwnerActionRow({
  title,
  text,
  isAsked = false,
  children,
}: OwnerActionRowProps): ReactNode {
  const [isOpen, setOpen] = useState(isAsked);
  const id = useId();
  return (
    <li className="border-t border-line-soft first:border-t-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-15 w-full items-center gap-3 px-4 py-3 text-left hover:bg-surface-2"
      >
        <span className="min-w-0 flex-1">
          <span className="block first-letter:uppercase">{title}</span>
          <span className="block text-13 text-pretty text-ink-2">{text}</span>
        </span>
        <Icon of={ChevronDown} size={20} className={isOpen ? 'rotate-180' : ''} />
      </button>
      <div id={id} hidden={!isOpen} className="grid gap-3 px-4 pb-4">
        {isOpen && children}
      </div>
    </li>
  );
}
