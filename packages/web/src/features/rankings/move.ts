/** How a token moved against the period before. */
export type Move =
  | Readonly<{ kind: 'up' | 'down'; by: number }>
  | Readonly<{ kind: 'same' | 'new' }>;

export function moveOf(rank: number, previousRank: number | null): Move {
  if (previousRank === null) return { kind: 'new' };
  if (previousRank === rank) return { kind: 'same' };
  return { kind: previousRank > rank ? 'up' : 'down', by: Math.abs(previousRank - rank) };
}
