import type { Address } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import type { ReplyPosition } from '../../../indexer/chain-position.ts';
import { whoOf } from '../../../indexer/events/event-values.ts';
import type { OrderProof } from '../../../orders/order-plan.ts';
import type { AccountReader } from '../../../platform/chain/account-reader.ts';
import type { AskContract } from '../../../platform/chain/ask-contract.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { CardRow } from '../card-rows.ts';
import { isFrozen } from '../card-state.ts';
import type { CardStore } from '../card-store.ts';
import type { LevelFacts } from '../level-facts.ts';
import type { ReservationStore } from '../reservation-store.ts';

export type PlanParts = Readonly<{
  contract: Address;
  client: Client;
  ask: AskContract;
  account: AccountReader;
  position(): Promise<ReplyPosition>;
  store: CardStore;
  levels: LevelFacts;
  reservations: ReservationStore;
}>;

/** Entries stop while the guardian has paused the contract; exits never do. */
export async function requireEntries({ store, position }: PlanParts): Promise<number> {
  const [settings, { chainTime }] = await Promise.all([store.settings(), position()]);
  if ((settings?.paused_until ?? 0n) > BigInt(chainTime)) {
    throw new Refusal({ code: 'CONTRACT_PAUSED' });
  }
  return chainTime;
}

export async function ownCard(
  { store }: Pick<PlanParts, 'store'>,
  tokenId: bigint,
  owner: Address,
): Promise<CardRow> {
  const card = await store.find(tokenId);
  if (card === undefined) throw new Refusal({ code: 'CARD_NOT_MINTED' });
  if (card.owner !== owner) throw new Refusal({ code: 'NOT_OWNER' });
  return card;
}

/** A card that is pledged or frozen can be neither moved nor listed nor pledged. */
export function requireFree(
  card: CardRow,
  now: number,
  staked: 'CARD_STAKED' | 'ALREADY_STAKED' = 'CARD_STAKED',
): void {
  if (card.unlock_at !== null) throw new Refusal({ code: staked });
  if (isFrozen(card, now)) throw new Refusal({ code: 'CARD_FROZEN' });
}

/** An event of Cards about the order's address and what its call names first, such as the card. */
export const cardProof = (
  event: string,
  about: Readonly<{ who?: string; first?: string }>,
  result?: OrderProof['result'],
): OrderProof => ({
  source: 'cards',
  event,
  concerns: (found, { address, call }) =>
    (about.who === undefined || whoOf(found, about.who) === address) &&
    (about.first === undefined || String(found.args[about.first]) === call.params[0]?.value),
  ...(result !== undefined && { result }),
});
