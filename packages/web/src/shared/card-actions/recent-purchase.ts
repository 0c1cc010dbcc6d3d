import { useQuery } from '@tanstack/react-query';
import { REPEATED_MINTING_MINUTES } from '@vellum/api/cards/card-price';
import type { Address } from '@vellum/tron/address';
import type { JournalRecord } from '../paid-action/journal/journal-record.ts';
import { addressOf } from '../wallet/connection.ts';
import { useWallet } from '../wallet/wallet.ts';

type PurchaseRecord = Pick<
  JournalRecord,
  'key' | 'account' | 'params' | 'signed' | 'state' | 'begunAt'
>;

/** When the account last paid for a card of the level in this browser; null if that is too long ago to warn of. */
export function lastBought(
  records: readonly PurchaseRecord[],
  account: Address,
  level: number,
  now: number,
): number | null {
  const times = records
    .filter(({ key, account: payer }) => key === 'cards.buy' && payer === account)
    .filter(
      ({ params, signed, state }) => params['level'] === level && signed && state.step !== 'failed',
    )
    .map(({ begunAt }) => begunAt)
    .filter((at) => now - at < REPEATED_MINTING_MINUTES * 60_000);
  return times.length > 0 ? Math.max(...times) : null;
}

/** The same for the connected account. */
export function useLastBought(level: number | null): number | null {
  const account = addressOf(useWallet().connection);
  const { data } = useQuery({
    queryKey: ['cards', 'bought', account, level],
    enabled: account !== null && level !== null,
    staleTime: 0,
    queryFn: async () => {
      const { journal } = await import('../paid-action/journal/journal.ts');
      const records = await journal().all();
      return account && level !== null ? lastBought(records, account, level, Date.now()) : null;
    },
  });
  return data ?? null;
}
