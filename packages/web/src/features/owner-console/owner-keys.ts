/** Query keys of everything that an owner's action changes. */
export const ownerKeys = [
  ['token-launch'],
  ['presale'],
  ['trade'],
  ['cards'],
  ['liquidity'],
  ['chain'],
] as const;
