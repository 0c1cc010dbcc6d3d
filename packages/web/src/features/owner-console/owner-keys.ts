/** Query keys of everything that an owner's deed changes. */
export const ownerKeys = [
  ['token-launch'],
  ['presale'],
  ['trade'],
  ['cards'],
  ['liquidity'],
  ['chain'],
] as const;
