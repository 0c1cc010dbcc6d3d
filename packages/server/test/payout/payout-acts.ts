import { randomBytes } from 'node:crypto';
import { paths } from '@vellum/api/wire/paths';
import { burnMine } from '@vellum/contracts/burn-mining';
import { cards } from '@vellum/contracts/cards';
import { trc20 } from '@vellum/contracts/coins';
import { feeVault } from '@vellum/contracts/fees';
import { payout } from '@vellum/contracts/income';
import type { Random } from '../faults/random.ts';
import type { Person } from '../test-server.ts';
import type { PayoutWorld } from './payout-world.ts';

const TRX = 1_000_000n;

export type Scene = Readonly<{ world: PayoutWorld; random: Random; people: readonly Person[] }>;
type Act = (scene: Scene, who: Person) => Promise<unknown>;

const sum = (random: Random, most: number) => BigInt(1 + random(most)) * TRX;

/** Named as often as they are wanted. */
const acts: readonly Act[] = [
  ({ world }, who) => world.payFee(who),
  ({ world }, who) => world.payFee(who),
  ({ world }, who) => world.payFee(who),
  ({ world }, who) => world.send(who, 'feeVault', feeVault.claimBonus()),
  ({ world }, who) => world.send(who, 'cards', cards.withdrawCredit()),
  ({ world }, who) => world.send(who, 'cards', cards.claimReward()),
  async ({ world, random }, who) => {
    const tokenId = await world.buy(who, 2);
    await world.send(
      who,
      'cards',
      random(2) === 0 ? cards.list(tokenId, 5_000_000n) : cards.pledge(tokenId, 2_592_000n),
    );
  },
  async ({ world }, who) => {
    const { rows } = await world.database.pool.query(
      'select token_id, price from card where price is not null and owner <> $1 limit 1',
      [who.address],
    );
    if (rows[0])
      await world.send(
        who,
        'cards',
        cards.buyListed(BigInt(rows[0].token_id), BigInt(rows[0].price)),
      );
  },
  ({ world, random }, who) =>
    world.send(who, 'burnMine', burnMine.burn(world.at('vlm'), sum(random, 20))),
  ({ world, random }) => world.send(world.dao, 'payout', payout.fund(sum(random, 500))),
  ({ world, random }) => world.send(world.owner, 'payout', payout.fund(sum(random, 60))),
  ({ world }, who) => request(world, who),
  ({ world }) => world.work(),
  ({ world }) => world.work(),
  ({ world, random }) => world.pass(600 + random(20_000)),
  ({ world }) => world.passDelay(),
  ({ world, random }) => (random(6) === 0 ? world.veto() : Promise.resolve()),
];

/** One random act. What the contract refuses changes nothing and is not looked at. */
export async function payoutAct(scene: Scene): Promise<void> {
  const { random, people } = scene;
  const who = people[random(people.length)]!;
  await acts[random(acts.length)]!(scene, who).catch(refused);
}

/** Everything once, in an order in which it succeeds: chance may leave something out. */
export async function everyAct(scene: Scene): Promise<void> {
  const { world, people } = scene;
  const [seller, buyer, last] = [people[0]!, people[1]!, people.at(-1)!];
  await world.payFee(last);
  await world.send(seller, 'burnMine', burnMine.burn(world.at('vlm'), 20n * TRX));
  await world.send(world.dao, 'payout', payout.fund(100n * TRX));
  await world.fund(1_000n);
  const sold = await world.buy(seller, 2);
  await world.send(seller, 'cards', cards.list(sold, 5_000_000n));
  await world.send(buyer, 'cards', cards.buyListed(sold, 5_000_000n));
  await world.send(buyer, 'cards', cards.pledge(sold, 2_592_000n));
  await world.pass(7_200);
  await world.send(buyer, 'cards', cards.claimReward());
  await world.send(people.at(-2)!, 'feeVault', feeVault.claimBonus()).catch(refused);
  await request(world, last);
  await world.work();
  await world.passDelay();
  await world.work();
  await world.work();
  await world.settle();
}

async function request(world: PayoutWorld, who: Person): Promise<void> {
  await world.indexed();
  const { data } = await world.ask(who, paths.withdrawal.claimable);
  await world.ask(who, paths.withdrawal.request, {
    amount: data.available.amount,
    requestId: randomBytes(8).toString('hex'),
    whole: 'true',
  });
}

function refused(error: Error): void {
  if (!/the contract refused|no block|SIGERROR|EXPIRATION|TAPOS/i.test(error.message)) throw error;
}

/** VLM to burn, and leave to take it. */
export async function readyToBurn(world: PayoutWorld, people: readonly Person[]): Promise<void> {
  for (const { address, ...person } of people) {
    await world.send(world.owner, 'vlm', trc20.transfer(address, 1_000_000n * TRX));
    await world.send(
      { address, ...person },
      'vlm',
      trc20.approve(world.at('burnMine'), 1_000_000n * TRX),
    );
  }
}
