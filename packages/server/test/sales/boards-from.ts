/** A trade on a pair as the index keeps it. */
type Fill = Readonly<{ token: string; trader: string; side: string; value: bigint; at: bigint }>;

/** The board of volume from all trades, as the page words its formula; tokens with nothing left out. */
export function volumesFrom(
  fills: readonly Fill[],
  creator: string,
  since: number,
): ReadonlyMap<string, bigint> {
  const counted = fills.filter(({ trader, at }) => trader !== creator && at >= BigInt(since));
  const nets = new Map<string, bigint>();
  for (const { token, trader, side, value } of counted) {
    const key = `${token} ${trader}`;
    nets.set(key, (nets.get(key) ?? 0n) + (side === 'buy' ? value : -value));
  }
  const volumes = new Map<string, bigint>();
  for (const [key, net] of nets) {
    const token = key.split(' ')[0] ?? '';
    volumes.set(token, (volumes.get(token) ?? 0n) + (net < 0n ? -net : net));
  }
  return new Map([...volumes].filter(([, value]) => value > 0n));
}
