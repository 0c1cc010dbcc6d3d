import { payout } from '@vellum/contracts/income';
import { addressBytes, toHexAddress } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { buildTransaction, signTransaction } from '@vellum/tron/transaction';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inOffice } from '../../src/keeper/jobs/in-office.ts';
import { activateRoots, proposeRoots } from '../../src/keeper/jobs/payout-roots.ts';
import { keeperStore } from '../../src/keeper/keeper-store.ts';
import { createMetrics } from '../../src/platform/log/metrics.ts';
import { measurePayouts } from '../../src/roles/keep-payouts.ts';
import { newPerson, type Person } from '../test-server.ts';
import { type PayoutWorld, payoutKeeping, payoutWorld } from './payout-world.ts';

const TRX = 1_000_000n;
const DAY = 86_400;
const HOUR = 3_600;
const ROLE_DELAY = 301;
/** Every kind of transaction, one bit for each. */
const ALL_OPERATIONS = fromHex(`7fff1fc0033efb0f${'00'.repeat(24)}`);

let world: PayoutWorld;
let parts: ReturnType<typeof payoutKeeping>;
let ann: Person;
const metrics = createMetrics();
const [proposer, reserve, fresh] = [newPerson(), newPerson(), newPerson()];
beforeAll(async () => {
  world = await payoutWorld();
  parts = payoutKeeping(world);
  measurePayouts(parts.open.database, Date.now, metrics);
  [ann] = world.people as [Person];
  for (const { address } of [proposer, reserve]) {
    await world.chain.devnet.faucet(toHexAddress(address), 10_000n * TRX);
  }
  await nameRoles();
});
afterAll(async () => {
  await parts?.close();
  await world?.close();
});

/** By the owner: also ends what suspensions there are. */
async function nameRoles(): Promise<void> {
  const { owner } = world;
  const named = payout.setRoles(proposer.address, reserve.address, owner.address);
  await world.send(owner, 'payout', payout.announce(named.data));
  await world.pass(ROLE_DELAY);
  await world.send(owner, 'payout', named);
}

/** One round of a key's worker; gives how much it has signed in all. */
async function round(name: 'proposer' | 'reserve', who: Person, key = who.privateKey) {
  const sender = toHexAddress(who.address);
  const keeping = { ...parts.keeping, sender };
  const contract = world.chain.deployment.contracts['payout']!.address;
  const isReserve = name === 'reserve';
  const works = { worksForNobody: !isReserve, endsSilence: isReserve };
  const office = { client: keeping.client, contract, sender, ...works };
  await world.work({
    store: keeperStore(parts.open.database, name),
    jobs: [activateRoots(keeping), proposeRoots(keeping)].map((job) => inOffice(job, office)),
    sources: [],
    privateKey: key,
    account: sender,
  });
  const { rows } = await world.database.pool.query(
    'select count(*) as signed from keeper_transaction where keeper = $1',
    [name],
  );
  return Number(rows[0].signed);
}

const waiting = async () => (await world.read('payout', payout.pendingRoot())).root;

test('the reserve proposes the right root at once after a veto of a wrong one', async () => {
  await world.payFee(ann);
  await world.fund(1_000n);
  await world.pass(DAY);
  const { total } = await world.read('payout', payout.totals());
  const junk = Buffer.alloc(32, 0xab);
  await world.send(proposer, 'payout', payout.proposeRoot(junk, total + TRX, 1n));
  expect(await round('reserve', reserve)).toBe(0);
  expect(await metrics.text()).toContain('\npayout_roots_wrong 1\n');
  await world.send(world.owner, 'payout', payout.vetoRoot(junk));
  expect(await round('proposer', proposer)).toBe(0);
  expect(await metrics.text()).toContain('\npayout_roots_wrong 0\n');
  expect(await round('reserve', reserve)).toBe(1);
  expect(toHex(await waiting())).not.toBe('00'.repeat(32));
  const { rows } = await world.database.pool.query(
    'select is_right from payout_root order by block',
  );
  expect(rows).toEqual([{ is_right: false }, { is_right: true }]);
  const root = await waiting();
  await world.passDelay();
  expect(await round('proposer', proposer)).toBe(0);
  expect(await round('reserve', reserve)).toBe(2);
  expect(await world.read('payout', payout.newestRoot())).toEqual(root);
});

test('a key that replaced the reserve’s own signs for its account', async () => {
  await giveActivePermission(reserve, fresh);
  await world.payFee(ann);
  await world.pass(DAY);
  expect(await round('reserve', reserve, fresh.privateKey)).toBe(3);
  expect((await waiting()).some((byte) => byte !== 0)).toBe(true);
});

test('the reserve proposes after a week in which the proposer, whose key is lost, was silent', async () => {
  await nameRoles();
  await world.passDelay();
  await world.send(ann, 'payout', payout.activateRoot());
  await world.payFee(ann);
  const { silentSince } = await world.read('payout', payout.clocks());
  const now = () => world.chain.devnet.chain.head().timestamp / 1000;
  await world.pass(Math.floor(Number(silentSince) + 7 * DAY - 3 * HOUR - now()));
  expect(await round('reserve', reserve, fresh.privateKey)).toBe(3);
  await world.pass(3 * HOUR);
  expect(await round('reserve', reserve, fresh.privateKey)).toBe(4);
  expect((await waiting()).some((byte) => byte !== 0)).toBe(true);
  // A vote that is not needed by then: the proposer never lost its office.
  const inOffice = await world.read('payout', payout.proposer());
  expect(inOffice).toBe(toHexAddress(proposer.address));
});

/** The account's own key stays its owner; another signs what the account does. */
async function giveActivePermission(from: Person, to: Person): Promise<void> {
  const { chain } = world.chain.devnet;
  const held = ({ address }: Person) => ({
    threshold: 1n,
    keys: [{ address: addressBytes(toHexAddress(address)), weight: 1n }],
  });
  const active = { type: 'Active', permission_name: 'active', operations: ALL_OPERATIONS } as const;
  const head = chain.head();
  const update = buildTransaction({
    type: 'AccountPermissionUpdateContract',
    value: {
      owner_address: addressBytes(toHexAddress(from.address)),
      owner: { type: 'Owner', permission_name: 'owner', ...held(from) },
      actives: [{ ...active, ...held(to) }],
    },
    reference: head,
    timestamp: head.timestamp,
    expiration: head.timestamp + 60_000,
  });
  const { code } = await chain.submit(signTransaction(update, from.privateKey));
  expect(code).toBe('SUCCESS');
  await world.chain.devnet.mine();
}
