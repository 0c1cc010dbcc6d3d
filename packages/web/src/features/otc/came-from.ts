/** The page that led to the desk for a coin, to which the purchase leads back. */
export type CameFrom = 'staking' | null;

/** By the link that was followed: it names the coin (`sell`), and only buying that one leads back. */
export function cameFrom(search: URLSearchParams, coin: string | null): CameFrom {
  return search.get('from') === 'staking' && search.get('sell') === coin ? 'staking' : null;
}
