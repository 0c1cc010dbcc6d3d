import { Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../art/icon.tsx';
import { uiTexts } from '../texts.ts';

type SearchFieldProps = Readonly<{
  /** What can be searched for. */
  label: string;
  /** Stands in the empty field instead of the label. */
  hint?: string;
  value: string;
  onChange: (value: string) => void;
}>;

export function SearchField({ label, hint = label, value, onChange }: SearchFieldProps): ReactNode {
  const t = useTexts(uiTexts);
  return (
    <search className="flex h-12 items-center gap-2 rounded-control border border-line bg-surface pl-3 focus-within:border-info focus-within:[box-shadow:0_0_0_1px_var(--info)]">
      <Icon of={Search} size={20} className="text-ink-2" />
      <input
        type="search"
        aria-label={label}
        placeholder={hint}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-full min-w-0 flex-1 bg-transparent text-16 outline-none"
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={t('clear')}
          className="grid size-11 place-items-center text-ink-2"
          onClick={() => onChange('')}
        >
          <Icon of={X} size={20} />
        </button>
      )}
    </search>
  );
}
