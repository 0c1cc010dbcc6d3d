import { useInfiniteQuery } from '@tanstack/react-query';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { amountText } from '../../../shared/format/amount.ts';
import { percentText } from '../../../shared/format/percent.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { TokenDetail } from '../../../shared/launch/launch-queries.ts';
import { AddressChip } from '../../../shared/ui/address/address-chip.tsx';
import { InfiniteList } from '../../../shared/ui/lists/infinite-list.tsx';
import { tailOf } from '../../../shared/ui/lists/list-tail.ts';
import { Sheet } from '../../../shared/ui/overlays/sheet.tsx';
import { StatusBadge } from '../../../shared/ui/states/status-badge.tsx';
import { tokenPageTexts } from './texts.ts';
import { type Holder, holdersQuery } from './token-queries.ts';

type HoldersSheetProps = Readonly<{ token: TokenDetail; open: boolean; onClose: () => void }>;

/** Every address that holds the token, the largest first. */
export function HoldersSheet({ token, open, onClose }: HoldersSheetProps): ReactNode {
  const t = useTexts(tokenPageTexts);
  const query = useInfiniteQuery({ ...holdersQuery(token.tokenAddress), enabled: open });
  return (
    <Sheet open={open} onClose={onClose} title={t('holdersOf', { symbol: token.tokenSymbol })}>
      <div className="-mx-4">
        <InfiniteList
          label={t('holders')}
          items={query.data?.pages.flatMap(({ list }) => list) ?? []}
          keyOf={({ address }) => address}
          render={(holder) => <HolderRow holder={holder} />}
          tail={query.isError && !query.data ? 'failed' : tailOf(query)}
          loadMore={() => void (query.data ? query.fetchNextPage() : query.refetch())}
        />
      </div>
    </Sheet>
  );
}

function HolderRow({ holder }: Readonly<{ holder: Holder }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const { short, full } = amountText(BigInt(holder.amount), COIN_DECIMALS);
  return (
    <div className="flex min-h-15 items-center gap-2 px-4 text-14">
      <div className="min-w-0 flex-1">
        <AddressChip address={holder.address} />
      </div>
      {holder.kind && <StatusBadge>{t(`kind_${holder.kind}`)}</StatusBadge>}
      <div className="flex-none text-right">
        <span title={full} className="block font-strong">
          {short}
        </span>
        <span className="text-13 text-ink-2">{percentText(holder.share)}</span>
      </div>
    </div>
  );
}
