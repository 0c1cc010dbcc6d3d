import type { HexAddress } from '@vellum/tron/address';
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
import type { Signer } from './signed.ts';

const BLACK_HOLE = '4177944d19c052b73ee2286823aa83f8138cb7032f' as HexAddress;

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

async function check(parameters: NonNullable<DevnetOptions['parameters']>): Promise<void> {
  devnet = await createDevnet({ parameters });
  const { chain, accounts } = devnet;
  const contracts = await deployContracts(chain, accounts[0]!);
  const world = { chain, signers: accounts.slice(1, 6), contracts, random: randomOf(seed) };
  const addresses = reachable(contracts, accounts);
  const start = accounts.reduce((sum, { balance }) => sum + balance, 0n);
  const money = (state: StateReader) =>
    [...addresses].reduce((sum, each) => sum + wealthOf(state.account(each)), 0n) +
    (state.property('BURN_TRX_AMOUNT') ?? 0n);
  let taken = 0;
  for (let sent = 0; sent < scaled(2_000); sent += 1) {
    const transaction = randomTransaction(world);
    if ((await chain.submit(transaction)).code !== 'SUCCESS') continue;
    taken += 1;
    const created = chain.find(transaction.id)?.receipt?.contractAddress;
    if (created) addresses.add(created);
    expect(await chain.read('head', money)).toBe(start);
  }
  expect(taken).toBeGreaterThan(scaled(2_000) / 4);
}

describe('the sum of all money', () => {
  it('changes by nothing but what is burned', () => check({}));

  it('does not change at all where fees go to the black hole', async () => {
    await check({ getAllowOptimizeBlackHole: 0n });
    const burned = await devnet?.chain.read('head', (state) => state.property('BURN_TRX_AMOUNT'));
    expect(burned).toBeUndefined();
  });
});
