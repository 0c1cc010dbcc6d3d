import { type CardLevel, type CardLevelNumber, cardLevels } from './card-level.ts';
import { cardSerial } from './card-serial.ts';
import { fnv1a } from './fnv.ts';
import { type Seeded, seeded } from './seeded.ts';

/** How much is drawn: `full` from 300 px, `card` from 140 to 300, `thumb` a square of 40 to 64. */
export type CardDetail = 'full' | 'card' | 'thumb';

/** What the seed decides about one card, beside its figure. */
export type CardPlan = Readonly<{
  level: CardLevel;
  serial: string;
  tint: string;
  /** Turn of the figure in degrees. */
  turn: number;
  /** Drift and height of the waves against those of the level. */
  drift: number;
  swell: number;
  /** Goes on to decide the figure. */
  random: Seeded;
}>;

/** The order of decisions is part of the art: it is the same in every detail and never changes. */
export function planCard(number: CardLevelNumber, serial: bigint): CardPlan {
  const level = cardLevels[number];
  const random = seeded(fnv1a(`${level.key}:${serial}`));
  return {
    level,
    serial: cardSerial(level, serial),
    tint: random.one(level.tints),
    turn: random.whole(0, 359),
    drift: Math.round((random.share() - 0.5) * level.field.length * 0.3),
    swell: random.between(0.8, 1.3),
    random,
  };
}
