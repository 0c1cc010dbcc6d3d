/** What changes when someone buys, leaves, launches or takes money back. */
export const saleKeys = [
  ['presale'],
  ['trade'],
  ['token-launch'],
  ['chain', 'presale'],
  ['chain', 'trade'],
  ['chain', 'balance'],
] as const;
