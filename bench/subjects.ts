/** The files of this folder that measure something, in the order `npm run bench` takes them. */
export const subjects: readonly string[] = [
  'transactions',
  'constant-calls',
  'replay',
  'start',
  'devnet-flood',
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
