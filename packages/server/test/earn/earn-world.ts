import { trc20, wtrx } from '@vellum/contracts/coins';
import { streamStake, termStake } from '@vellum/contracts/staking';
import { type CardWorld, cardWorld } from '../cards/card-world.ts';

export const DAY = 86_400;
export const VLM = 1_000_000n;
/** What everyone gets. */
export const PURSE = { vlm: 100_000n * VLM, lp: 1_000_000_000n };

/** A server on a chain whose owner is a person, where people have VLM and LP. */
export type EarnWorld = CardWorld &
  Readonly<{
    /** Streams WTRX to stakers of LP for some days. */
    fundLp(sun: bigint, days: number): Promise<void>;
    fundTerms(vlm: bigint): Promise<void>;
    /** What a coin says an address has. */
    balance(coin: string, address: string): Promise<bigint>;
  }>;

export async function earnWorld(people: number, options = {}): Promise<EarnWorld> {
  const world = await cardWorld(people, options);
  const { owner, send, at, read } = world;
  for (const { address } of world.people) {
    await send(owner, 'vlm', trc20.transfer(address, PURSE.vlm));
    await send(owner, 'vlmWtrx', trc20.transfer(address, PURSE.lp));
  }
  return {
    ...world,
    async fundLp(sun, days) {
      await send(owner, 'wtrx', wtrx.wrap(sun));
      await send(owner, 'wtrx', trc20.approve(at('lpStake'), sun));
      await send(owner, 'lpStake', streamStake.fund(sun, BigInt(days * DAY)));
    },
    async fundTerms(vlm) {
      await send(owner, 'vlm', trc20.approve(at('termStake'), vlm));
      await send(owner, 'termStake', termStake.fund(vlm));
    },
    balance: (coin, address) => read(coin, trc20.balanceOf(address as typeof owner.address)),
  };
}
