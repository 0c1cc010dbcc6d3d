import type { platformCards } from '@vellum/api/cards/card-collection';
import type { ReplyOf } from '@vellum/api/endpoints/call-shape';
import type { CardContext } from './card-context.ts';
import type { CardRow, PledgeRow } from './card-rows.ts';
import { isFrozen, isListed, stateOfCard } from './card-state.ts';

export type ShownCard = ReplyOf<typeof platformCards.listMine>['list'][number];

const DAY_MS = 86_400_000n;
const MS = 1000n;

export const imageOf = ({ level, serial }: Pick<CardRow, 'level' | 'serial'>): string =>
  `/media/cards/${level}-${serial}.svg`;

/** A card as every page shows it. `pledge` is the one that runs. */
export function shownCard(
  row: CardRow,
  pledge: PledgeRow | undefined,
  context: CardContext,
): ShownCard {
  const { position, levels } = context;
  const level = levels.get(row.level);
  const now = position.chainTime;
  return {
    tokenId: String(row.token_id),
    owner: row.owner,
    level: row.level,
    levelStr: level?.name ?? '',
    serial: Number(row.serial),
    isPledge: row.unlock_at !== null,
    itemUnlockTime: row.unlock_at === null ? null : Number(row.unlock_at),
    tokenURI: level?.uri ?? '',
    image: imageOf(row),
    state: stateOfCard(row, now),
    listing: isListed(row, now) ? listingOf(row) : null,
    frozen: isFrozen(row, now) ? freezeOf(row) : null,
    pledge: pledge === undefined ? null : pledgeOf(pledge, context),
    mintedAt: Number(row.minted_at),
    lastPrice: row.last_price === null ? null : String(row.last_price),
    final: row.block <= position.solid,
  };
}

const listingOf = ({ token_id, price, listed_at }: CardRow) => ({
  listingId: String(token_id),
  price: String(price ?? 0n),
  since: Number(listed_at ?? 0n),
});

const freezeOf = (row: CardRow) => ({
  until: Number(row.frozen_until),
  reason: row.freeze_reason ?? '',
  by: row.frozen_by,
});

/** Days of a pledge's term and its weight, as the contract counts them. */
export function termOf(pledge: PledgeRow, { earnings }: CardContext) {
  const seconds = pledge.unlock_at / MS - pledge.since / MS;
  return {
    days: Number((seconds * MS) / DAY_MS),
    weight: Number(earnings.weightOf(pledge.level, seconds)),
  };
}

const pledgeOf = (pledge: PledgeRow, context: CardContext) => ({
  since: Number(pledge.since),
  unlockAt: Number(pledge.unlock_at),
  ...termOf(pledge, context),
  earned: { ...context.coin, amount: String(context.earnings.earned(pledge)) },
});
