import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { afterEach, describe, expect, it } from 'vitest';
import { createDevnet, type Devnet, type DevnetOptions } from '../src/index.ts';
import { votingPower } from '../src/stakes/staking.ts';
import type { Account } from '../src/state/account.ts';
import type { StateReader } from '../src/state/state-reader.ts';
import {
  type Contracts,
  deployContracts,
  randomOf,
  randomTransaction,
} from './random-transactions.ts';
import { scaled, seedFor } from './scale.ts';
import { mined, type Signer, signed } from './signed.ts';

const BLACK_HOLE = '4177944d19c052b73ee2286823aa83f8138cb7032f' as HexAddress;

const DAY = 86_400_000;

let devnet: Devnet | undefined;
afterEach(() => devnet?.close());

const seed = seedFor('conservation');

/** Every address that random transactions can touch, but for contracts they make. */
function reachable(contracts: Contracts, accounts: readonly Signer[]): Set<HexAddress> {
  const filled = Array.from({ length: 255 }, (_, index) =>
    (index + 1).toString(16).padStart(2, '0').repeat(20),
  );
  return new Set([
    BLACK_HOLE,
    ...accounts.map(({ address }) => address),
    ...Object.values(contracts),
    ...filled.map((digits) => `41${digits}` as HexAddress),
  ]);
}

/** Balance and stakes, lent ones and those that wait to be withdrawn included. */
function wealthOf(account: Account | undefined): bigint {
  if (account === undefined) return 0n;
  const waiting = (account.unstaking ?? []).reduce((sum, { amount }) => sum + amount, 0n);
  return account.balance + votingPower(account) + waiting;
}

/** Somebody who does nothing but vote, and withdraw what that earns. */
async function voteForMaker({ chain, accounts }: Devnet, voter: Signer): Promise<void> {
  const votes = [{ vote_address: addressBytes(accounts[0]!.address), vote_count: 9n }];
  const stake = { frozen_balance: 9_000_000n, resource: 'ENERGY' } as const;
  await mined(chain, signed(chain, voter, 'FreezeBalanceV2Contract', stake));
  await mined(chain, signed(chain, voter, 'VoteWitnessContract', { votes }));
}

async function check(parameters: NonNullable<DevnetOptions['parameters']>): Promise<void> {
  devnet = await createDevnet({ parameters });
  const { chain, accounts } = devnet;
  const contracts = await deployContracts(chain, accounts[0]!);
  const world = { chain, signers: accounts.slice(1, 6), contracts, random: randomOf(seed) };
  const voter = accounts[6]!;
  await voteForMaker(devnet, voter);
  const addresses = reachable(contracts, accounts);
  const start = accounts.reduce((sum, { balance }) => sum + balance, 0n);
  const money = (state: StateReader) =>
    [...addresses].reduce((sum, each) => sum + wealthOf(state.account(each)), 0n) +
    (state.property('BURN_TRX_AMOUNT') ?? 0n);
  let taken = 0;
  let rewards = 0n;
  for (let sent = 0; sent < scaled(2_000); sent += 1) {
    // Every so often votes are counted and rewards become due.
    const isDue = sent % 20 === 0;
    if (isDue) await devnet.increaseTime(DAY + 1_000);
    const transaction = isDue
      ? signed(chain, voter, 'WithdrawBalanceContract', {})
      : randomTransaction(world);
    if ((await chain.submit(transaction)).code !== 'SUCCESS') continue;
    taken += 1;
    const receipt = chain.find(transaction.id)?.receipt;
    rewards += receipt?.effects?.withdrawnReward ?? 0n;
    const created = receipt?.contractAddress;
    if (created) addresses.add(created);
    expect(await chain.read('head', money)).toBe(start + rewards);
  }
  expect(rewards).toBeGreaterThan(0n);
  expect(taken).toBeGreaterThan(scaled(2_000) / 4);
}

describe('the sum of all money', () => {
  it('changes by nothing but what is burned and rewards that are withdrawn', () => check({}));

  it('changes by rewards alone where fees go to the black hole', async () => {
    await check({ getAllowOptimizeBlackHole: 0n });
    const burned = await devnet?.chain.read('head', (state) => state.property('BURN_TRX_AMOUNT'));
    expect(burned).toBeUndefined();
  });
});
