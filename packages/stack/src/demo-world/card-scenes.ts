import { cards } from '@vellum/contracts/cards';
import type { Person } from './actor.ts';
import type { CardOf, CardScene } from './card-story.ts';
import type { Member } from './family.ts';
import { refreshPrices } from './prices.ts';
import { acts, asks, DAY, provide, TRX, type World } from './world.ts';

/** Where scenes are played; `begin` is when their day does, in milliseconds. */
export type Stage = Readonly<{ world: World; members: readonly Member[]; begin: number }>;

type SceneOf<K extends CardScene['kind']> = Extract<CardScene, { kind: K }>;

type Direction<K extends CardScene['kind']> = Readonly<{
  /** Whether the chain shows that it happened, once the card is there; what came after it counts as well. */
  isOver(stage: Stage, scene: SceneOf<K>): Promise<boolean>;
  play(stage: Stage, scene: SceneOf<K>): Promise<void>;
}>;

const idOf = ({ card: { level, serial } }: Readonly<{ card: CardOf }>) => (level << 64n) | serial;

const directions: { [K in CardScene['kind']]: Direction<K> } = {
  buy: {
    isOver: async () => true,
    async play({ world, members }, { who, card }) {
      const buyer = personAt(members, who);
      const price = await priceOf(world, card);
      await provide(world, buyer, price);
      await acts(world, buyer, 'cards', cards.buy(card.level, price));
    },
  },
  list: {
    isOver: async ({ world, members }, scene) =>
      (await askPrice(world, scene)) > 0n ||
      (await askOwner(world, scene)) !== personAt(members, scene.who).signer.address,
    async play({ world, members }, scene) {
      const price = ((await priceOf(world, scene.card)) * scene.percent) / 100n;
      // Holders ask for round prices.
      const call = cards.list(idOf(scene), price - (price % TRX));
      await acts(world, personAt(members, scene.who), 'cards', call);
    },
  },
  sell: {
    isOver: async ({ world }, scene) => (await askPrice(world, scene)) === 0n,
    async play({ world, members }, scene) {
      const buyer = personAt(members, scene.who);
      const price = await askPrice(world, scene);
      await provide(world, buyer, price);
      await acts(world, buyer, 'cards', cards.buyListed(idOf(scene), price));
    },
  },
  give: {
    isOver: async ({ world, members }, scene) =>
      (await askOwner(world, scene)) === personAt(members, scene.to).signer.address,
    async play({ world, members }, scene) {
      const giver = personAt(members, scene.who);
      const { address } = personAt(members, scene.to).signer;
      const call = cards.transfer(giver.signer.address, address, idOf(scene));
      await acts(world, giver, 'cards', call);
    },
  },
  pledge: {
    isOver: async ({ world, begin }, scene) =>
      // Once the term is over the card may have been taken back.
      world.devnet.chain.now() > begin + scene.days * DAY ||
      asks(world, 'cards', cards.isPledged(idOf(scene))),
    play: ({ world, members }, scene) => {
      const call = cards.pledge(idOf(scene), BigInt((scene.days * DAY) / 1000));
      return acts(world, personAt(members, scene.who), 'cards', call);
    },
  },
  unlock: {
    isOver: async ({ world }, scene) => !(await asks(world, 'cards', cards.isPledged(idOf(scene)))),
    play: ({ world, members }, scene) =>
      acts(world, personAt(members, scene.who), 'cards', cards.unlock(idOf(scene))),
  },
  freeze: {
    isOver: async ({ world }, scene) =>
      (await asks(world, 'cards', cards.frozenUntil(idOf(scene)))) > 0n,
    play: ({ world }, scene) => {
      const until = BigInt(Math.floor((world.present + 5 * DAY) / 1000));
      return acts(world, world.guardian, 'cards', cards.freeze(idOf(scene), until, scene.reason));
    },
  },
};

/** Whether a scene has been played, as far as the chain tells. */
export async function isOver(stage: Stage, scene: CardScene): Promise<boolean> {
  const { nextSerial } = await asks(stage.world, 'cards', cards.level(scene.card.level));
  const isMinted = nextSerial > scene.card.serial;
  return isMinted && directionOf(scene).isOver(stage, scene);
}

export const play = (stage: Stage, scene: CardScene): Promise<void> =>
  directionOf(scene).play(stage, scene);

/** The entry of a kind takes scenes of that kind. */
const directionOf = (scene: CardScene) => directions[scene.kind] as Direction<CardScene['kind']>;

function personAt(members: readonly Member[], index: number): Person {
  const member = members[index];
  if (!member) throw new Error(`there is no member ${index}`);
  return member.who;
}

async function priceOf(world: World, { level }: CardOf): Promise<bigint> {
  await refreshPrices(world);
  return asks(world, 'cards', cards.priceOf(level));
}

const askOwner = (world: World, scene: CardScene) =>
  asks(world, 'cards', cards.ownerOf(idOf(scene)));

async function askPrice(world: World, scene: CardScene): Promise<bigint> {
  return (await asks(world, 'cards', cards.listing(idOf(scene)))).price;
}
