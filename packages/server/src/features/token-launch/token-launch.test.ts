import { priceOf } from '@vellum/api/numbers/price-unit';
import type { FormValue } from '@vellum/api/wire/form';
import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { pair } from '@vellum/contracts/dex';
import { presale } from '@vellum/contracts/presale';
import { launchToken, tokenFactory } from '@vellum/contracts/token-launch';
import { trade } from '@vellum/contracts/trade';
import { toHexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carryOut } from '../../../test/cards/carry-out.ts';
import { holdsReceipts } from '../../../test/receipts/held-receipts.ts';
import {
  DAY,
  HOUR,
  type Launched,
  type SaleWorld,
  saleWorld,
  TRX,
} from '../../../test/sales/sale-world.ts';
import type { Person } from '../../../test/test-server.ts';

holdsReceipts(import.meta.url);

const { tokenLaunch: at } = paths;

let world: SaleWorld;
let creator: Person;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  world = await saleWorld(4);
  [creator, ada, ben] = world.people as [Person, Person, Person];
  await world.indexed();
});
afterAll(() => world?.close());

type Form = Readonly<Record<string, FormValue>>;

const detail = async (tokenAddress: string) =>
  (await world.post(at.get, { tokenAddress })).json.data;

/** A form in order: what the creator of these tests launches. */
const launchForm = (changes: Form = {}): Form => ({
  ...{ mode: 'advanced', name: 'Ochre Kiln', symbol: 'OCHRE', supply: 1_000_000n * TRX },
  ...{ description: 'Bricks of ochre.', website: 'https://ochre.example' },
  ...{ hardCap: 2_000n * TRX, softCap: 1_000n * TRX, shares: 20, maxShares: 10 },
  ...{ startTime: (world.now() + HOUR) * 1000, endTime: (world.now() + HOUR + DAY) * 1000 },
  ...{ lpSupply: 900_000n * TRX, backingShare: 0, devShare: 1_000 },
  ...{ burnInterval: DAY, burnRatio: 50, burnStop: 5n },
  ...{ vestingDelay: DAY, vestingInterval: DAY, vestingRounds: 4 },
  ...changes,
});
const answer = (who: Person, path: string, form: Form = {}) => world.ask(who, path, form as never);

describe('a creation', () => {
  test('S3.09 S3.16 S3.17 S3.18 S3.19 makes what the form says, with its texts', async () => {
    const form = launchForm();
    const order = await carryOut(world, creator, at.prepareCreation, form as never);
    expect(order.state).toBe('included');
    expect(order.quote.creationFee).toBe(String(100n * TRX));
    const token = await detail(order.tokenAddress);
    expect(token).toMatchObject({
      ...{ tokenName: 'Ochre Kiln', tokenSymbol: 'OCHRE', creator: creator.address },
      ...{ presaleAddress: order.presaleAddress, tradeAddress: order.tradeAddress },
      ...{ totalSupply: String(1_000_000n * TRX), hasLiquidity: false, stage: 'notStarted' },
      ...{ sharePrice: String(100n * TRX), shares: 20, sold: 0, raised: '0', price: null },
      ...{ softCap: String(1_000n * TRX), softCapShares: 10, trade: 'none', looksLike: null },
      ...{ powers: ['presaleTerms', 'presaleCancel'], presaleOwner: creator.address },
      ...{ description: 'Bricks of ochre.', website: 'https://ochre.example', telegram: '' },
      textsHash: order.quote.metadataHash,
      lpBurn: { interval: DAY, rate: 50, floor: '5', burned: '0', left: 500, next: null },
      supplies: { liquidity: String(900_000n * TRX), creator: String(100_000n * TRX), trade: '0' },
    });
    expect(token.edits).toMatchObject({ count: 0, list: [{ number: 0, previous: null }] });
    const onChain = await world.read('tokenFactory', tokenFactory.launchOf(order.tokenAddress));
    expect(toHexAddress(token.basePoolAddress)).toBe(onChain.basePool);
    expect(token.createdAt / 1000).toBe(Number(onChain.createdAt));
  });

  test('that a block took back is gone, and nothing looks like it', async () => {
    const form = launchForm({ name: 'Sienna', symbol: 'SIEN' });
    const order = await carryOut(world, creator, at.prepareCreation, form as never);
    await detail(order.tokenAddress);
    await world.chain.devnet.reorganise({
      depth: 1,
      blocks: [{ transactions: [] }, { transactions: [] }],
    });
    await world.indexed();
    const { json } = await world.post(at.get, { tokenAddress: order.tokenAddress });
    expect(json.code).toBe('NOT_FOUND');
    const copy = await world.launch(creator, { token: { name: 'Copy', symbol: 'SlEN' } });
    await world.indexed();
    expect(await detail(copy.token)).toMatchObject({ tokenSymbol: 'SlEN', looksLike: null });
  });

  test('asked for again with other texts is the same order and has the newest texts', async () => {
    const form = launchForm({ name: 'Umber', symbol: 'UMB' });
    const first = await answer(creator, at.prepareCreation, form);
    const again = { ...form, description: 'Another text' };
    const order = await carryOut(world, creator, at.prepareCreation, again as never);
    expect(first.data.quote.draftId).toBe(order.quote.draftId);
    expect(order.quote.metadataHash).not.toBe(first.data.quote.metadataHash);
    const token = await detail(order.tokenAddress);
    expect(token).toMatchObject({
      description: 'Another text',
      textsHash: order.quote.metadataHash,
    });
  });

  test('S5.02 S8.04 S9.03 is refused of each field, by the content check, and by the factory', async () => {
    const code = async (changes: Form, who = creator) =>
      (await answer(who, at.prepareCreation, launchForm(changes))).code;
    expect(await code({ softCap: 999n * TRX })).toBe('SOFTCAP_RANGE');
    expect(await code({ startTime: world.now() * 1000 - 10_000 })).toBe('TIME_RANGE');
    expect(await code({ website: 'http://plain.example' })).toBe('URL_INVALID');
    expect(await code({ name: 'USDT', symbol: 'UUU' })).toBe('TEXT_FORBIDDEN');
    expect(await code({ description: 'Guaranteed profit for all' })).toBe('TEXT_FORBIDDEN');
    expect(await code({ image: 'ab'.repeat(32) })).toBe('IMAGE_UNKNOWN');
    expect(await code({}, world.stranger)).toBe('NOT_ACTIVATED');
    const cookie = await world.signIn(creator);
    const both = { softCap: 1n, startTime: 1, endTime: 2 };
    const { json } = await world.post(at.prepareCreation, launchForm(both), { cookie });
    expect(json.code).toBe('VALIDATION');
    expect(json.fields.map(({ field }: { field: string }) => field)).toContain('softCap');
    await world.send(world.owner, 'tokenFactory', tokenFactory.setEnabled(false));
    expect((await world.post(at.factory)).json.data).toMatchObject({ enabled: false });
    expect(await code({})).toBe('FACTORY_DISABLED');
    await world.send(world.owner, 'tokenFactory', tokenFactory.setEnabled(true));
    expect((await world.post(at.factory)).json.data).toMatchObject({
      ...{ enabled: true, creationFee: String(100n * TRX), saleFee: 200, tradeFee: 200 },
      ...{ maxLpBurnRate: 50, minLpBurnInterval: DAY, minPresaleLength: 300, launches: 3 },
    });
  });
});

describe('a launch', () => {
  let salt: Launched;
  beforeAll(async () => {
    salt = await world.launch(creator, {
      presale: { vestingRate: 5_000n },
      token: { lpBurn: { interval: BigInt(DAY), rate: 50n, floor: 0n } },
    });
  });

  test('S7.38 passes its stages as the contract has them', async () => {
    await world.indexed();
    expect(await detail(salt.token)).toMatchObject({ stage: 'notStarted', trade: 'closed' });
    await world.moveTo(world.now() + HOUR);
    await world.call(ada, salt.presale, presale.buy(10n, 10n * TRX));
    await world.call(creator, salt.trade, trade.open(BigInt(world.now() + 3 * DAY)));
    await world.indexed();
    const selling = await detail(salt.token);
    expect(selling).toMatchObject({
      ...{ stage: 'inProgress', phase: 'inProgress', sold: 10, raised: String(100n * TRX) },
      ...{ trade: 'open', priceOf: 'launch', change24h: null, liquidity: null },
      // 98 TRX of 100 go into the pool, with 800,000 tokens.
      price: String(priceOf(98n * TRX, 800_000n * TRX)),
      powers: ['presaleCancel', 'tradeWhitelist', 'tradeEnd', 'tradeCancel'],
    });
    await world.call(ben, salt.presale, presale.buy(10n, 10n * TRX));
    await world.indexed();
    expect(await detail(salt.token)).toMatchObject({ stage: 'ended', label: 'locking' });
    await world.call(ben, salt.presale, presale.end());
    await world.indexed();
    expect(await detail(salt.token)).toMatchObject({ stage: 'launched', label: 'waitingUnlock' });
  });

  test('has the pool, the LP and the locks that the chain has', async () => {
    const token = await detail(salt.token);
    const { reserve0, reserve1 } = await world.readAt(salt.pair, pair.reserves());
    expect([token.liquidity.trx, token.liquidity.tokens].toSorted()).toEqual(
      [String(reserve0), String(reserve1)].toSorted(),
    );
    expect(token.price).toBe(String(priceOf(196n * TRX, 800_000n * TRX)));
    const lp = (who: string) => world.readAt(salt.pair, trc20.balanceOf(who as never));
    const dead = await lp(toHexDead);
    const minted = await world.readAt(salt.pair, pair.totalSupply());
    expect(token.liquidity).toMatchObject({
      lpTotal: String(minted),
      lpUsers: String(await lp(salt.presale)),
      lpCreator: String(await lp(world.at('locker'))),
      lpBurned: String(dead + 1000n),
      lpLocked: token.liquidity.lpCreator,
      lpUsersClaimed: '0',
    });
    // All of it: burned, locked for the creator, or not vested yet.
    expect(token).toMatchObject({ lpLockedShare: 10_000, hasLiquidity: true });
    expect(token.lpLockedUntil).toBe(token.liquidity.usersFreeFrom);
    // Two buyers took the whole presale.
    expect(token.score).toBe(39);
    const [lock] = (await world.post(paths.locks.list, { coin: salt.pair })).json.data.list;
    expect(token.liquidity.lpLockedUntil).toBe(lock.lockTime);
  });

  test('has the holders that the chain has', async () => {
    await world.buyOnPair(ada, salt.token, 20n * TRX);
    await world.buyOnPair(ben, salt.token, 10n * TRX);
    await world.call(ada, salt.token, trc20.transfer(ben.address, 5n));
    await world.call(ben, salt.token, launchToken.burn(7n));
    await world.indexed();
    const token = await detail(salt.token);
    const supply = await world.readAt(salt.token, trc20.totalSupply());
    expect(token).toMatchObject({ holders: 2, totalSupply: String(supply) });
    const { list: holders } = (await world.post(at.listHolders, { tokenAddress: salt.token })).json
      .data;
    let sum = 0n;
    for (const { address, amount } of holders) {
      expect(amount).toBe(String(await world.tokensOf(salt.token, address)));
      sum += BigInt(amount);
    }
    expect(sum).toBe(supply);
    const kinds = holders.map(({ kind }: { kind: string }) => kind);
    expect(kinds.toSorted()).toEqual(['locker', null, null, 'pair', 'trade'].toSorted());
    expect(token.topHolders).toHaveLength(5);
    expect(token.change24h).toBeGreaterThan(0);
    expect(token.volume24h).toBe(String(30n * TRX));
    // Someone who has given everything away is no holder.
    const all = await world.tokensOf(salt.token, ben.address);
    await world.call(ben, salt.token, trc20.transfer(ada.address, all));
    await world.indexed();
    expect(await detail(salt.token)).toMatchObject({ holders: 1 });
  });

  test('tells of burns out of its pair and of what can still be burned', async () => {
    await world.moveTo(world.now() + 3 * DAY);
    await world.call(ada, salt.token, launchToken.burnFromPair());
    await world.indexed();
    const token = await detail(salt.token);
    const burned = await world.readAt(salt.token, launchToken.burnedFromPair());
    expect(token.lpBurn).toMatchObject({
      ...{ interval: DAY, rate: 50, floor: '0', burned: String(burned) },
      left: 500 - Number(await world.readAt(salt.token, launchToken.burnedBpsOfPair())),
      next: (Number(await world.readAt(salt.token, launchToken.lastPairBurnAt())) + DAY) * 1000,
    });
    expect(token.lpBurn.left).toBe(450);
    expect(token.burns).toMatchObject([{ amount: String(burned) }]);
    const { list: burns } = (await world.post(at.listBurns, { tokenAddress: salt.token })).json
      .data;
    expect(burns).toMatchObject(token.burns);
    // All vested, nothing claimed: only the creator's lock and what was burned still holds.
    expect(token).toMatchObject({ label: null, lpLockedShare: 3_000 });
  });
});

const toHexDead = '41000000000000000000000000000000000000dead';
