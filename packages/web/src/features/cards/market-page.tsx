import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { LevelTab } from './level-tab.tsx';
import { everyListing, type ListingFilter } from './listing-filter.ts';
import { MarketHead } from './market-head.tsx';
import { SaleTab } from './sale-tab.tsx';
import { marketTexts } from './texts.ts';

type Tab = 'levels' | 'sale';

/** The market: new cards by level, and cards that other holders sell. Both stay as they were left. */
export function MarketPage(): ReactNode {
  const t = useTexts(marketTexts);
  const [tab, setTab] = useState<Tab>('levels');
  const [filter, setFilter] = useState<ListingFilter>(everyListing);
  const change = useDepthOf(tab, setTab);
  useAskedLevel((level) => {
    setFilter({ ...everyListing, levels: [level] });
    setTab('sale');
  });
  return (
    <>
      <MarketHead />
      <Tabs
        label={t('tabs')}
        value={tab}
        onChange={change}
        tabs={[
          { name: 'levels', label: t('newCards'), content: <LevelTab /> },
          {
            name: 'sale',
            label: t('forSale'),
            content: <SaleTab filter={filter} onChange={setFilter} />,
          },
        ]}
      />
    </>
  );
}

/** Each tab is as deep as it was left. */
function useDepthOf(tab: Tab, setTab: (tab: Tab) => void): (tab: Tab) => void {
  const depths = useRef(new Map<Tab, number>());
  const shown = useRef(tab);
  useLayoutEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    window.scrollTo(0, depths.current.get(tab) ?? 0);
  }, [tab]);
  return (next) => {
    depths.current.set(tab, window.scrollY);
    setTab(next);
  };
}

/** A link to the market can name a level whose listings it is about: `/nft?level=3`. */
function useAskedLevel(show: (level: number) => void): void {
  const [search] = useSearchParams();
  const asked = search.get('level');
  const [last, setLast] = useState<string | null>(null);
  if (asked === last) return;
  setLast(asked);
  if (asked !== null && /^\d{1,3}$/.test(asked)) show(Number(asked));
}
