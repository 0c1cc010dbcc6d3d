/** Routes and methods that the devnet serves and no part asks, each with the reason. */
export const untestedRoutes: readonly Readonly<{ names: RegExp; reason: string }>[] = [
  {
    names: /^\/(admin|healthcheck)\b/,
    reason: 'test hooks and health of the devnet: java-tron has none',
  },
  {
    names: /^\/v1\//,
    reason: 'belongs to an event server, which java-tron lacks',
  },
  {
    names: /^(tre|evm|hardhat|debug)_/,
    reason: 'called by development tools: java-tron has no such method',
  },
  {
    names: /^web3_clientVersion$/,
    reason: 'java-tron answers it on Java 8 only; on others it throws "No match found"',
  },
  {
    names: /^\/wallet(solidity)?\/getpaginatednowwitnesslist$/,
    reason: 'newer than java-tron 4.8.1',
  },
];
