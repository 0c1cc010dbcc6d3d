import { testUsdt, trc20 } from '@vellum/contracts/coins';
import type { Person } from '../actor.ts';
import { acts, asks, contract, type World } from '../world.ts';

/** Coins that are given out to members as they need them: VLM of the treasurer, USDT of its faucet. */
export type GivenCoin = 'vlm' | 'usdt';

/** Tops someone up to what they are about to give, and lets the contract take exactly that. */
export async function ready(
  world: World,
  who: Person,
  coin: GivenCoin,
  spender: string,
  amount: bigint,
): Promise<void> {
  const { address } = who.signer;
  const has = await asks(world, coin, trc20.balanceOf(address));
  if (has < amount) {
    const lacking = amount - has;
    const call =
      coin === 'vlm' ? trc20.transfer(address, lacking) : testUsdt.mint(address, lacking);
    await acts(world, world.treasurer, coin, call);
  }
  await allow(world, who, coin, spender, amount);
}

/** Lets a contract take so much of a coin; nothing when it may already. */
export async function allow(
  world: World,
  who: Person,
  coin: string,
  spender: string,
  amount: bigint,
): Promise<void> {
  const taker = contract(world, spender);
  const allowed = await asks(world, coin, trc20.allowance(who.signer.address, taker));
  if (allowed < amount) await acts(world, who, coin, trc20.approve(taker, amount));
}
