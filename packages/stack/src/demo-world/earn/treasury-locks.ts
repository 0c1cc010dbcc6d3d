import { trc20 } from '@vellum/contracts/coins';
import { locker } from '@vellum/contracts/locks';
import type { HexAddress } from '@vellum/tron/address';
import type { PastActions } from '../past-actions.ts';
import { asks, contract, DAY, passUntil, type SeedStep, type World } from '../world.ts';
import { allow, ready } from './earn-coins.ts';

const before = 42 * DAY;
const nobody = `41${'00'.repeat(18)}dead` as HexAddress;
/** A fifth of all VLM for three years. */
const treasury = { amount: 200_000_000_000_000n, days: 1_095n };
/** Of the first liquidity, in percent: locked for a year, and out of anyone's reach permanently. */
const liquidity = { locked: 60n, days: 365n, gone: 20n };

/** What the treasury bound itself to, so that the lock proofs of coin and pool have something to prove. */
export function treasuryStep(world: World, past: PastActions): SeedStep {
  return { before, run: () => bindTreasury(world, past) };
}

async function bindTreasury(world: World, past: PastActions): Promise<void> {
  const { treasurer } = world;
  const [vlm, pair] = [contract(world, 'vlm'), contract(world, 'vlmWtrx')];
  const lock = { contract: 'locker', call: locker.lock(0n, vlm, 0n) };
  const partOf = async (percent: bigint) => {
    const call = trc20.balanceOf(treasurer.signer.address);
    return ((await asks(world, 'vlmWtrx', call)) * percent) / 100n;
  };
  await past.ensure(treasurer, lock, async () => {
    await passUntil(world, before);
    await ready(world, treasurer, 'vlm', 'locker', treasury.amount);
    return locker.lock(treasury.amount, vlm, treasury.days);
  });
  await past.ensure(treasurer, lock, async () => {
    const part = await partOf(liquidity.locked);
    await allow(world, treasurer, 'vlmWtrx', 'locker', part);
    return locker.lock(part, pair, liquidity.days);
  });
  const burial = { contract: 'vlmWtrx', call: trc20.transfer(nobody, 0n) };
  await past.ensure(treasurer, burial, async () =>
    trc20.transfer(nobody, await partOf(liquidity.gone)),
  );
}
