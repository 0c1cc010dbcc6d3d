/** Query keys of everything that a deal at the desk changes. */
export const otcKeys = [['otc'], ['token-sale'], ['chain']] as const;
