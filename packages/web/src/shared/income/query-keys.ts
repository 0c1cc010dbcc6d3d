/** Whatever is kept of income and withdrawals, and of what contracts said. */
export const incomeKeys: readonly (readonly unknown[])[] = [['income'], ['chain']];
