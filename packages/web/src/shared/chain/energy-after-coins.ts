/**
 * Energy of our contracts' calls, and of the router's, once they have the coins that had to be approved: no simulation
 * shows it before. Calls that are not here move the coins last.
 */
const afterCoins: Readonly<Record<string, bigint>> = {};

/** By the name of the function that is called. */
export const energyAfterCoins = (method: string): bigint => afterCoins[method] ?? 0n;
