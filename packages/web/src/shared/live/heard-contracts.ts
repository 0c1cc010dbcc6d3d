import type { Query, QueryClient } from '@tanstack/react-query';

/** What shows each contract's doings: the first word of the keys under which its answers are kept. */
const shownBy: Readonly<Record<string, readonly string[]>> = {
  team: ['team'],
  cards: ['cards', 'card-pledge'],
  blindBox: ['blind-boxes'],
  lpStake: ['staking', 'income'],
  termStake: ['staking', 'income'],
  locker: ['locks', 'liquidity'],
  burnMine: ['burn-mining', 'income'],
  liquidityHelper: ['liquidity'],
  otcDesk: ['otc', 'token-sale'],
  governor: ['dao'],
  energyDesk: ['energy'],
  tokenFactory: ['token-launch'],
  presale: ['presale', 'token-launch', 'rankings'],
  // What a called-off trade gives back stands among the refunds of presales.
  trade: ['trade', 'token-launch', 'presale'],
  launchToken: ['token-launch', 'rankings'],
  launchPair: ['token-launch', 'trade', 'rankings'],
  basePool: ['presale', 'token-launch'],
  feeVault: ['income'],
  payout: ['income', 'withdrawal'],
  solvencyLog: ['solvency'],
};

/** Milliseconds in which the news of several blocks are put together. */
const GATHER = 1000;

/** A list that was scrolled further is left as it is: to ask for all of it again costs more than it tells. */
const MOST_PAGES = 3;

/**
 * Asks again for what an open page shows of contracts that were heard of, in one go for blocks in a row. While
 * `isInUse` it waits: what a person reviews must not vanish under their eyes.
 */
export function refreshHeard(
  queries: QueryClient,
  later: (milliseconds: number, work: () => void) => void,
  isInUse: () => boolean,
): (heard: readonly string[]) => void {
  const due = new Set<string>();
  const refresh = () => {
    if (isInUse()) {
      later(GATHER, refresh);
      return;
    }
    const features = new Set([...due].flatMap((contract) => shownBy[contract] ?? []));
    due.clear();
    void queries.invalidateQueries({
      predicate: (query) => isOf(features, query) && pagesOf(query) <= MOST_PAGES,
    });
  };
  return (heard) => {
    const known = heard.filter((contract) => contract in shownBy);
    if (known.length > 0 && due.size === 0) later(GATHER, refresh);
    for (const contract of known) due.add(contract);
  };
}

/** What contracts said themselves is kept under `chain`; it and what waits may hang on any of them. */
const ofAny: ReadonlySet<string> = new Set(['chain', 'waiting']);

function isOf(features: ReadonlySet<string>, { queryKey }: Query): boolean {
  const first = String(queryKey[0]);
  return ofAny.has(first) || features.has(first);
}

function pagesOf({ state: { data } }: Query): number {
  const { pages } = (data ?? {}) as { pages?: unknown };
  return Array.isArray(pages) ? pages.length : 1;
}
