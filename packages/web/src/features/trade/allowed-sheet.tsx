import { useInfiniteQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { AddressChip } from '../../shared/ui/address-chip.tsx';
import { PagedList } from '../../shared/ui/paged-list.tsx';
import { Sheet } from '../../shared/ui/sheet.tsx';
import { tradeTexts } from './texts.ts';
import { allowedQuery } from './trade-queries.ts';

type AllowedSheetProps = Readonly<{ token: Address; open: boolean; onClose: () => void }>;

/** Everybody who may trade, as the events of the contract say. */
export function AllowedSheet({ token, open, onClose }: AllowedSheetProps): ReactNode {
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
