import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { amountText } from '../../shared/format/amount.ts';
import { currentDemoNode } from './demo-wallet.ts';

/** Of every account's balance, so that who changes one can have it asked for again. */
export const demoBalanceKey = (address: Address | null) => ['demo-wallet', 'balance', address];

/** TRX of the account as text; null while it is not known. */
export function useBalance(address: Address | null): string | null {
  const { data } = useQuery({
    queryKey: demoBalanceKey(address),
    queryFn: async () => (address ? ((await currentDemoNode()?.balance(address)) ?? null) : null),
    enabled: address !== null,
    staleTime: 0,
  });
  return data === undefined || data === null ? null : amountText(data, 6).full;
}
