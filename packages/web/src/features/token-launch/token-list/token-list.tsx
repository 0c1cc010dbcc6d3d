import { useInfiniteQuery } from '@tanstack/react-query';
import {
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { TokenRowSkeletons } from '../../../shared/launch/token-row-skeletons.tsx';
import { paths } from '../../../shared/navigation/paths.ts';
import { buttonClass } from '../../../shared/ui/buttons/button-class.ts';
import { FilterChips } from '../../../shared/ui/fields/filter-chips.tsx';
import { SearchField } from '../../../shared/ui/fields/search-field.tsx';
import { InfiniteList } from '../../../shared/ui/lists/infinite-list.tsx';
import { tailOf } from '../../../shared/ui/lists/list-tail.ts';
import { PartFailed } from '../../../shared/ui/states/part-failed.tsx';
import { useRested } from '../../../shared/ui/time/use-rested.ts';
import { CoinRows } from './coin-rows.tsx';
import { tokensQuery, type View, viewNames } from './home-queries.ts';
import { tokenListTexts } from './texts.ts';
import { TokenRow } from './token-row.tsx';

/** Longer than any address or name. */
const LONGEST_KEYWORD = 64;

type TokenListProps = Readonly<{
  /** Someone points at a token and will open its page. */
  onPoint: () => void;
}>;

/** Launched tokens to look through and to search; an exact address comes first whatever else matches. */
export function TokenList({ onPoint }: TokenListProps): ReactNode {
  const t = useTexts(tokenListTexts);
  const [keyword, setKeyword] = useState('');
  const [view, setView] = useView();
  const top = useLedHere();
  return (
    <div ref={top} tabIndex={-1} className="scroll-mt-20 outline-none">
      <Search onRest={setKeyword} />
      {keyword === '' ? (
        <>
          <FilterChips
            label={t('which')}
            choices={viewNames.map((value) => ({ value, label: t(`view_${value}`) }))}
            value={view}
            onChange={setView}
          />
          <p className="px-4 pt-1 pb-1 text-13 text-ink-2">{t(`order_${view}`)}</p>
        </>
      ) : (
        <p className="flex min-h-11 items-center px-4 text-14 text-ink-2">{t('found')}</p>
      )}
      <CoinRows view={view} keyword={keyword} onPoint={onPoint} />
      <Found view={view} keyword={keyword} onPoint={onPoint} />
    </div>
  );
}

/** By itself, so that a letter draws nothing but the field. */
function Search({ onRest }: Readonly<{ onRest: (keyword: string) => void }>): ReactNode {
  const t = useTexts(tokenListTexts);
  const [typed, setTyped] = useState('');
  const keyword = useRested(typed.trim().slice(0, LONGEST_KEYWORD));
  useEffect(() => onRest(keyword), [onRest, keyword]);
  return (
    <div className="px-4 pb-1">
      <SearchField label={t('search')} value={typed} onChange={setTyped} />
    </div>
  );
}

type FoundProps = TokenListProps & Readonly<{ view: View; keyword: string }>;

function Found({ view, keyword, onPoint }: FoundProps): ReactNode {
  const t = useTexts(tokenListTexts);
  const query = useInfiniteQuery(tokensQuery(view, keyword));
  // Tokens that have come are drawn in short turns, so that a tap meanwhile is felt at once.
  const data = useDeferredValue(query.data);
  const tail = useDeferredValue(tailOf(query));
  const tokens = data?.pages.flatMap(({ list }) => list) ?? [];
  if (!data && !query.isError) return <TokenRowSkeletons />;
  if (query.isError && tokens.length === 0) {
    return (
      <div className="px-4 pt-3">
        <PartFailed text={t('listFailed')} retry={() => void query.refetch()} />
      </div>
    );
  }
  if (tokens.length === 0) return <Nothing view={view} keyword={keyword} />;
  return (
    <div className={query.isPlaceholderData ? 'opacity-60' : undefined}>
      <InfiniteList
        label={t('tokens')}
        items={tokens}
        keyOf={({ tokenAddress }) => tokenAddress}
        render={(token) => <TokenRow token={token} onPoint={onPoint} />}
        tail={tail}
        loadMore={() => void query.fetchNextPage()}
      />
    </div>
  );
}

function Nothing({ view, keyword }: Omit<FoundProps, 'onPoint'>): ReactNode {
  const t = useTexts(tokenListTexts);
  if (keyword !== '') {
    return (
      <p role="status" className="px-4 py-3 text-14">
        {t('nothingFound', { keyword })}
        <span className="block text-ink-2">{t('nothingFoundText')}</span>
      </p>
    );
  }
  return (
    <div className="px-4 py-3 text-14">
      <p>{t(view === 'all' || view === 'newest' ? 'noTokens' : 'noneHere')}</p>
      <p className="pb-3 text-ink-2">{t('noTokensText')}</p>
      <Link to={paths.launchSimple} className={buttonClass('secondary', 'small')}>
        {t('launchOne')}
      </Link>
    </div>
  );
}

/** Which tokens are shown: what a link asked for (`?view=`), then what is chosen on the page. */
function useView(): readonly [View, (view: View) => void] {
  const [search] = useSearchParams();
  const asked = viewNames.find((name) => name === search.get('view'));
  const [view, setView] = useState<View>(asked ?? 'all');
  // The page stays alive while others are open, so a link may ask again later.
  const [followed, setFollowed] = useState(asked);
  if (asked !== followed) {
    setFollowed(asked);
    if (asked !== undefined) setView(asked);
  }
  return [view, setView];
}

/** Places in the history that led here already; the list may be made again when one goes back to them. */
const followed = new Set<string>();

/**
 * A part of a long page that a link asks for (`?view=`) is brought to the top and read first: once for each time the
 * link is followed, so that who comes back is left where they were.
 */
function useLedHere(): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const [search] = useSearchParams();
  const isAsked = search.has('view');
  useEffect(() => {
    if (!isAsked || followed.has(key)) return;
    followed.add(key);
    part.current?.scrollIntoView();
    part.current?.focus({ preventScroll: true });
  }, [isAsked, key]);
  return part;
}
