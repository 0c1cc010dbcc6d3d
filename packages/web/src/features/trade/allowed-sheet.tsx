import { useInfiniteQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { AddressChip } from '../../shared/ui/address-chip.tsx';
import { InfiniteList } from '../../shared/ui/infinite-list.tsx';
import { tailOf } from '../../shared/ui/list-tail.ts';
import { PartFailed } from '../../shared/ui/part-failed.tsx';
import { Sheet } from '../../shared/ui/sheet.tsx';
import { allowedQuery } from './trade-queries.ts';
import { useTexts } from './use-texts.ts';

type AllowedSheetProps = Readonly<{ token: Address; open: boolean; onClose: () => void }>;

/** Everybody who may trade, as the events of the contract say. */
export function AllowedSheet({ token, open, onClose }: AllowedSheetProps): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const query = useInfiniteQuery({ ...allowedQuery(token), enabled: open });
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? [];
  const isEmpty = query.isSuccess && rows.length === 0;
  return (
    <Sheet open={open} onClose={onClose} title={t('listTitle')} detail={t('listText')}>
      <div className="-mx-4">
        {query.isError && rows.length === 0 ? (
          <div className="px-4">
            <PartFailed text={t('listFailed')} retry={() => void query.refetch()} />
          </div>
        ) : (
          <InfiniteList
            label={t('listTitle')}
            items={rows}
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
            tail={tailOf(query)}
            loadMore={() => void query.fetchNextPage()}
          />
        )}
        {isEmpty && <p className="px-4 text-14 text-ink-2">{t('listEmpty')}</p>}
      </div>
    </Sheet>
  );
}
