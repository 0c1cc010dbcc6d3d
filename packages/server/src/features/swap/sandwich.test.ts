import { amountOut } from '@vellum/api/swap/pair-math';
import { minimumReceived } from '@vellum/api/swap/swap-limits';
import { trc20 } from '@vellum/contracts/coins';
import type { WriteCall } from '@vellum/contracts/contract-face';
import { pair, router } from '@vellum/contracts/dex';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Launched, type SaleWorld, saleWorld, TRX } from '../../../test/sales/sale-world.ts';
import type { Person } from '../../../test/test-server.ts';

const EVER = 2n ** 40n;
const BPS = 10_000n;
const ALL = 10n ** 18n;

let world: SaleWorld;
let victim: Person;
let attacker: Person;
let salt: Launched;

beforeAll(async () => {
  world = await saleWorld(3);
  const [creator, ...buyers] = world.people as [Person, Person, Person];
  [victim, attacker] = buyers;
  salt = await world.launch(creator);
  await world.sellOut(salt, buyers, creator);
  for (const who of buyers) {
    await world.call(who, salt.token, trc20.approve(world.at('router'), ALL));
  }
});
afterAll(() => world?.close());

const tokensOf = (who: Person) => world.tokensOf(salt.token, who.address);
const toTokens = (): Address[] => [world.at('wtrx'), salt.token];

/** What the pool holds: TRX, and tokens. */
async function reserves(): Promise<Readonly<{ trx: bigint; tokens: bigint }>> {
  const [{ reserve0, reserve1 }, first] = await Promise.all([
    world.readAt(salt.pair, pair.reserves()),
    world.readAt(salt.pair, pair.token0()),
  ]);
  return first === toHexAddress(salt.token)
    ? { trx: reserve1, tokens: reserve0 }
    : { trx: reserve0, tokens: reserve1 };
}

/** Puts calls into one block, in this order. */
async function inOneBlock(calls: readonly (readonly [Person, WriteCall])[]): Promise<void> {
  const { devnet } = world.chain;
  await devnet.setMining({ mode: 'manual' });
  try {
    for (const [who, call] of calls) {
      // It has no result before its block.
      await world.call(who, world.at('router'), call).catch((error: Error) => {
        if (!/undefined$/.test(error.message)) throw error;
      });
    }
    await devnet.mine();
  } finally {
    await devnet.setMining({ mode: 'instant' });
  }
  expect(devnet.chain.head().transactions).toHaveLength(calls.length);
}

const buy = (who: Person, trx: bigint, least: bigint) =>
  router.swapTrx(trx, least, toTokens(), who.address, EVER);
const sell = (who: Person, tokens: bigint) =>
  router.swapForTrx(tokens, 0n, toTokens().reverse(), who.address, EVER);

test.each([
  [10, 1n],
  [50, 1n],
  [50, 20n],
  [100, 5n],
  [500, 40n],
])(
  'a sandwich around a swap with %i bps of tolerance costs no more than these',
  async (bps, size) => {
    const paid = 5n * TRX;
    const { trx, tokens } = await reserves();
    const quoted = amountOut(paid, trx, tokens);
    const least = minimumReceived(quoted, bps);
    // The attacker puts up `size` percent of the pool, before the swap and after it.
    const bait = (trx * size) / 100n;
    const caught = amountOut(bait, trx, tokens);
    const [had, attackerHad] = [await tokensOf(victim), await tokensOf(attacker)];
    await inOneBlock([
      [attacker, buy(attacker, bait, 0n)],
      [victim, buy(victim, paid, least)],
      [attacker, sell(attacker, caught)],
    ]);
    const received = (await tokensOf(victim)) - had;
    // Never a swap for less than the bound: it fails as a whole, or its loss is within the tolerance.
    const left = amountOut(paid, trx + bait, tokens - caught);
    expect(received).toBe(left >= least ? left : 0n);
    if (received > 0n) expect((quoted - received) * BPS).toBeLessThanOrEqual(quoted * BigInt(bps));
    expect(await tokensOf(attacker)).toBe(attackerHad);
  },
);
