/** Query keys of everything that a swap changes. */
export const swapKeys = [['swap'], ['chain'], ['token-launch']] as const;
