import { useInfiniteQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { CardChoice } from '../../shared/cards/card-choice.tsx';
import { myCardsQuery } from '../../shared/cards/my-card-queries.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { Section } from '../../shared/ui/lists/section.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { pledgeTexts } from './texts.ts';

/** Rows shown before all are asked for: the term must not be pushed out of sight. */
const FEW = 4;

type CardsPartProps = Readonly<{
  free: FreeCards;
  chosen: readonly string[];
  choose: (tokenIds: readonly string[]) => void;
}>;

/** The free cards of the visitor, of which one or several are chosen. */
export function CardsPart({ free, chosen, choose }: CardsPartProps): ReactNode {
  const t = useTexts(pledgeTexts);
  const { loaded, failed, hasMore, isLoadingMore, loadMore } = free;
  const [isWhole, setWhole] = useState(false);
  const toggle = (tokenId: string) =>
    choose(
      chosen.includes(tokenId) ? chosen.filter((one) => one !== tokenId) : [...chosen, tokenId],
    );
  const more = () => (isWhole ? loadMore() : setWhole(true));
  const rows = shown(loaded ?? [], chosen, isWhole);
  return (
    <Section title={t('which')} aside={t('chosen', { n: chosen.length })}>
      {failed && (
        <div className="px-4 py-3">
          <PartFailed text={t('cardsFailed')} retry={failed.again} />
        </div>
      )}
      {loaded === undefined && !failed && <Waiting />}
      {loaded?.length === 0 && chosen.length === 0 && <NoFree />}
      <ul aria-label={t('which')}>
        {rows.map((tokenId) => (
          <li key={tokenId} className="border-t border-line-soft first:border-t-0">
            <CardChoice
              tokenId={tokenId}
              checked={chosen.includes(tokenId)}
              onChange={() => toggle(tokenId)}
            />
          </li>
        ))}
      </ul>
      {loaded && (rows.length < loaded.length || hasMore) && (
        <div className="px-4 pt-1">
          <Button kind="ghost" size="small" busy={isLoadingMore} onClick={more}>
            {t('moreCards')}
          </Button>
        </div>
      )}
    </Section>
  );
}

/** What is chosen stays in sight, then as many others as there is room for. */
function shown(loaded: readonly string[], chosen: readonly string[], whole: boolean) {
  const all = [...new Set([...loaded, ...chosen])];
  if (whole) return all;
  const others = all.filter((tokenId) => !chosen.includes(tokenId));
  const kept = new Set([...chosen, ...others.slice(0, Math.max(0, FEW - chosen.length))]);
  return all.filter((tokenId) => kept.has(tokenId));
}

function Waiting(): ReactNode {
  return (
    <div className="grid gap-3 px-4 py-3">
      <Skeleton height={64} />
      <Skeleton height={64} />
    </div>
  );
}

function NoFree(): ReactNode {
  const t = useTexts(pledgeTexts);
  return (
    <div className="px-4 pb-2">
      <p className="font-strong">{t('noFree')}</p>
      <p className="text-14 text-ink-2">{t('noFreeText')}</p>
      <Link to={paths.market} className={`${buttonClass('secondary', 'small')} mt-3`}>
        {t('toMarket')}
      </Link>
    </div>
  );
}

type FreeCards = Readonly<{
  /** As far as they are loaded; undefined until anything is. */
  loaded: readonly string[] | undefined;
  /** Whether nothing could be loaded, and the way to try again. */
  failed: Readonly<{ again: () => void }> | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  /** Whether a card is known not to be free: all are loaded, and it is not among them. */
  isTaken: (tokenId: string) => boolean;
}>;

/** Cards of the visitor that can be pledged. */
export function useFreeCards(address: Address): FreeCards {
  const query = useInfiniteQuery(myCardsQuery(address, 'owned'));
  const loaded = query.data?.pages.flatMap(({ list }) => list.map(({ tokenId }) => tokenId));
  return {
    loaded,
    failed: query.isError && !loaded ? { again: () => void query.refetch() } : null,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    isTaken: (tokenId) => loaded !== undefined && !query.hasNextPage && !loaded.includes(tokenId),
  };
}
