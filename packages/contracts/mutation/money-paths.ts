/** Sources through which money moves, and the test folders that must notice a change in them, cheapest first. */
export type MoneyPath = Readonly<{ name: string; sources: string[]; tests: string[] }>;

/** Interfaces, constants of status and the DEX of its authors are left out. */
export const moneyPaths: readonly MoneyPath[] = [
  path('presale', 'BasePool Presale PresaleLaunch PresaleLedger PresaleRules', 'token-launch'),
  path('token-launch', 'LaunchToken TokenFactory', 'presale'),
  path('trade', 'Trade TradeDelivery TradeLedger', 'token-launch'),
  path(
    'cards',
    'CardLevels CardMarket CardPledge CardPrices CardReservations CardToken CardWords Cards',
  ),
  path('blind-boxes', 'BlindBox BoxSeries Shuffle'),
  path('staking', 'StreamStake TermStake ../shared/StreamCore'),
  path('burn-mining', 'BurnMarket BurnMine'),
  path('income', 'Payout Proposers RootBudgets WaitingRoot'),
  path('fees', 'FeeVault'),
  path('locks', 'LockPrices Locker'),
  path('liquidity', 'LiquidityHelper'),
  path('otc', 'OtcDesk ../shared/ExactPull'),
  path('energy', 'EnergyDesk StakeQueries'),
  path('prices', 'PriceOracle'),
  path('shared', 'Announced EntryPause HoldWindow'),
  path('coins', 'Wtrx'),
];

function path(name: string, sources: string, ...further: string[]): MoneyPath {
  return {
    name,
    sources: sources
      .split(' ')
      .map((source) => `src/${name}/${source}.sol`.replace(/\w[\w-]*\/\.\.\//, '')),
    tests: [name, ...further],
  };
}
