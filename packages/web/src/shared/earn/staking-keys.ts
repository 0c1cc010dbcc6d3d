/** Number of the one LP pool of the platform. */
export const LP_POOL = 0;

/** Query keys of everything a stake, an exit or a claim changes. */
export const stakingKeys = [['staking'], ['chain'], ['income']] as const;
