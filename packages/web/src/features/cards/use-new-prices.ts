import { useQuery } from '@tanstack/react-query';
import { levelsQuery } from './card-queries.ts';

/** What a new card costs now in sun, by level; without levels that have no price or none left. */
export function useNewPrices(): ReadonlyMap<number, bigint> {
  const { data } = useQuery(levelsQuery);
  const priced = data?.list.filter(({ price }) => price !== null) ?? [];
  return new Map(priced.map(({ level, price }) => [level, BigInt(price ?? 0)]));
}
