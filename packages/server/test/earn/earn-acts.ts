import type { WriteCall } from '@vellum/contracts/contract-face';
import { router } from '@vellum/contracts/dex';
import { locker } from '@vellum/contracts/locks';
import { streamStake, termStake } from '@vellum/contracts/staking';
import type { Random } from '../faults/random.ts';
import type { Person } from '../test-server.ts';
import { type EarnWorld, VLM } from './earn-world.ts';

type Scene = Readonly<{ world: EarnWorld; random: Random; who: Person }>;
type Act = (scene: Scene) => Promise<readonly [string, WriteCall]> | readonly [string, WriteCall];

const amountOf = (random: Random) => BigInt(1 + random(1_000_000));

/** A lock of anybody, most often of who acts. */
async function someLock({ world, random }: Scene): Promise<bigint> {
  const count = await world.read('locker', locker.count());
  const index = BigInt(random(Number(count)));
  return (await world.read('locker', locker.lockAt(index))).createTime;
}

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
  ({ random }) => ['termStake', termStake.close(BigInt(1 + random(30)))],
  ({ random }) => ['termStake', termStake.close(BigInt(1 + random(30)))],
  ({ random }) => ['termStake', termStake.closeEarly(BigInt(1 + random(30)))],
  ({ world, random }) => {
    const coin = world.at(random(2) === 0 ? 'vlm' : 'vlmWtrx');
    return ['locker', locker.lock(amountOf(random), coin, BigInt(1 + random(60)))];
  },
  ({ world, random }) => {
    const friend = world.people[random(world.people.length)]!.address;
    return ['locker', locker.lockFor(amountOf(random), world.at('vlm'), 2n, friend)];
  },
  async (scene) => ['locker', locker.unlock(await someLock(scene))],
  async (scene) => ['locker', locker.unlock(await someLock(scene))],
  async (scene) => ['locker', locker.extend(await someLock(scene), BigInt(1 + scene.random(9)))],
  ({ world, random, who }) => {
    const deadline = BigInt(world.chain.devnet.chain.head().timestamp) / 1000n + 600n;
    const path = [world.at('wtrx'), world.at('vlm')];
    return ['router', router.swapTrx(BigInt(1 + random(9)) * VLM, 0n, path, who.address, deadline)];
  },
];

/** One random act. What the contract refuses changes nothing and is not looked at. */
export async function act(world: EarnWorld, random: Random): Promise<void> {
  const who = world.people[random(world.people.length)]!;
  const [contract, call] = await acts[random(acts.length)]!({ world, random, who });
  await world.send(who, contract, call).catch(() => {});
  if (random(8) === 0) await world.chain.devnet.increaseTime(random(12) * 86_400_000);
  if (random(30) === 0)
    await world.fundLp(amountOf(random) * 1_000n, 1 + random(300)).catch(() => {});
}
