import { useQuery } from '@tanstack/react-query';
import { paths } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import type { Address } from '@vellum/tron/address';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { call } from '../../shared/http/call.ts';
import { useNow } from '../../shared/ui/time/use-now.ts';

/** Rows of each kind that are looked at: the page leads to where all of them are. */
const MOST = 50;

export type Reservation = Readonly<{ level: number; second: bigint; deadline: number }>;

/** Cards of an address whose pledge is over by the chain's clock. */
export function useDueCards(address: Address): readonly string[] {
  const now = useNow(useChainClock());
  const { data } = useQuery({
    queryKey: ['cards', 'mine', address, 'due'],
    queryFn: ({ signal }) =>
      call(
        paths.platformCards.listMine,
        { pageNo: 1, pageSize: MOST, state: 'pledged' },
        { signal },
      ),
  });
  return (data?.list ?? [])
    .filter(({ pledge }) => pledge !== null && pledge.unlockAt <= now)
    .map(({ tokenId }) => tokenId);
}

/** What is left to pay of a card that was reserved, and until when; null for nothing. */
export function useReservation(address: Address): Reservation | null {
  const now = useNow(useChainClock());
  const { data } = useChainRead(['cards', 'reservation', address], (chain) =>
    chain.read('cards', cards.reservationOf(address)),
  );
  const deadline = Number(data?.deadline ?? 0n) * 1000;
  if (!data || deadline <= now) return null;
  return { level: Number(data.level), second: data.second, deadline };
}

/** Boxes that can be opened, or whose price waits to be taken back. */
export function useWaitingBoxes(address: Address, status: 'openable' | 'refundable') {
  const { data } = useQuery({
    queryKey: ['blind-boxes', 'mine', address, status, 'waiting'],
    queryFn: ({ signal }) =>
      call(paths.blindBoxes.listMine, { pageNo: 1, pageSize: MOST, status }, { signal }),
  });
  return data?.list.length ?? 0;
}
