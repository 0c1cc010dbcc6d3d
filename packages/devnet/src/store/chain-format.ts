/** Number of the form that a data folder's chain has; 2: block 0 is as java-tron makes it. */
export const CHAIN_FORMAT = 2;
