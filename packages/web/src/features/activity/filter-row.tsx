import { type ReactNode, useId } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { type ActivityEntry, type ActivityFilter, isIn } from './activity-entry.ts';
import { activityTexts } from './texts.ts';

const filters: readonly ActivityFilter[] = ['all', 'underWay', 'done', 'failed', 'cancelled'];

type FilterRowProps = Readonly<{
  entries: readonly ActivityEntry[];
  filter: ActivityFilter;
  onFilter: (filter: ActivityFilter) => void;
}>;

/** What is shown, each choice with its count. */
export function FilterRow({ entries, filter, onFilter }: FilterRowProps): ReactNode {
  const t = useTexts(activityTexts);
  const name = useId();
  return (
    <fieldset className="flex min-w-0 gap-2 overflow-x-auto px-4 pt-1 [scrollbar-width:none]">
      <legend className="sr-only">{t('filter')}</legend>
      {filters.map((one) => (
        <label key={one} className="relative flex min-h-11 flex-none cursor-pointer items-center">
          <input
            type="radio"
            name={name}
            className="peer sr-only"
            checked={one === filter}
            onChange={() => onFilter(one)}
          />
          <span className="flex h-9 items-center gap-1 rounded-full border border-line-soft bg-surface px-4 text-14 peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-info">
            {t(one)}
            <span>{entries.filter((entry) => isIn(one, entry)).length}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
