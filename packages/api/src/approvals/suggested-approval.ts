/** Spec §5, §9: the approval that is suggested besides the exact one: 1000 USDT, in base units. */
export const SUGGESTED_APPROVAL = 1_000_000_000n;
