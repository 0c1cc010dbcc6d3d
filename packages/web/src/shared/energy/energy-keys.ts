/** Query keys of everything that a rental of energy changes. */
export const energyKeys = [['energy'], ['chain']] as const;
