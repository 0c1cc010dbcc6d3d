import { type ReactNode, useId } from 'react';
import type { BoxState } from './box-queries.ts';
import { useTexts } from './use-texts.ts';

const filters: readonly (BoxState | null)[] = [null, 'onSale', 'preparing', 'ended', 'soldOut'];

type FilterChipsProps = Readonly<{
  value: BoxState | null;
  onChange: (state: BoxState | null) => void;
}>;

/** Which series are listed. */
export function FilterChips({ value, onChange }: FilterChipsProps): ReactNode {
  const t = useTexts();
  const name = useId();
  return (
    <fieldset className="mt-2 flex min-w-0 gap-2 overflow-x-auto px-4 [scrollbar-width:none]">
      <legend className="sr-only">{t('filter')}</legend>
      {filters.map((one) => (
        <label
          key={one ?? 'all'}
          className="relative flex min-h-11 flex-none cursor-pointer items-center"
        >
          <input
            type="radio"
            name={name}
            className="peer sr-only"
            checked={one === value}
            onChange={() => onChange(one)}
          />
          <span className="flex h-9 items-center rounded-full border border-line-soft bg-surface px-4 text-14 peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-info">
            {t(one ?? 'all')}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
