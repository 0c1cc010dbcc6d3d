import { paths } from '@vellum/api/wire/paths';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CardWorld, cardWorld } from '../../../test/cards/card-world.ts';
import { carryOut } from '../../../test/cards/carry-out.ts';

let world: CardWorld;
beforeAll(async () => {
  world = await cardWorld(4);
  await world.fundRewards(1_000_000_000n, 300);
  await world.indexed();
});
afterAll(() => world?.close());

/** One card through everything that a collection offers. */
async function live(collection: typeof paths.platformCards | typeof paths.levelCards, at: number) {
  const [who, other] = world.people.slice(at, at + 2);
  const id = await world.buy(who!, 1);
  await world.indexed();
  const tokenId = String(id);
  await carryOut(world, who!, collection.prepareTransfer, { tokenId, to: other!.address });
  const pledged = await carryOut(world, other!, collection.preparePledge, { tokenId, days: '30' });
  const { json } = await world.post(collection.get, { tokenId });
  expect(json.data).toMatchObject({
    tokenId,
    owner: other!.address,
    state: 'pledged',
    isPledge: true,
    itemUnlockTime: Number(pledged.result.unlockAt),
    pledge: { days: 30, weight: 2_000 },
    image: `/media/cards/1-${json.data.serial}.svg`,
  });
  await world.pass(30 * 86_400);
  await world.indexed();
  await carryOut(world, other!, collection.prepareUnlock, { tokenId });
  const history = await world.post(collection.history, { tokenId });
  expect(history.json.data.list.map(({ kind }: { kind: string }) => kind)).toEqual([
    'unlocked',
    'pledged',
    'transferred',
    'minted',
  ]);
  return { tokenId, owner: other! };
}

describe('a card', () => {
  test('of the platform: detail, transfer, pledge and unlock (S7.28)', async () => {
    const { tokenId, owner } = await live(paths.platformCards, 0);
    const { data } = await world.ask(owner, paths.platformCards.totals);
    expect(data).toEqual({
      total: 1,
      byState: { owned: 1, onSale: 0, pledged: 0, frozen: 0 },
      byLevel: [{ level: 1, cards: 1 }],
    });
    const mine = await world.ask(owner, paths.platformCards.listMine, { state: 'owned' });
    expect(mine.data.list).toMatchObject([{ tokenId }]);
    const { address } = owner;
    const asked = await world.post(paths.platformCards.totals, { address });
    expect(asked.json.data).toEqual(data);
    const nobody = await world.post(paths.platformCards.totals, {});
    expect(nobody.json.code).toBe('AUTH_REQUIRED');
  });

  test('sold by level: the same (S7.29)', { tags: 'deep' }, async () => {
    const { tokenId, owner } = await live(paths.levelCards, 2);
    const found = await world.post(paths.levelCards.list, { level: '1', number: '2' });
    expect(found.json.data.list).toMatchObject([{ tokenId, owner: owner.address }]);
  });
});
