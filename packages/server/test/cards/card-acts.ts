import { cards } from '@vellum/contracts/cards';
import type { WriteCall } from '@vellum/contracts/contract-face';
import { fromHexAddress } from '@vellum/tron/address';
import type { Random } from '../faults/random.ts';
import type { Person } from '../test-server.ts';
import type { CardWorld } from './card-world.ts';

const DAY = 86_400n;
const TERMS = [30n, 90n, 180n, 360n];

export type Fuzz = Readonly<{
  world: CardWorld;
  random: Random;
  levels: readonly bigint[];
  /** Every card that was bought. */
  ids: readonly bigint[];
}>;

/** Someone, and a card that may be theirs. */
type Scene = Fuzz & Readonly<{ who: Person; id: bigint; level: bigint }>;
type Act = (scene: Scene) => Promise<WriteCall> | WriteCall;

const one = <T>(random: Random, of: readonly T[]): T => of[random(of.length)]!;

/** Named as often as they are wanted. */
const acts: readonly Act[] = [
  ({ world, random, who, id }) =>
    cards.transfer(who.address, one(random, world.people).address, id),
  ({ random, id }) => cards.list(id, BigInt(1 + random(1_000_000))),
  ({ random, id }) => cards.list(id, BigInt(1 + random(1_000_000))),
  ({ id }) => cards.unlist(id),
  async ({ world, id }) =>
    cards.buyListed(id, (await world.read('cards', cards.listing(id))).price),
  async ({ world, id }) =>
    cards.buyListed(id, (await world.read('cards', cards.listing(id))).price),
  ({ random, id }) => cards.pledge(id, one(random, TERMS) * DAY),
  ({ id }) => cards.unlock(id),
  () => cards.claimReward(),
  async ({ world, level }) =>
    cards.reserve(level, await world.read('cards', cards.firstInstalment(level))),
  async ({ world, who }) => {
    const { second } = await world.read('cards', cards.reservationOf(who.address));
    return cards.completeReservation(second);
  },
  ({ who }) => cards.cancelReservation(who.address),
  ({ world, random, id }) => {
    const now = BigInt(world.chain.devnet.chain.head().timestamp) / 1000n;
    return cards.freeze(id, now + BigInt(1 + random(600_000)), 'looked into\0');
  },
  // The contract thaws anything, also what was never minted.
  ({ random, id }) => cards.thaw(random(3) === 0 ? 12_345n : id),
];

/** One random act. What the contract refuses changes nothing and is not looked at. */
export async function act(fuzz: Fuzz): Promise<void> {
  const { world, random, levels, ids } = fuzz;
  const id = one(random, ids);
  const holder = fromHexAddress(await world.read('cards', cards.ownerOf(id)));
  const found = world.people.find(({ address }) => address === holder);
  const others = [world.owner, ...world.people];
  const who = random(2) === 0 ? (found ?? one(random, others)) : one(random, others);
  const call = await one(random, acts)({ ...fuzz, who, id, level: one(random, levels) });
  await world.send(who, 'cards', call).catch(() => {});
  if (random(20) === 0) await world.chain.devnet.increaseTime(random(40) * 86_400_000);
}
