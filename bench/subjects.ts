/** Files that measure something, in the order `npm run bench` takes them; it is told their names without the folder. */
export const subjects: readonly string[] = [
  'devnet/transactions',
  'devnet/constant-calls',
  'devnet/replay',
  'devnet/start',
  'devnet/devnet-flood',
  'devnet/devnet-beside-hardhat',
  'devnet/memory',
  'server/server',
  'server/market',
  'browser/market-return',
  'server/income',
  'server/launch',
  'browser/chart',
  'indexer/indexer',
  'browser/lighthouse',
];

/** Those that take too long, or install too much, to be taken with all the others. */
export const onDemand: readonly string[] = [
  'server/endpoints',
  'server/load',
  'server/streams',
  'server/attack-traffic',
  'server/shared-address',
  'indexer/ponder',
  'indexer/indexer-growth',
  'browser/first-load',
  'browser/interaction',
  'browser/tour-memory',
];

/** The file of a subject that was named on the command line. */
export const fileOf = (name: string): string =>
  [...subjects, ...onDemand].find((file) => subjectOf(file) === name) ?? name;

export const subjectOf = (file: string): string => file.slice(file.indexOf('/') + 1);
