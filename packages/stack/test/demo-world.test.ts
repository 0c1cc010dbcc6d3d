import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { demoPersonaKey, demoPersonaNames } from '@vellum/api/project/demo-personas';
import { blindBox } from '@vellum/contracts/blind-boxes';
import { burnMine } from '@vellum/contracts/burn-mining';
import { cards } from '@vellum/contracts/cards';
import { vlm } from '@vellum/contracts/coins';
import { governor } from '@vellum/contracts/dao';
import { addressesOf } from '@vellum/contracts/deploy/deploy';
import { type Deployment, deploymentFile } from '@vellum/contracts/deploy/deployment-file';
import { keySigner } from '@vellum/contracts/deploy/signer';
import { pair } from '@vellum/contracts/dex';
import { energyDesk } from '@vellum/contracts/energy';
import { feeVault } from '@vellum/contracts/fees';
import { payout } from '@vellum/contracts/income';
import { locker } from '@vellum/contracts/locks';
import { otcDesk } from '@vellum/contracts/otc';
import { basePool, presale } from '@vellum/contracts/presale';
import { oracle } from '@vellum/contracts/prices';
import { streamStake, termStake } from '@vellum/contracts/staking';
import { team } from '@vellum/contracts/team';
import { launchToken } from '@vellum/contracts/token-launch';
import { trade } from '@vellum/contracts/trade';
import type { Devnet } from '@vellum/devnet';
import { verifyRoots } from '@vellum/server/ledger/verify-roots';
import type { LogEntry } from '@vellum/tron/abi/log';
import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import type { Client } from '@vellum/tron/client/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookBeforePresent } from '../src/chain-start/price-watch.ts';
import { ask } from '../src/demo-world/actor.ts';
import { makeDemoWorld } from '../src/demo-world/demo-world.ts';
import { family, familySizes } from '../src/demo-world/family.ts';
import { launchFixtures } from '../src/demo-world/launches/launch-fixtures.ts';
import { type Launched, launchedAs } from '../src/demo-world/launches/launched-token.ts';
import { goLive, startChain } from '../src/embedded/chain.ts';
import { clientOf, deployContracts } from '../src/embedded/contracts.ts';
import { type EmbeddedKeys, embeddedKeys } from '../src/embedded/embedded-keys.ts';
import { deployedFolder } from './deployed-chain.ts';
import { inviterParts } from './inviter-parts.ts';

/** Deep runs make the world that people get by default; others look through the small one that tests share. */
const isDeep = process.env['VELLUM_DEEP'] === '1';
const size = isDeep ? 'full' : 'small';
let folder: string;
let devnet: Devnet;
let keys: EmbeddedKeys;
let deployment: Deployment;
let client: Client;

beforeAll(async () => {
  folder = await deployedFolder(isDeep ? 'none' : size);
  const place = { host: '127.0.0.1', port: 0, dataDir: folder, solidLag: 0 };
  devnet = await startChain({ ...place, settled: false }, Date.now);
  keys = await embeddedKeys(join(folder, 'keys.json'));
  deployment = await deployContracts(devnet, keys, deploymentFile(join(folder, 'deployment.json')));
  client = clientOf(devnet);
});

afterAll(async () => {
  await devnet?.close();
  rmSync(folder, { recursive: true, force: true });
});

const at = (name: string) => addressesOf(deployment)[name]!;
const addressOf = (name: (typeof demoPersonaNames)[number]) =>
  keySigner(demoPersonaKey(name)).address;
type Event = Readonly<{ name: string; arguments: Readonly<Record<string, unknown>> }>;

/** Every log of the chain and where it stands. */
function logged() {
  const { chain } = devnet;
  const blocks = Array.from({ length: chain.head().number }, (_, n) => chain.blockByNumber(n + 1)!);
  return blocks.flatMap(({ number: block, timestamp, receipts }) =>
    receipts.flatMap(({ txid, logs }, transactionIndex) =>
      logs.map((log, logIndex) => ({ log, block, timestamp, txid, transactionIndex, logIndex })),
    ),
  );
}

/** Everything that a contract said. */
function eventsOf(name: string, event: (log: LogEntry) => Event | null): Event[] {
  return logged().flatMap(({ log }) => (log.address === at(name) ? (event(log) ?? []) : []));
}

const make = () => makeDemoWorld(devnet, deployment, keys, size, Date.now());

test('the demo world has members under their inviters, who earned from fees, in the past', async () => {
  const begun = Date.now();
  await make();
  expect(devnet.chain.now()).toBeLessThan(begun);
  for (const { who, inviter } of family(size)) {
    const expected = inviter?.signer.address ?? keySigner(keys.root).address;
    expect(await ask(client, at('team'), team.inviterOf(who.signer.address))).toBe(expected);
  }
  for (const name of demoPersonaNames) {
    const { address } = keySigner(demoPersonaKey(name));
    expect(await ask(client, at('team'), team.isActive(address))).toBe(true);
  }
  const owner = keySigner(demoPersonaKey('owner')).address;
  expect(await ask(client, at('feeVault'), feeVault.bonusOf(owner))).toBeGreaterThan(0n);
  const collector = keySigner(demoPersonaKey('collector')).address;
  expect(await ask(client, at('cards'), cards.balanceOf(collector))).toBe(5n);
});

test('it has cards in every state and series of boxes in every phase', async () => {
  const card = (level: bigint, serial: bigint) => (level << 64n) | serial;
  const asked = <R>(call: Parameters<typeof ask<R>>[2]) => ask(client, at('cards'), call);
  for (let level = 1n; level <= 6n; level += 1n) {
    expect((await asked(cards.level(level))).nextSerial).toBeGreaterThan(1n);
  }
  const due = await asked(cards.unlockTimeOf(card(1n, 2n)));
  expect(due).toBeGreaterThan(0n);
  expect(due).toBeLessThan(BigInt(Math.floor(devnet.chain.now() / 1000)));
  expect(await asked(cards.isPledged(card(2n, 1n)))).toBe(true);
  expect((await asked(cards.listing(card(1n, 7n)))).price).toBeGreaterThan(0n);
  expect(await asked(cards.frozenUntil(card(4n, 1n)))).toBeGreaterThan(0n);
  expect((await asked(cards.rewardStream())).rate).toBeGreaterThan(0n);
  const states = [0n, 1n, 2n, 3n].map((series) =>
    ask(client, at('blindBox'), blindBox.state(series)),
  );
  expect(await Promise.all(states)).toEqual(['revealed', 'armed', 'on-sale', 'preparing']);
});

test('it has proposals that failed, can be run, were run and are under vote', async () => {
  const made = eventsOf('governor', governor.event).filter(
    ({ name }) => name === 'ProposalCreated',
  );
  const states = made.map(({ arguments: { proposalId } }) =>
    ask(client, at('governor'), governor.state(proposalId as bigint)),
  );
  expect(new Set(await Promise.all(states))).toEqual(
    new Set(['executed', 'defeated', 'queued', 'active']),
  );
  expect(await ask(client, at('vlm'), vlm.votes(addressOf('collector')))).toBeGreaterThan(0n);
});

test('it has funded pools, stakes of all terms with one due, and locks running, due and taken', async () => {
  const now = BigInt(Math.floor(devnet.chain.now() / 1000));
  for (const [pool, face] of [
    ['lpStake', streamStake],
    ['burnMine', burnMine],
  ] as const) {
    expect(await ask(client, at(pool), face.fundedUntil())).toBeGreaterThan(now);
    expect(await ask(client, at(pool), face.rewardLeft())).toBeGreaterThan(0n);
  }
  expect(await ask(client, at('termStake'), termStake.free())).toBeGreaterThan(0n);
  expect(await ask(client, at('payout'), payout.held())).toBeGreaterThan(0n);
  const staked = await Promise.all(
    eventsOf('termStake', termStake.event)
      .filter(({ name }) => name === 'TermStaked')
      .map(async ({ arguments: { user, id } }) => ({
        user,
        ...(await ask(
          client,
          at('termStake'),
          termStake.position(user as HexAddress, id as bigint),
        )),
      })),
  );
  const days = staked.map(({ startTime, unlockTime }) => (unlockTime - startTime) / 86_400n);
  expect(new Set(days)).toEqual(new Set([7n, 30n, 90n, 180n, 360n]));
  const own = staked.filter(({ user }) => user === addressOf('collector'));
  expect(own.map(({ state }) => state)).toEqual(['matured', 'active']);
  expect(staked.map(({ state }) => state)).toContain('closed-early');
  const locks = await Promise.all(
    Array.from({ length: Number(await ask(client, at('locker'), locker.count())) }, (_, index) =>
      ask(client, at('locker'), locker.lockAt(BigInt(index))),
    ),
  );
  const has = (isLocked: boolean, isOpen: boolean) =>
    locks.some((lock) => lock.isLocked === isLocked && lock.unlockTime <= now === isOpen);
  expect([has(true, false), has(true, true), has(false, true)]).toEqual([true, true, true]);
  const flags = await Promise.all(
    locks.map((_, index) => ask(client, at('locker'), locker.isMadeByOther(BigInt(index)))),
  );
  // The others were made by presales, for the creators.
  const byOther = locks.filter((_, index) => flags[index]);
  expect(byOther.map(({ locker }) => locker)).toContain(addressOf('collector'));
  expect(byOther.map(({ locker }) => locker)).toContain(addressOf('creator'));
});

test('members earned in every way, and some have claimed it', async () => {
  for (const [pool, face] of [
    ['lpStake', streamStake],
    ['burnMine', burnMine],
    ['cards', cards],
  ] as const) {
    expect(await ask(client, at(pool), face.earned(addressOf('collector')))).toBeGreaterThan(0n);
  }
  const events = [
    ...eventsOf('lpStake', streamStake.event),
    ...eventsOf('termStake', termStake.event),
    ...eventsOf('feeVault', feeVault.event),
    ...eventsOf('cards', cards.event),
  ].map(({ name }) => name);
  for (const paid of ['RewardPaid', 'TermClosed', 'BonusPaid', 'CardRewardPaid']) {
    expect(events).toContain(paid);
  }
  const burns = eventsOf('burnMine', burnMine.event).filter(({ name }) => name === 'Burned');
  expect(burns.length).toBeGreaterThan(8);
});

test('inviters got their parts of fees and nothing else, at most 30 % of all', async () => {
  const bound = eventsOf('team', team.event).filter(({ name }) => name === 'Bound');
  const parents = new Map(
    bound.map(({ arguments: of }) => [of['child'] as HexAddress, of['parent'] as HexAddress]),
  );
  const vault = eventsOf('feeVault', feeVault.event);
  const fees = vault
    .filter(({ name }) => name === 'FeeIn')
    .map(({ arguments: of }) => ({
      payer: of['payer'] as HexAddress,
      fee: of['fee'] as bigint,
      parts: [of['refL1'] as bigint, of['refL2'] as bigint] as const,
    }));
  const { expected, earned } = inviterParts(parents, keySigner(keys.root).address, fees);
  expect(fees.length).toBeGreaterThan(15);
  expect(fees.map(({ parts }) => parts)).toEqual(expected);
  const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n);
  const given = sum([...earned.values()]);
  expect(given).toBeGreaterThan(0n);
  expect(given * 10n).toBeLessThanOrEqual(sum(fees.map(({ fee }) => fee)) * 3n);
  // What the vault still owes, with what it has paid, is exactly that.
  for (const { who } of family(size)) {
    const { address } = who.signer;
    const paid = vault.filter(
      ({ name, arguments: of }) => name === 'BonusPaid' && of['user'] === address,
    );
    const owed = await ask(client, at('feeVault'), feeVault.bonusOf(address));
    const all = owed + sum(paid.map(({ arguments: of }) => of['amount'] as bigint));
    expect(all, who.name).toBe(earned.get(address) ?? 0n);
  }
});

test('incomes were paid by roots that follow from the logs, but for one that was refused', async () => {
  const home = {
    chainId: BigInt(`0x${deployment.genesisId.slice(-8)}`),
    payout: at('payout'),
  };
  const faces = { team, feeVault, burnMine, payout };
  const events = logged().flatMap(({ log, ...place }) => {
    const source = (Object.keys(faces) as (keyof typeof faces)[]).find(
      (name) => at(name) === log.address,
    );
    const event = source && faces[source].event(log);
    if (!event) return [];
    const contract = fromHexAddress(log.address);
    return [{ ...place, contract, source, name: event.name, args: { ...event.arguments } }];
  });
  const verdicts = await verifyRoots(events, {
    home,
    timelock: fromHexAddress(at('timelock')),
    timeOf: async (block) => devnet.chain.blockByNumber(block)?.timestamp ?? null,
  });
  expect(verdicts.map(({ state, isRight }) => [state, isRight])).toEqual([
    ['active', true],
    ['active', true],
    ['vetoed', false],
    ['active', true],
  ]);
  const paid = eventsOf('payout', payout.event).filter(({ name }) => name === 'Claimed');
  expect(paid.length).toBeGreaterThan(2);
  const { left } = await ask(
    client,
    at('payout'),
    payout.rootState(fromHex(verdicts.at(-1)?.root ?? '')),
  );
  expect(left).toBeGreaterThan(0n);
  const own = paid.filter(({ arguments: { user } }) => user === addressOf('collector'));
  expect(own).toHaveLength(1);
});

const launchOf = async (symbol: string): Promise<Launched> =>
  (await launchedAs({ client, at: addressesOf(deployment) }, symbol))!;

test('it has eight tokens in all phases, with internal trades open, ended, called off and to come', async () => {
  const seen = await Promise.all(
    launchFixtures.map(async ({ symbol, inside }) => {
      const launch = await launchOf(symbol);
      const state = await ask(client, launch.presale, presale.state());
      return [symbol, state, inside && (await ask(client, launch.trade, trade.state()))];
    }),
  );
  expect(seen).toEqual([
    ['SALT', 'launched', 'ended'],
    ['KETL', 'launched', 'cancelled'],
    ['OAK', 'launched', null],
    ['FERRY', 'in-progress', 'open'],
    ['GLAS', 'in-progress', 'open'],
    ['LFD', 'not-started', 'closed'],
    ['MILL', 'ended', null],
    ['CRANE', 'failed', 'cancelled'],
  ]);
  const ferry = await ask(client, (await launchOf('FERRY')).presale, presale.data());
  expect(Number(ferry.sold) / Number(ferry.config.maxTotalNum)).toBeGreaterThan(0.9);
});

test('the collector has something to take from each of them', async () => {
  const me = addressOf('collector');
  const [salt, ketl, crane, ferry, glas] = await Promise.all(
    ['SALT', 'KETL', 'CRANE', 'FERRY', 'GLAS'].map(launchOf),
  );
  expect(await ask(client, salt!.presale, presale.vestedOf(me))).toBeGreaterThan(0n);
  for (const { trade: inside } of [salt!, ketl!, crane!]) {
    const { shares, isSettled } = await ask(client, inside, trade.buyer(me));
    expect([shares > 0n, isSettled]).toEqual([true, false]);
  }
  const { shares, isRefunded } = await ask(client, crane!.presale, presale.buyer(me));
  expect([shares > 0n, isRefunded]).toEqual([true, false]);
  expect(await ask(client, ferry!.trade, trade.isAllowed(me))).toBe(true);
  expect(await ask(client, glas!.trade, trade.isAllowed(me))).toBe(false);
});

test('pools were traded in until minutes ago, some was burned from a pair and redeemed', async () => {
  for (const symbol of ['SALT', 'KETL', 'OAK']) {
    const { token } = await launchOf(symbol);
    const at = await ask(client, token, launchToken.pair());
    const fills = logged().filter(
      ({ log }) => log.address === at && pair.event(log)?.name === 'Swap',
    );
    expect(fills.length).toBeGreaterThan(15);
    const days = (fills.at(-1)!.timestamp - fills[0]!.timestamp) / 86_400_000;
    expect(days).toBeGreaterThan(8);
    expect(devnet.chain.now() - fills.at(-1)!.timestamp).toBeLessThan(15 * 60_000);
  }
  const ketl = await launchOf('KETL');
  expect(await ask(client, ketl.token, launchToken.burnedFromPair())).toBeGreaterThan(0n);
  const { basePool: backed } = await launchOf('OAK');
  const redeemed = logged().filter(({ log }) => log.address === backed && basePool.event(log));
  expect(redeemed.map(({ log }) => basePool.event(log)?.name)).toContain('Redeemed');
});

test('the desk has offers open, in parts, for one, taken, called off and run out; a payment waits', async () => {
  const count = await ask(client, at('otcDesk'), otcDesk.count());
  const offers = await Promise.all(
    Array.from({ length: Number(count) }, (_, id) =>
      ask(client, at('otcDesk'), otcDesk.offer(BigInt(id))),
    ),
  );
  const now = BigInt(Math.floor(devnet.chain.now() / 1000));
  const open = offers.filter(({ left, expires }) => left > 0n && expires > now);
  expect(open.length).toBeGreaterThan(4);
  expect(open.some(({ left, amount }) => left < amount)).toBe(true);
  expect(open.some(({ wholeOnly }) => wholeOnly)).toBe(true);
  expect(open.filter(({ onlyTaker }) => onlyTaker === addressOf('collector'))).toHaveLength(2);
  expect(offers.some(({ left }) => left === 0n)).toBe(true);
  expect(offers.some(({ left, expires }) => left > 0n && expires <= now)).toBe(true);
  const credit = otcDesk.creditOf(addressOf('collector'));
  expect(await ask(client, at('otcDesk'), credit)).toBeGreaterThan(0n);
});

test('energy was rented and given back, once not delivered, and is lent out now', async () => {
  const count = await ask(client, at('energyDesk'), energyDesk.count());
  const rentals = await Promise.all(
    Array.from({ length: Number(count) }, (_, place) =>
      ask(client, at('energyDesk'), energyDesk.rental(BigInt(place + 1))),
    ),
  );
  const states = rentals.map(({ state }) => state);
  expect(states.filter((state) => state === 'settled')).toHaveLength(4);
  expect(states.filter((state) => state === 'refunded')).toHaveLength(1);
  const running = rentals.filter(({ state }) => state === 'delivered');
  expect(running).toHaveLength(2);
  const receivers = new Set(rentals.map(({ receiver }) => receiver));
  for (const receiver of receivers) {
    const [needed, lent] = await Promise.all([
      ask(client, at('energyDesk'), energyDesk.deliveredStake(receiver)),
      ask(client, at('energyDesk'), energyDesk.lentTo(receiver)),
    ]);
    expect(lent).toBe(needed);
  }
});

test('made again, it stays as it is; a larger one grows out of it', async () => {
  const head = devnet.chain.head();
  await make();
  expect(devnet.chain.head().id).toBe(head.id);
  const small = family('small').map(({ who }) => who.signer.address);
  const full = family('full').map(({ who }) => who.signer.address);
  expect(full.slice(0, small.length)).toEqual(small);
  expect(new Set(full).size).toBe(familySizes.full);
});

test('then the chain goes on at the present with prices known, and later if its clock was moved', async () => {
  await lookBeforePresent({ devnet, deployment, keys }, Date.now);
  await goLive(devnet, 86_400_000, Date.now);
  const { oracle: prices, wtrx, usdt } = addressesOf(deployment);
  expect(await ask(client, prices!, oracle.isFresh(wtrx!, usdt!))).toBe(true);
  expect(Math.abs(devnet.chain.now() - Date.now())).toBeLessThan(5_000);
  const later = Date.now() + 86_400_000;
  await devnet.setTime(later);
  await goLive(devnet, 86_400_000, Date.now);
  expect(devnet.chain.now()).toBeGreaterThanOrEqual(later);
});

test('keys of a folder are made once and stay, whatever is given later', async () => {
  const path = join(folder, 'keys.json');
  expect(await embeddedKeys(path, { keeper: '11'.repeat(32) })).toEqual(keys);
  const other = join(folder, 'other.json');
  expect((await embeddedKeys(other, { keeper: '11'.repeat(32) })).keeper).toBe('11'.repeat(32));
  expect(new Set(Object.values(keys)).size).toBe(Object.keys(keys).length);
});
