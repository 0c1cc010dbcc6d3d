/**
 * Levels below an address that count as its team. The chain has no limit, but a row of people who each
 * invite the next would make every activation as costly as the row is long.
 */
export const TEAM_DEPTH = 100;
