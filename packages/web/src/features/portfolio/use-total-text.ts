import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { twoDecimals } from '../../shared/format/amount.ts';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { portfolioQuery } from './portfolio-queries.ts';
import { positionGroups, splitUp } from './position-groups.ts';

/** What the connected address has in all, as its page says it: `25,161.17 U`. */
export function useTotalText(): string | undefined {
  const address = addressOf(useWallet().connection);
  const { data } = useQuery({
    ...portfolioQuery(address ?? ('' as Address)),
    enabled: address !== null,
  });
  return data && `${twoDecimals(splitUp(positionGroups(data.positions)).total)}\u00a0U`;
}
