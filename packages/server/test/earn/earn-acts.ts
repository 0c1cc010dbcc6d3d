import type { WriteCall } from '@vellum/contracts/contract-face';
import { router } from '@vellum/contracts/dex';
import { locker } from '@vellum/contracts/locks';
import { streamStake, termStake } from '@vellum/contracts/staking';
import { fromHexAddress } from '@vellum/tron/address';
import type { Random } from '../faults/random.ts';
import type { Person } from '../test-server.ts';
import { type EarnWorld, VLM } from './earn-world.ts';

type Scene = Readonly<{ world: EarnWorld; random: Random; who: Person }>;
/** The contract, the call, and who must make it where not anyone can. */
type Acted = readonly [string, WriteCall, Person?];
type Act = (scene: Scene) => Promise<Acted> | Acted;

const amountOf = (random: Random) => BigInt(1 + random(1_000_000));

/** A stake that runs, as far as the index knows, and whose it is. */
async function ofStake(scene: Scene, call: (id: bigint) => WriteCall): Promise<Acted> {
  const { rows } = await scene.world.database.pool.query(
    'select id, address from term_stake where closed_at is null order by id',
  );
  const { id, address } = rows[scene.random(Math.max(rows.length, 1))] ?? { id: 1n };
  return ['termStake', call(BigInt(id)), ownerOf(scene, address)];
}

async function ofLock(scene: Scene, call: (key: bigint) => WriteCall): Promise<Acted> {
  const { world, random } = scene;
  const count = await world.read('locker', locker.count());
  if (count === 0n) return ['locker', call(1n)];
  const lock = await world.read('locker', locker.lockAt(BigInt(random(Number(count)))));
  return ['locker', call(lock.createTime), ownerOf(scene, fromHexAddress(lock.locker))];
}

/** Now and then someone else tries. */
const ownerOf = ({ world, random, who }: Scene, address: string): Person =>
  (random(8) > 0 && world.people.find((one) => one.address === address)) || who;

/** Named as often as they are wanted. */
const acts: readonly Act[] = [
  ({ random }) => ['lpStake', streamStake.stake(amountOf(random))],
  ({ random }) => ['lpStake', streamStake.stake(amountOf(random))],
  ({ random }) => ['lpStake', streamStake.withdraw(amountOf(random))],
  () => ['lpStake', streamStake.claim()],
  () => ['lpStake', streamStake.exit()],
  () => ['lpStake', streamStake.exitWithoutReward()],
  ({ random }) => {
    const [amount, index] = [BigInt(10 + random(500)) * VLM, BigInt(random(6))];
    return ['termStake', termStake.stake(amount, index, 0n)];
  },
  ({ random }) => ['termStake', termStake.stake(77n * VLM, BigInt(random(2)), 0n)],
  (scene) => ofStake(scene, termStake.close),
  (scene) => ofStake(scene, termStake.closeEarly),
  ({ world, random }) => {
    const coin = world.at(random(2) === 0 ? 'vlm' : 'vlmWtrx');
    return ['locker', locker.lock(amountOf(random), coin, BigInt(1 + random(60)))];
  },
  ({ world, random }) => {
    const friend = world.people[random(world.people.length)]!.address;
    return ['locker', locker.lockFor(amountOf(random), world.at('vlm'), 2n, friend)];
  },
  (scene) => ofLock(scene, locker.unlock),
  (scene) => ofLock(scene, (key) => locker.extend(key, BigInt(1 + scene.random(9)))),
  ({ world, random, who }) => {
    const deadline = BigInt(world.chain.devnet.chain.head().timestamp) / 1000n + 600n;
    const path = [world.at('wtrx'), world.at('vlm')];
    return ['router', router.swapTrx(BigInt(1 + random(9)) * VLM, 0n, path, who.address, deadline)];
  },
];

/** One random act. What the contract refuses changes nothing and is not looked at. */
export async function act(world: EarnWorld, random: Random): Promise<void> {
  const who = world.people[random(world.people.length)]!;
  const [contract, call, by = who] = await acts[random(acts.length)]!({ world, random, who });
  await world.send(by, contract, call).catch(() => {});
  if (random(8) === 0) await world.chain.devnet.increaseTime(random(12) * 86_400_000);
  if (random(30) === 0)
    await world.fundLp(amountOf(random) * 1_000n, 1 + random(300)).catch(() => {});
}
