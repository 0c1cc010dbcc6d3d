/** The files of this folder that measure something, in the order `npm run bench` takes them. */
export const subjects: readonly string[] = [
  'transactions',
  'constant-calls',
  'replay',
  'start',
  'devnet-flood',
  'devnet-beside-hardhat',
  'memory',
  'server',
  'market',
  'market-return',
  'income',
  'launch',
  'chart',
  'indexer',
  'lighthouse',
];

/** Those that take too long, or install too much, to be taken with all the others. */
export const onDemand: readonly string[] = [
  'endpoints',
  'streams',
  'attack-traffic',
  'shared-address',
  'ponder',
  'indexer-growth',
  'first-load',
  'interaction',
  'tour-memory',
];
