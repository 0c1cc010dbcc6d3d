import { paths } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CardWorld, cardWorld } from '../../../../test/cards/card-world.ts';
import { carryOut, refusal } from '../../../../test/cards/carry-out.ts';
import { dueDates } from '../../../../test/due-dates.ts';
import { holdsReceipts } from '../../../../test/receipts/held-receipts.ts';
import type { Person } from '../../../../test/test-server.ts';

holdsReceipts(import.meta.url);

const { levelCards, platformCards, cardPledge, cardMarket, orders } = paths;
const DAY = 86_400;

let world: CardWorld;
let free: Person[];
beforeAll(async () => {
  world = await cardWorld(10);
  free = [...world.people];
  await world.indexed();
});
afterAll(() => world?.close());

const someone = () => free.pop()!;

async function holder(level = 1) {
  const who = someone();
  const id = await world.buy(who, level);
  await world.indexed();
  return { who, id, tokenId: String(id) };
}

const statistics = async () => (await world.post(cardPledge.statistics)).json.data;

describe('pledging', () => {
  test('is refused while nothing is funded, for any name of the path', async () => {
    const { who, tokenId } = await holder();
    for (const { preparePledge } of [cardPledge, levelCards, platformCards]) {
      const code = await refusal(world, who, preparePledge, { tokenId, days: '30' });
      expect(code).toBe('STAKING_ENDED');
    }
    expect(await statistics()).toMatchObject({ staked: 0, endsAt: null, rewardLeft: '0' });
  });

  test('pledge, unlock when due, claim; every wrong step has its code (S7.30)', async () => {
    await world.fundRewards(1_000_000_000n, 60);
    await world.indexed();
    const { who, id, tokenId } = await holder();
    const pledge = (form: Record<string, string>, by = who) =>
      refusal(world, by, cardPledge.preparePledge, { tokenId, days: '30', ...form });
    expect(await pledge({ tokenId: '9' })).toBe('CARD_NOT_MINTED');
    expect(await pledge({}, someone())).toBe('NOT_OWNER');
    expect(await pledge({ days: '31' })).toBe('PERIOD_INVALID');
    await world.send(who, 'cards', cards.list(id, 5n));
    await world.indexed();
    expect(await pledge({})).toBe('CARD_ON_SALE');
    await world.send(who, 'cards', cards.unlist(id));
    await world.indexed();
    expect(await refusal(world, who, cardPledge.prepareUnlock, { tokenId })).toBe('NOT_STAKED');
    expect(await refusal(world, who, orders.prepare, { action: 'card-pledge.claim' })).toBe(
      'NOTHING_TO_CLAIM',
    );

    const pledged = await carryOut(world, who, cardPledge.preparePledge, { tokenId, days: '30' });
    const unlockTime = await world.read('cards', cards.unlockTimeOf(id));
    expect(pledged.result.unlockAt).toBe(String(unlockTime * 1000n));
    expect((await dueDates(world, who.address)).own).toEqual([
      { kind: 'pledgeEnds', at: Number(unlockTime) * 1000, of: tokenId },
    ]);
    expect(pledged.quote.weight).toBe(
      Number(await world.read('cards', cards.pledgedWeight(who.address))),
    );
    expect(await pledge({})).toBe('ALREADY_STAKED');
    const sale = { tokenId, price: '9' };
    expect(await refusal(world, who, cardMarket.prepareSale, sale)).toBe('CARD_STAKED');
    const move = { tokenId, to: someone().address };
    expect(await refusal(world, who, levelCards.prepareTransfer, move)).toBe('CARD_STAKED');
    expect(await refusal(world, who, cardPledge.prepareUnlock, { tokenId })).toBe(
      'NOT_YET_UNLOCK_TIME',
    );
    expect(await refusal(world, free[0]!, cardPledge.prepareUnlock, { tokenId })).toBe('NOT_OWNER');

    await world.pass(30 * DAY);
    await world.indexed();
    const mine = await world.ask(who, cardPledge.listMine, { status: 'unlockable' });
    expect(mine.data.list).toMatchObject([{ tokenId, days: 30, status: 'unlockable' }]);
    await carryOut(world, who, levelCards.prepareUnlock, { tokenId });
    const claimed = await carryOut(world, who, orders.prepare, { action: 'card-pledge.claim' });
    const { data } = await world.ask(who, cardPledge.listMine);
    expect(data.list).toMatchObject([{ tokenId, status: 'closed' }]);
    // One card alone: the contract's rounding of a position is the card's own.
    expect(BigInt(claimed.result.amount) - BigInt(data.list[0].reward.amount)).toBeLessThanOrEqual(
      1n,
    );
    expect(data.list[0].reward.amount).not.toBe('0');
    const shown = await world.post(platformCards.get, { tokenId });
    expect(shown.json.data).toMatchObject({ state: 'owned', earned: { symbol: 'WTRX' } });
    expect(shown.json.data.earned.amount).toBe(data.list[0].reward.amount);
  });

  test('a level asks for its shortest term', async () => {
    const { who, tokenId } = await holder(4);
    const pledge = (days: string) =>
      refusal(world, who, cardPledge.preparePledge, { tokenId, days });
    expect(await pledge('30')).toBe('PERIOD_INVALID');
    expect(await pledge('90')).toBe('OK');
    const { json } = await world.post(cardPledge.terms);
    const [month, quarter] = json.data.list;
    const levelsOf = (term: { levels: { level: number }[] }) => term.levels.map((one) => one.level);
    expect(month).toMatchObject({ days: 30, weight: 100, minLevel: 1 });
    expect(levelsOf(month)).toEqual([1, 2, 3]);
    expect(levelsOf(quarter)).toEqual([1, 2, 3, 4, 5]);
    for (const { atLeast, atPresent } of quarter.levels) {
      expect(BigInt(atLeast.amount)).toBeLessThanOrEqual(BigInt(atPresent.amount));
    }
  });
});

describe('earnings', () => {
  test('of all cards together are what the contract owes, through idle times and new funds', async () => {
    const people = [await holder(1), await holder(2), await holder(1)];
    const terms = [30n, 90n, 30n];
    const expectEqual = async () => {
      await world.indexed();
      for (const { who } of people) {
        const owed = await world.read('cards', cards.earned(who.address));
        const { data } = await world.ask(who, cardPledge.listMine);
        const claimed = await world.database.pool.query(
          "select coalesce(sum((args->>'amount')::numeric), 0)::text as sum from chain_log where event = 'CardRewardPaid' and txid in (select txid from chain_tx where owner = $1)",
          [who.address],
        );
        const told = data.list.reduce(
          (sum: bigint, { reward }: { reward: { amount: string } }) => sum + BigInt(reward.amount),
          0n,
        );
        const difference = owed + BigInt(claimed.rows[0].sum) - told;
        expect(difference >= -1n && difference <= BigInt(data.list.length)).toBe(true);
      }
      const stream = await world.read('cards', cards.rewardStream());
      const shown = await statistics();
      expect(shown.weight).toBe(String(stream.weight));
      expect(BigInt(shown.rewardLeft)).toBe(stream.unstreamed);
    };
    for (const [index, { who, id }] of people.entries()) {
      await world.send(who, 'cards', cards.pledge(id, terms[index]! * BigInt(DAY)));
      await world.pass(DAY);
      await expectEqual();
    }
    await world.send(people[0]!.who, 'cards', cards.claimReward());
    await world.fundRewards(9_777_777_777n, 200);
    await world.pass(40 * DAY);
    await expectEqual();
    await world.send(people[0]!.who, 'cards', cards.unlock(people[0]!.id));
    await world.send(people[2]!.who, 'cards', cards.unlock(people[2]!.id));
    await world.pass(60 * DAY);
    await world.send(people[1]!.who, 'cards', cards.unlock(people[1]!.id));
    await world.pass(3 * DAY);
    await expectEqual();
    await world.send(people[0]!.who, 'cards', cards.pledge(people[0]!.id, 30n * BigInt(DAY)));
    await world.pass(DAY);
    await expectEqual();
  });
});
