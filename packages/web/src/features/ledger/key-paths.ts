/** Where wallets keep their accounts on a device: the first account is the same in both. */
export const keyLayouts = {
  /** Ledger's own app and TronLink. */
  current: (index: number) => `44'/195'/${index}'/0/0`,
  older: (index: number) => `44'/195'/0'/0/${index}`,
} as const;

export type KeyLayout = keyof typeof keyLayouts;
