/** Active direct members from which each team level begins. For display only: nothing is paid on it. */
const thresholds = [1, 3, 10, 30, 100, 300] as const;

/** Level 0 to 6. */
export const teamLevel = (activeDirect: number): number =>
  thresholds.filter((threshold) => activeDirect >= threshold).length;
