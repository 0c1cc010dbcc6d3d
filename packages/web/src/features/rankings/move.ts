/** How a token moved against the period before. */
export type Move = Readonly<{ kind: 'up' | 'down' | 'same' | 'new'; by: number }>;

export function moveOf(rank: number, previousRank: number | null): Move {
  if (previousRank === null) return { kind: 'new', by: 0 };
  if (previousRank === rank) return { kind: 'same', by: 0 };
  return { kind: previousRank > rank ? 'up' : 'down', by: Math.abs(previousRank - rank) };
}
