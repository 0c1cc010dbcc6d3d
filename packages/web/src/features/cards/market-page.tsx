import { cards } from '@vellum/contracts/cards';
import { COIN_DECIMALS, formatAmount } from '@vellum/tron/amount';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { inU } from '../../shared/cards/trx-price.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Tabs } from '../../shared/ui/fields/tabs.tsx';
import { LevelTab } from './level-tab.tsx';
import { everyListing, type ListingFilter } from './listing-filter.ts';
import { SaleTab } from './sale-tab.tsx';
import { marketTexts } from './texts.ts';
import { useAccountRead } from './use-account-read.ts';
import { useSunPerU } from './use-sun-per-u.ts';

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

const ONE_TRX = 1_000_000n;

/** How prices come about, and the ways to the visitor's own cards and to the inventory. */
function MarketHead(): ReactNode {
  const t = useTexts(marketTexts);
  const { data: owned } = useAccountRead('owned', (chain, account) =>
    chain.read('cards', cards.balanceOf(account)),
  );
  const sunPerU = useSunPerU();
  const rate = sunPerU === null ? null : inU(ONE_TRX, sunPerU);
  return (
    <div className="px-4">
      <p className="min-h-[2lh] text-14 text-ink-2 min-[430px]:min-h-[1lh]">
        {rate !== null &&
          t('rate', {
            rate: formatAmount(rate, COIN_DECIMALS, { maxDecimals: 4, grouping: true }),
          })}
      </p>
      <div className="flex flex-wrap justify-between gap-x-4 text-14">
        <HeadLink to={paths.myCards}>
          {owned === undefined ? t('myCards') : t('myCardsCount', { count: owned.toString() })}
        </HeadLink>
        <HeadLink to={paths.inventory}>{t('inventory')}</HeadLink>
      </div>
    </div>
  );
}

function HeadLink({ to, children }: Readonly<{ to: string; children: ReactNode }>): ReactNode {
  return (
    <Link to={to} className="flex min-h-11 items-center gap-1 text-primary">
      {children}
      <Icon of={ChevronRight} size={16} />
    </Link>
  );
}
