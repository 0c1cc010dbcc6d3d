import type { Address } from '@vellum/tron/address';
import type { ReplyPosition } from '../../indexer/chain-position.ts';
import type { KnownLevel, LevelFacts } from './level-facts.ts';
import type { CardEarnings, Earnings } from './pledge/card-earnings.ts';
import type { PledgeFacts } from './pledge/pledge-facts.ts';

/** What every shown card needs besides its row. */
export type CardContext = Readonly<{
  position: ReplyPosition;
  levels: ReadonlyMap<number, KnownLevel>;
  earnings: Earnings;
  coin: Readonly<{ coin: Address; symbol: string }>;
}>;

export type ContextParts = Readonly<{
  position(): Promise<ReplyPosition>;
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
