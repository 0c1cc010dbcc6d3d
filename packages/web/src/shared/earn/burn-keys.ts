/** Query keys of everything a burn or a claim of its rewards changes. */
export const burnKeys = [['burn-mining'], ['chain'], ['income']] as const;
