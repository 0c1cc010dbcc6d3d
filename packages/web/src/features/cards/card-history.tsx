import { useInfiniteQuery } from '@tanstack/react-query';
import { shortenAddress } from '@vellum/tron/address';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { explorerLink, useProjectConfig } from '../../shared/chain/project-config.ts';
import { costText } from '../../shared/coins/cost-text.ts';
import { dateText, dateTimeText } from '../../shared/format/date.ts';
import { unbroken } from '../../shared/format/unbroken.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { InfiniteList, type ListTail } from '../../shared/ui/lists/infinite-list.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { useCopy } from '../../shared/ui/overlays/copy-button.tsx';
import { type CardEvent, historyQuery } from './card-queries.ts';
import { marketTexts } from './texts.ts';

/** Everything that ever happened to the card, newest first, each with its transaction. */
export function CardHistory({ tokenId }: Readonly<{ tokenId: string }>): ReactNode {
  const t = useTexts(marketTexts);
  const query = useInfiniteQuery(historyQuery(tokenId));
  const events = query.data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <Section title={t('history')} aside={t('onChain')}>
      {/* The thread joins the events: no lines between them. */}
      <div className="[&_li]:border-t-0">
        <InfiniteList
          label={t('history')}
          items={events}
          keyOf={({ txid, kind, at }) => `${txid} ${kind} ${at}`}
          render={(event) => (
            <Event
              event={event}
              isNewest={event === events[0]}
              isOldest={event === events.at(-1)}
            />
          )}
          tail={tailOf(query)}
          loadMore={() => void (query.data ? query.fetchNextPage() : query.refetch())}
        />
      </div>
    </Section>
  );
}

type EventProps = Readonly<{ event: CardEvent; isNewest: boolean; isOldest: boolean }>;

function Event({ event, isNewest, isOldest }: EventProps): ReactNode {
  const t = useTexts(marketTexts);
  const locale = useLocale();
  const words = useEventWords();
  return (
    <div className="relative grid grid-cols-[12px_1fr_auto] gap-x-3 px-4 py-2">
      <span
        aria-hidden
        className={`absolute left-[21px] w-0.5 bg-line-soft ${isNewest ? 'top-5' : 'top-0'} ${isOldest ? 'h-5' : 'bottom-0'}`}
      />
      <span
        aria-hidden
        className={`relative mt-1.5 size-3 rounded-full border-2 border-primary ${isNewest ? 'bg-primary' : 'bg-bg'}`}
      />
      <div className="min-w-0">
        <p>{words(event)}</p>
        <p className="text-13 text-ink-2">
          <Parties event={event} />
          {!event.final && <span className="ml-2">{t('confirming')}</span>}
        </p>
      </div>
      <div className="text-right text-13 text-ink-2">
        <time dateTime={new Date(event.at).toISOString()} title={dateTimeText(event.at, locale)}>
          {dateText(event.at, locale)}
        </time>
        <TransactionLink txid={event.txid} />
      </div>
    </div>
  );
}

/** Who had a part in it: one address, or from whom to whom. */
function Parties({ event }: Readonly<{ event: CardEvent }>): ReactNode {
  const t = useTexts(marketTexts);
  const { from, to } = event;
  const [one] = [from, to].filter((party) => party !== null);
  if (from !== null && to !== null && from !== to) {
    return (
      <span className="font-mono">
        {t('fromTo', { from: shortenAddress(from), to: shortenAddress(to) })}
      </span>
    );
  }
  return one ? <span className="font-mono">{shortenAddress(one)}</span> : null;
}

function useEventWords(): (event: CardEvent) => string {
  const t = useTexts(marketTexts);
  const locale = useLocale();
  return ({ kind, price, until, reason }) =>
    t(`event_${kind}`, {
      price: price === null ? '' : `${costText(BigInt(price))}\u00a0TRX`,
      until: until === null ? '' : unbroken(dateTimeText(until, locale)),
      reason: reason ?? '',
    });
}

/** To the explorer of the network; where there is none, the id can be copied. */
function TransactionLink({ txid }: Readonly<{ txid: string }>): ReactNode {
  const t = useTexts(marketTexts);
  const copy = useCopy();
  const config = useProjectConfig();
  const link = explorerLink(config, txid);
  const words = (
    <>
      <span className="font-mono">{txid.slice(0, 6)}</span>
      <span className="sr-only">{t('transaction')}</span>
    </>
  );
  return link ? (
    <a
      href={link}
      target="_blank"
      rel="noreferrer"
      className="flex min-h-6 items-center justify-end gap-1 text-primary"
    >
      {words}
      <Icon of={ExternalLink} size={14} />
    </a>
  ) : (
    <button
      type="button"
      title={txid}
      onClick={() => copy(txid)}
      className="block min-h-6 w-full text-right text-primary"
    >
      {words}
    </button>
  );
}

function tailOf(
  query: Readonly<{
    isError: boolean;
    isPending: boolean;
    isFetchingNextPage: boolean;
    hasNextPage: boolean;
  }>,
): ListTail {
  if (query.isPending || query.isFetchingNextPage) return 'loading';
  if (query.isError) return 'failed';
  return query.hasNextPage ? 'more' : 'end';
}
