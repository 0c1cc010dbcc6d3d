import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { Check, Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { countText } from '../../shared/coins/cost-text.ts';
import { dateText, dateTimeText } from '../../shared/format/date.ts';
import { useLocale, useSentenceGap } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { Launch } from '../../shared/launch/launch.ts';
import { useSignedIn } from '../../shared/session/session.ts';
import { AddressChip } from '../../shared/ui/address/address-chip.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { PagedList } from '../../shared/ui/lists/paged-list.tsx';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { tradeTexts } from './texts.ts';
import type { TradeFacts, TradePart } from './trade-facts.ts';
import { allowedQuery, mySumsQuery, tradeSumsQuery } from './trade-queries.ts';

type ListNoticeProps = Readonly<{
  launch: Launch;
  facts: TradeFacts;
  /** Undefined while unknown, or when nobody is connected. */
  mine: TradePart | undefined;
}>;

/** Whether I may buy here, since when or why not, and who else may. */
export function ListNotice({ launch, facts, mine }: ListNoticeProps): ReactNode {
  const t = useTexts(tradeTexts);
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { data: sums } = useQuery(tradeSumsQuery(launch.token));
  if (facts.state !== 'open' && facts.state !== 'closed') return null;
  const listed = sums ? t('listed', { n: sums.listed, count: countText(sums.listed) }) : null;
  const see = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <div className="px-4">
      {mine?.isAllowed ? (
        <Allowed launch={launch} isOpen={facts.state === 'open'} />
      ) : (
        <NotAllowed mine={mine} listed={listed} />
      )}
      <p className="flex flex-wrap items-center justify-between gap-x-3 pt-2 text-14 text-ink-2">
        {t('listRule')}
        <span className="-ml-4">
          <Button kind="ghost" size="small" onClick={see}>
            {t('seeList')}
          </Button>
        </span>
      </p>
      {isAsked && (
        <AllowedSheet token={launch.token} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}

function Allowed({ launch, isOpen }: Readonly<{ launch: Launch; isOpen: boolean }>): ReactNode {
  const t = useTexts(tradeTexts);
  const locale = useLocale();
  const gap = useSentenceGap();
  const address = useSignedIn();
  const { data } = useQuery({
    ...mySumsQuery(launch.token, address ?? launch.creator),
    enabled: address !== null,
  });
  const since = data?.listedAt ?? null;
  return (
    <Notice kind="good" icon={Check}>
      <b className="font-strong">{t(isOpen ? 'youMay' : 'youMayLater')}</b>
      {gap}
      {since === null ? t('listedByCreator') : t('listedOn', { day: dateText(since, locale) })}
    </Notice>
  );
}

type NotAllowedProps = Readonly<{ mine: TradePart | undefined; listed: string | null }>;

function NotAllowed({ mine, listed }: NotAllowedProps): ReactNode {
  const t = useTexts(tradeTexts);
  const gap = useSentenceGap();
  if (mine === undefined) {
    return (
      <Notice icon={Lock}>
        {t('onlyListed')}
        {gap}
        {listed}
      </Notice>
    );
  }
  return (
    <Notice kind="warn" icon={Lock}>
      <b className="font-strong">{t('youCannot')}</b>
      {gap}
      {t(mine.isOwner ? 'ownSale' : 'onlyListed')}
      {gap}
      {listed}
    </Notice>
  );
}

type AllowedSheetProps = Readonly<{ token: Address; open: boolean; onClose: () => void }>;

/** Everyone who may trade, as the events of the contract say. */
function AllowedSheet({ token, open, onClose }: AllowedSheetProps): ReactNode {
  const t = useTexts(tradeTexts);
  const locale = useLocale();
  const query = useInfiniteQuery({ ...allowedQuery(token), enabled: open });
  return (
    <Sheet open={open} onClose={onClose} title={t('listTitle')} detail={t('listText')}>
      <div className="-mx-4">
        <PagedList
          query={query}
          label={t('listTitle')}
          keyOf={({ user }) => user}
          render={({ user, at, bought }) => (
            <div className="flex min-h-15 items-center justify-between gap-3 px-4">
              <AddressChip address={user} />
              <span className="text-right text-13 text-ink-2">
                {dateTimeText(at, locale)}
                <span className="block">{t('sharesBought', { n: bought })}</span>
              </span>
            </div>
          )}
          failed={{ text: t('listFailed') }}
          empty={<p className="px-4 text-14 text-ink-2">{t('listEmpty')}</p>}
        />
      </div>
    </Sheet>
  );
}
