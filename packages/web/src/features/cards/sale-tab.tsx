import { useQuery } from '@tanstack/react-query';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { ArrowDownUp, SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { levelName } from '../../shared/cards/card-name.ts';
import { cardTexts } from '../../shared/cards/texts.ts';
import { amountText } from '../../shared/format/amount.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { SearchField } from '../../shared/ui/fields/search-field.tsx';
import { useRested } from '../../shared/ui/time/use-rested.ts';
import { listingsQuery } from './card-queries.ts';
import { FilterSheet, sortWords } from './filter-sheet.tsx';
import {
  everyListing,
  isUnreadable,
  type ListingFilter,
  narrowings,
  questionKey,
} from './listing-filter.ts';
import { ListingList } from './listing-list.tsx';
import { marketTexts } from './texts.ts';

type SaleTabProps = Readonly<{ filter: ListingFilter; onChange: (filter: ListingFilter) => void }>;

/** Cards that their holders sell: searched, narrowed, sorted. */
export function SaleTab({ filter, onChange }: SaleTabProps): ReactNode {
  const t = useTexts(marketTexts);
  const [isOpen, setOpen] = useState(false);
  const settled = useSettled(filter);
  const { data } = useQuery({ ...listingsQuery(settled, 1), enabled: !isUnreadable(settled) });
  return (
    <div className="pt-4">
      <div className="px-4">
        <SearchField
          label={t('searchNumber')}
          value={filter.number}
          onChange={(number) => onChange({ ...filter, number })}
        />
        {isUnreadable(filter) && (
          <p role="status" className="mt-2 text-14 text-ink-2">
            {t('numberHint')}
          </p>
        )}
      </div>
      <div className="mt-3 flex min-h-11 items-center justify-between gap-3 px-4">
        <h2 aria-live="polite" className="title text-20">
          {data?.total === undefined || isUnreadable(filter)
            ? t('listings')
            : t('listingCount', { count: data.total })}
        </h2>
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="flex min-h-11 flex-none items-center gap-1 text-14 text-primary"
        >
          {t(sortWords[filter.sort])}
          <Icon of={ArrowDownUp} size={16} />
        </button>
      </div>
      <Chips filter={filter} onChange={onChange} onOpen={() => setOpen(true)} />
      <ListingList
        key={questionKey(settled)}
        filter={settled}
        onClear={() => onChange({ ...everyListing, sort: filter.sort })}
      />
      <FilterSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        filter={filter}
        onApply={(next) => {
          onChange(next);
          setOpen(false);
        }}
      />
    </div>
  );
}

type ChipsProps = SaleTabProps & Readonly<{ onOpen: () => void }>;

const chip = 'press flex h-9 items-center gap-2 rounded-full px-4 text-14';

function Chips({ filter, onChange, onOpen }: ChipsProps): ReactNode {
  const t = useTexts(marketTexts);
  const words = useTexts(cardTexts);
  const count = narrowings(filter);
  return (
    <div className="flex gap-2 overflow-x-auto px-4 pb-2 [scrollbar-width:none]">
      <button type="button" onClick={onOpen} className="flex min-h-11 flex-none items-center">
        <span className={`${chip} border border-line-soft bg-surface`}>
          <Icon of={SlidersHorizontal} size={16} />
          {count > 0 ? count : t('filter')}
          {count > 0 && <span className="sr-only">{t('filter')}</span>}
        </span>
      </button>
      {filter.levels.length > 0 && (
        <Chip onRemove={() => onChange({ ...filter, levels: [] })}>
          {filter.levels.map((level) => levelName(words, level)).join(t('comma'))}
        </Chip>
      )}
      {(filter.from !== null || filter.to !== null) && (
        <Chip onRemove={() => onChange({ ...filter, from: null, to: null })}>
          <PriceRange from={filter.from} to={filter.to} />
        </Chip>
      )}
    </div>
  );
}

type ChipProps = Readonly<{ onRemove: () => void; children: ReactNode }>;

function Chip({ onRemove, children }: ChipProps): ReactNode {
  const t = useTexts(marketTexts);
  return (
    <button type="button" onClick={onRemove} className="flex min-h-11 flex-none items-center">
      <span className={`${chip} bg-primary text-on-primary`}>
        <span>{children}</span>
        <span className="sr-only">{t('removeFilter')}</span>
        <Icon of={X} size={16} />
      </span>
    </button>
  );
}

function PriceRange({ from, to }: Pick<ListingFilter, 'from' | 'to'>): ReactNode {
  const t = useTexts(marketTexts);
  const text = (sun: bigint | null) => amountText(sun ?? 0n, COIN_DECIMALS).short;
  if (to === null) return t('priceFrom', { from: text(from) });
  return from === null
    ? t('priceTo', { to: text(to) })
    : t('priceBetween', { from: text(from), to: text(to) });
}

/** What is typed counts once it has rested; everything else at once. */
function useSettled<Value extends Readonly<{ number: string }>>(value: Value): Value {
  const number = useRested(value.number);
  return useMemo(() => ({ ...value, number }), [value, number]);
}
