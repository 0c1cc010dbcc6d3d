/** Active direct members from which each team level begins. For display only: nothing is paid on it. */
const thresholds = [1, 3, 10, 30, 100, 300] as const;

/** Level 0 to 6. */
export const teamLevel = (activeDirect: number): number =>
  thresholds.filter((threshold) => activeDirect >= threshold).length;

/** The next level and the active direct members it begins with; null at the highest. */
export function nextTeamLevel(
  activeDirect: number,
): Readonly<{ level: number; from: number }> | null {
  const level = teamLevel(activeDirect);
  const from = thresholds[level];
  return from === undefined ? null : { level: level + 1, from };
}

export const HIGHEST_TEAM_LEVEL = thresholds.length;
