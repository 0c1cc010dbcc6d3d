/** `2026-11-20 00:55 UTC`, of unix seconds: read alike in every language. */
export function utcTime(seconds: bigint): string {
  // What the chain calls never, and what no calendar has.
  const shown = seconds > LATEST ? LATEST : seconds;
  const [day, time] = new Date(Number(shown) * 1000).toISOString().split('T') as [string, string];
  return `${day} ${time.slice(0, 5)} UTC`;
}

const LATEST = 253_402_300_799n;
