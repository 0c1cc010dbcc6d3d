import { cards } from '@vellum/contracts/cards';
import type { Person } from '../actor.ts';
import type { Member } from '../family.ts';
import { refreshPrices } from '../prices.ts';
import { acts, asks, DAY, provide, TRX, type World } from '../world.ts';
import type { CardAction, CardOf } from './card-fixtures.ts';

/** Where actions are performed; `begin` is when their day does, in milliseconds. */
export type Stage = Readonly<{ world: World; members: readonly Member[]; begin: number }>;

type CardActionOf<K extends CardAction['kind']> = Extract<CardAction, { kind: K }>;

type Direction<K extends CardAction['kind']> = Readonly<{
  /** Whether the chain shows that it happened, once the card is there; what came after it counts as well. */
  isOver(stage: Stage, action: CardActionOf<K>): Promise<boolean>;
  perform(stage: Stage, action: CardActionOf<K>): Promise<void>;
}>;

const idOf = ({ card: { level, serial } }: Readonly<{ card: CardOf }>) => (level << 64n) | serial;

const directions: { [K in CardAction['kind']]: Direction<K> } = {
  buy: {
    isOver: async () => true,
    async perform({ world, members }, { who, card }) {
      const buyer = personAt(members, who);
      const price = await priceOf(world, card);
      await provide(world, buyer, price);
      await acts(world, buyer, 'cards', cards.buy(card.level, price));
    },
  },
  list: {
    isOver: async ({ world, members }, action) =>
      (await askPrice(world, action)) > 0n ||
      (await askOwner(world, action)) !== personAt(members, action.who).signer.address,
    async perform({ world, members }, action) {
      const price = ((await priceOf(world, action.card)) * action.percent) / 100n;
      // Holders ask for round prices.
      const call = cards.list(idOf(action), price - (price % TRX));
      await acts(world, personAt(members, action.who), 'cards', call);
    },
  },
  sell: {
    isOver: async ({ world }, action) => (await askPrice(world, action)) === 0n,
    async perform({ world, members }, action) {
      const buyer = personAt(members, action.who);
      const price = await askPrice(world, action);
      await provide(world, buyer, price);
      await acts(world, buyer, 'cards', cards.buyListed(idOf(action), price));
    },
  },
  give: {
    isOver: async ({ world, members }, action) =>
      (await askOwner(world, action)) === personAt(members, action.to).signer.address,
    async perform({ world, members }, action) {
      const giver = personAt(members, action.who);
      const { address } = personAt(members, action.to).signer;
      const call = cards.transfer(giver.signer.address, address, idOf(action));
      await acts(world, giver, 'cards', call);
    },
  },
  pledge: {
    isOver: async ({ world, begin }, action) =>
      // Once the term is over the card may have been taken back.
      world.devnet.chain.now() > begin + action.days * DAY ||
      asks(world, 'cards', cards.isPledged(idOf(action))),
    perform: ({ world, members }, action) => {
      const call = cards.pledge(idOf(action), BigInt((action.days * DAY) / 1000));
      return acts(world, personAt(members, action.who), 'cards', call);
    },
  },
  unlock: {
    isOver: async ({ world }, action) =>
      !(await asks(world, 'cards', cards.isPledged(idOf(action)))),
    perform: ({ world, members }, action) =>
      acts(world, personAt(members, action.who), 'cards', cards.unlock(idOf(action))),
  },
  freeze: {
    isOver: async ({ world }, action) =>
      (await asks(world, 'cards', cards.frozenUntil(idOf(action)))) > 0n,
    perform: ({ world }, action) => {
      const until = BigInt(Math.floor((world.present + 5 * DAY) / 1000));
      return acts(world, world.guardian, 'cards', cards.freeze(idOf(action), until, action.reason));
    },
  },
};

/** Whether an action has been performed, as far as the chain tells. */
export async function isOver(stage: Stage, action: CardAction): Promise<boolean> {
  const { nextSerial } = await asks(stage.world, 'cards', cards.level(action.card.level));
  const isMinted = nextSerial > action.card.serial;
  return isMinted && directionOf(action).isOver(stage, action);
}

export const perform = (stage: Stage, action: CardAction): Promise<void> =>
  directionOf(action).perform(stage, action);

/** The entry of a kind takes actions of that kind. */
const directionOf = (action: CardAction) =>
  directions[action.kind] as Direction<CardAction['kind']>;

function personAt(members: readonly Member[], index: number): Person {
  const member = members[index];
  if (!member) throw new Error(`there is no member ${index}`);
  return member.who;
}

async function priceOf(world: World, { level }: CardOf): Promise<bigint> {
  await refreshPrices(world);
  return asks(world, 'cards', cards.priceOf(level));
}

const askOwner = (world: World, action: CardAction) =>
  asks(world, 'cards', cards.ownerOf(idOf(action)));

async function askPrice(world: World, action: CardAction): Promise<bigint> {
  return (await asks(world, 'cards', cards.listing(idOf(action)))).price;
}
