import { useQuery } from '@tanstack/react-query';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { type ReactNode, useState } from 'react';
import { CardImage } from '../../shared/cards/card-image.tsx';
import { levelName } from '../../shared/cards/card-name.ts';
import { cardTexts } from '../../shared/cards/texts.ts';
import { inU } from '../../shared/cards/trx-price.ts';
import { twoDecimals } from '../../shared/format/amount.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { type Level, levelsQuery, listingsQuery } from './card-queries.ts';
import {
  everyListing,
  isUnreadable,
  type ListingFilter,
  type ListingSort,
  listingSorts,
  toggled,
} from './listing-filter.ts';
import { marketTexts } from './texts.ts';
import { useSunPerU } from './use-sun-per-u.ts';

export const sortWords = {
  price: 'lowest',
  '-price': 'highest',
  '-since': 'newest',
} as const satisfies Record<ListingSort, string>;

type FilterSheetProps = Readonly<{
  open: boolean;
  onClose: () => void;
  filter: ListingFilter;
  onApply: (filter: ListingFilter) => void;
}>;

/** Narrows and sorts the listings; nothing changes behind it until it is applied. */
export function FilterSheet({ open, onClose, filter, onApply }: FilterSheetProps): ReactNode {
  const t = useTexts(marketTexts);
  const { data } = useQuery(levelsQuery);
  const [draft, setDraft] = useState<ListingFilter | null>(null);
  const shown = { ...(draft ?? filter), number: filter.number };
  const change = (part: Partial<ListingFilter>) => setDraft({ ...shown, ...part });
  const levels = data?.list ?? [];
  const all = levels.reduce((sum, { onSale }) => sum + onSale, 0);
  const found = useQuery({ ...listingsQuery(shown, 1), enabled: open && !isUnreadable(shown) });
  const matches = found.data?.total;
  const end = (next: ListingFilter | null) => {
    setDraft(null);
    if (next) onApply(next);
    else onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={() => end(null)}
      title={t('filterTitle')}
      detail={matches === undefined ? t('filterAll', { all }) : t('filterDetail', { all, matches })}
      footer={
        <div className="grid grid-cols-[auto_1fr] gap-3">
          <Button kind="secondary" onClick={() => end({ ...everyListing, number: filter.number })}>
            {t('clear')}
          </Button>
          <Button onClick={() => end(shown)}>
            {matches === undefined ? t('showAll') : t('show', { count: matches })}
          </Button>
        </div>
      }
    >
      <Choices levels={levels} shown={shown} onChange={change} />
    </Sheet>
  );
}

type ChoicesProps = Readonly<{
  levels: readonly Level[];
  shown: ListingFilter;
  onChange: (part: Partial<ListingFilter>) => void;
}>;

function Choices({ levels, shown, onChange }: ChoicesProps): ReactNode {
  const t = useTexts(marketTexts);
  const sunPerU = useSunPerU();
  const price = { decimals: COIN_DECIMALS, unit: 'TRX', placeholder: t('any') };
  const worth = (sun: bigint | null) => {
    const u = sun === null || sunPerU === null ? null : inU(sun, sunPerU);
    return u === null
      ? {}
      : { note: { kind: 'hint', text: t('about', { u: twoDecimals(u) }) } as const };
  };
  return (
    <div className="grid gap-5">
      <LevelChoice
        levels={levels}
        chosen={shown.levels}
        onPress={(level) => onChange({ levels: toggled(shown.levels, level) })}
      />
      <div className="grid grid-cols-2 gap-2">
        <AmountInput
          {...price}
          label={t('from')}
          {...worth(shown.from)}
          value={shown.from}
          onChange={(from) => onChange({ from })}
        />
        <AmountInput
          {...price}
          label={t('to')}
          {...worth(shown.to)}
          value={shown.to}
          onChange={(to) => onChange({ to })}
        />
      </div>
      <Segmented
        label={t('order')}
        value={shown.sort}
        onChange={(sort) => onChange({ sort })}
        choices={listingSorts.map((value) => ({ value, label: t(sortWords[value]) }))}
      />
    </div>
  );
}

type LevelChoiceProps = Readonly<{
  levels: readonly Level[];
  chosen: readonly number[];
  onPress: (level: number) => void;
}>;

/** Any of the levels; none chosen means all. */
function LevelChoice({ levels, chosen, onPress }: LevelChoiceProps): ReactNode {
  const t = useTexts(marketTexts);
  const words = useTexts(cardTexts);
  return (
    <fieldset>
      <legend className="mb-2 text-14">{t('level')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {levels.map(({ level, onSale }) => (
          <button
            key={level}
            type="button"
            aria-pressed={chosen.includes(level)}
            onClick={() => onPress(level)}
            className="press flex min-h-14 items-center gap-2 rounded-control border border-line-soft p-1 pr-3 text-left aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft aria-pressed:[box-shadow:inset_0_0_0_1px_var(--primary)]"
          >
            <CardImage
              level={level}
              serial={1n}
              size="thumb"
              className="w-11 flex-none max-[374px]:w-9"
            />
            <span className="min-w-0 flex-1 whitespace-nowrap">{levelName(words, level)}</span>
            <span className="text-14 text-ink-2">{onSale.toLocaleString('en-US')}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
