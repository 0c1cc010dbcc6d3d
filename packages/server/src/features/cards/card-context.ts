import type { Address } from '@vellum/tron/address';
import type { KnownLevel, LevelFacts } from './level-facts.ts';
import type { CardEarnings, Earnings } from './pledge/card-earnings.ts';
import type { PledgeFacts } from './pledge/pledge-facts.ts';

/** How far the index stands; `chainTime` in milliseconds is the time by which locks and freezes are judged. */
export type Position = Readonly<{ head: number; headId: string; solid: number; chainTime: number }>;

/** What every shown card needs besides its row. */
export type CardContext = Readonly<{
  position: Position;
  levels: ReadonlyMap<number, KnownLevel>;
  earnings: Earnings;
  coin: Readonly<{ coin: Address; symbol: string }>;
}>;

export type ContextParts = Readonly<{
  position(): Promise<Position>;
  levels: LevelFacts;
  pledge(): Promise<PledgeFacts>;
  earnings: CardEarnings;
}>;

export async function cardContext(parts: ContextParts): Promise<CardContext> {
  const position = await parts.position();
  const [levels, { coin, symbol }, earnings] = await Promise.all([
    parts.levels(position),
    parts.pledge(),
    parts.earnings(position),
  ]);
  return {
    position,
    levels: new Map(levels.map((level) => [level.level, level])),
    earnings,
    coin: { coin, symbol },
  };
}

export const asOf = ({ head, solid }: Position) => ({ head, solid });
