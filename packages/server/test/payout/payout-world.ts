import { cards } from '@vellum/contracts/cards';
import { payout } from '@vellum/contracts/income';
import { team } from '@vellum/contracts/team';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { createClient } from '@vellum/tron/client/client';
import { pino } from 'pino';
import { payoutClaims } from '../../src/keeper/jobs/payout-claims.ts';
import { activateRoots, proposeRoots } from '../../src/keeper/jobs/payout-roots.ts';
import { createKeeper, type KeeperOptions } from '../../src/keeper/keeper.ts';
import { keeperStore } from '../../src/keeper/keeper-store.ts';
import { ledgerParts } from '../../src/ledger/ledger-parts.ts';
import { openRequests } from '../../src/ledger/open-requests.ts';
import type { LedgerContracts } from '../../src/ledger/postings.ts';
import type { Clock } from '../../src/platform/clock.ts';
import { openDatabase } from '../../src/platform/database/open.ts';
import { type CardWorld, cardWorld } from '../cards/card-world.ts';
import { newPerson, type Person } from '../test-server.ts';

const TRX = 1_000_000n;
/** Of the level that is bought for its fee, in sun. */
const PRICE = 10_000n * TRX;
const ROLE_DELAY_MS = 301_000;

export type PayoutWorld = CardWorld &
  Readonly<{
    /** Funds the payout contract as the DAO does, when it distributes. */
    dao: Person;
    /** Active under someone, with TRX. */
    join(inviter: Person): Promise<Person>;
    /** Buys a card and has its fee paid in; gives the fee. */
    payFee(who: Person): Promise<bigint>;
    /** Covers rebates. */
    fund(trx: bigint): Promise<void>;
    /** The guardian refuses the waiting root, and the owner names the same proposers again. */
    veto(): Promise<void>;
    /** One round of the worker, with everything indexed before and after it. */
    work(changes?: Partial<KeeperOptions>): Promise<void>;
    /** So that what is in blocks can no longer be replaced. */
    settle(): Promise<void>;
    /** The delay of the waiting root passes. */
    passDelay(): Promise<void>;
    /** What was signed, by job. */
    signed(): Promise<readonly Readonly<{ job: string; txid: string; outcome: string | null }>[]>;
  }>;

export async function payoutWorld(people = 2, { solidLag = 3 } = {}): Promise<PayoutWorld> {
  const world = await cardWorld(people, { solidLag, strangerIsDao: true });
  const { devnet } = world.chain;
  await world.setLevel(1, { price: PRICE, pricedInU: false });
  let now = Date.now();
  const keeping = payoutKeeping(world, () => now);
  const settle = async () => {
    await devnet.mine(solidLag + 1);
    await world.indexed();
    await solidIndexed(world);
  };
  return {
    ...world,
    dao: world.stranger,
    settle,
    async join(inviter) {
      const person = newPerson();
      await devnet.faucet(toHexAddress(person.address), 1_000_000n * TRX);
      await world.send(person, 'team', team.bindInviter(inviter.address));
      return person;
    },
    async payFee(who) {
      await world.buy(who, 1);
      const { feeDue } = await world.read('cards', cards.accountOf(who.address));
      await world.send(who, 'cards', cards.settleFees([toHexAddress(who.address)]));
      return feeDue;
    },
    fund: async (trx) => {
      await world.send(world.owner, 'payout', payout.fund(trx * TRX));
    },
    async veto() {
      const { root } = await world.read('payout', payout.pendingRoot());
      await world.send(world.owner, 'payout', payout.vetoRoot(root));
      await nameProposers(world);
    },
    async work(changes = {}) {
      await settle();
      // Jobs rest for some seconds after each of their transactions.
      now += 60_000;
      await createKeeper({ ...keeping.options, clock: () => now, ...changes }).tick();
      await world.indexed();
    },
    async passDelay() {
      const { eta } = await world.read('payout', payout.pendingRoot());
      const then = Number(eta) * 1000 + 1000;
      if (then > devnet.chain.head().timestamp) await devnet.setTime(then);
      await devnet.mine();
      await world.indexed();
    },
    async signed() {
      const { rows } = await world.database.pool.query(
        "select job, txid, outcome from keeper_transaction where keeper = 'payout' order by created_at, txid",
      );
      return rows;
    },
    async close() {
      await keeping.close();
      await world.close();
    },
  };
}

/** By the owner, who has every role here: ends all suspensions. */
async function nameProposers({ owner, send, chain }: CardWorld): Promise<void> {
  const same = payout.setRoles(owner.address, owner.address, owner.address);
  await send(owner, 'payout', payout.announce(same.data));
  await chain.devnet.increaseTime(ROLE_DELAY_MS);
  await send(owner, 'payout', same);
}

/** What is solid on the chain is so in the tables. */
async function solidIndexed({ chain, database }: CardWorld): Promise<void> {
  const solid = chain.devnet.chain.solidNumber();
  for (;;) {
    const { rows } = await database.pool.query('select solid_number from chain_cursor');
    if (rows[0]?.solid_number >= solid) return;
  }
}

/** The worker's parts on a connection of their own; the deployer proposes. */
export function payoutKeeping(world: CardWorld, clock: Clock = Date.now) {
  const open = openDatabase(world.database.url);
  const { contracts, genesisId } = world.chain.deployment;
  const addresses = Object.fromEntries(
    Object.entries(contracts).map(([name, { address }]) => [name, address]),
  ) as Record<string, Address> as LedgerContracts;
  const ledger = ledgerParts(open.database, addresses, genesisId);
  const client = createClient({ fullNodes: [world.chain.url] });
  const log = pino({ level: 'silent' });
  const sender = toHexAddress(world.owner.address);
  const requests = openRequests(open.database, clock);
  const keeping = { client, database: open.database, ledger, requests, sender, log };
  const options: KeeperOptions = {
    client,
    store: keeperStore(open.database, 'payout'),
    jobs: [activateRoots(keeping), proposeRoots(keeping)],
    sources: [payoutClaims(keeping)],
    privateKey: world.owner.privateKey,
    clock,
    log,
    dailyBudget: 100_000_000_000n,
  };
  return { options, keeping, ledger, open, close: () => open.close() };
}
