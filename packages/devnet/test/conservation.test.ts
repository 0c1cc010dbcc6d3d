import { addressBytes } from '@vellum/tron/address';
import type { Transaction } from '@vellum/tron/transaction';
import { afterEach, describe, expect, it } from 'vitest';
import { createDevnet, type Devnet, type DevnetOptions } from '../src/index.ts';
import type { StateReader } from '../src/state/state-reader.ts';
import { allLoans, allMoney, allTokens, burnedOf, rewardsIn } from './money.ts';
import { TYPES } from './random/every-type.ts';
import type { World } from './random/turn.ts';
import { randomOf, randomTransaction, worldOf } from './random-transactions.ts';
import { scaledSlow, seedFor } from './scale.ts';
import { mined, type Signer, signed } from './signed.ts';

const DAY = 86_400_000;
let devnet: Devnet | undefined;
afterEach(() => devnet?.close());

const seed = seedFor('conservation');

/** Someone who does nothing but vote, and withdraw what that earns. */
async function voteForMaker({ chain, accounts }: Devnet, voter: Signer): Promise<void> {
  const votes = [{ vote_address: addressBytes(accounts[0]!.address), vote_count: 9n }];
  const stake = { frozen_balance: 9_000_000n, resource: 'ENERGY' } as const;
  await mined(chain, signed(chain, voter, 'FreezeBalanceV2Contract', stake));
  await mined(chain, signed(chain, voter, 'VoteWitnessContract', { votes }));
}

const booksOf = (state: StateReader) => ({
  money: allMoney(state),
  burned: burnedOf(state),
  tokens: allTokens(state),
  loans: allLoans(state),
});

/** Someone's random transaction; every so often votes are counted and what was unstaked can be withdrawn. */
async function nextOf(world: World, voter: Signer, sent: number): Promise<Transaction> {
  if (sent % 20 !== 0) return randomTransaction(world);
  await devnet?.increaseTime(DAY + 1_000);
  return signed(world.chain, voter, 'WithdrawBalanceContract', {});
}

/** Sends random transactions until so many were taken, some of each wanted type; compares the books after each. */
async function check(
  parameters: NonNullable<DevnetOptions['parameters']>,
  count: number,
  wanted: readonly string[] = [],
) {
  devnet = await createDevnet({ parameters });
  const { chain, accounts } = devnet;
  const world = await worldOf(devnet, randomOf(seed));
  await voteForMaker(devnet, accounts[6]!);
  const start = await chain.read('head', booksOf);
  const missing = new Set(wanted);
  let [taken, rewards, fees] = [0, 0n, 0n];
  for (let sent = 0; taken < count || (missing.size > 0 && sent < 20 * count); sent += 1) {
    const transaction = await nextOf(world, accounts[6]!, sent);
    if ((await chain.submit(transaction)).code !== 'SUCCESS') continue;
    taken += 1;
    missing.delete(transaction.contract.type);
    const receipt = chain.find(transaction.id)!.receipt!;
    rewards += rewardsIn(receipt);
    fees += receipt.fee;
    const { money, burned, tokens, loans } = await chain.read('head', booksOf);
    expect(money + burned).toBe(start.money + start.burned + rewards);
    expect(burned).toBe(parameters.getAllowOptimizeBlackHole === 0n ? 0n : start.burned + fees);
    for (const [id, held, issued] of tokens) expect([id, held]).toEqual([id, issued]);
    expect(loans[0]).toBe(loans[1]);
  }
  return { missing: [...missing], rewards };
}

describe('the sums of all money and of each token', () => {
  it('change by nothing but fees and rewards, in transactions of every type', async () => {
    const { missing, rewards } = await check({}, scaledSlow(10_000), TYPES);
    expect(missing).toEqual([]);
    expect(rewards).toBeGreaterThan(0n);
  });

  it('change by rewards alone where fees go to the black hole', async () => {
    await check({ getAllowOptimizeBlackHole: 0n }, scaledSlow(2_000));
  });
});
