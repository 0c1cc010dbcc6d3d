import { paths } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import { fromHexAddress, parseHexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deployRuntime } from '../../../test/attacks/deploy-runtime.ts';
import { type CardWorld, cardWorld } from '../../../test/cards/card-world.ts';
import { carryOut, refusal } from '../../../test/cards/carry-out.ts';
import { holdsReceipts } from '../../../test/receipts/held-receipts.ts';
import { newPerson, type Person } from '../../../test/test-server.ts';

holdsReceipts(import.meta.url);

const { levelCards, cardMarket, platformCards, orders } = paths;

let world: CardWorld;
let free: Person[];
beforeAll(async () => {
  world = await cardWorld(20);
  free = [...world.people];
  await world.indexed();
});
afterAll(() => world?.close());

/** Answers every call with the selector that says a card is taken: onTRC721Received. */
const takesCards = '635175f87860e01b60005260206000f3';
const someone = () => free.pop()!;
const nobody = fromHexAddress(parseHexAddress(`0x${'00'.repeat(20)}`)!);

async function holder(level = 1) {
  const who = someone();
  const id = await world.buy(who, level);
  await world.indexed();
  return { who, id, tokenId: String(id) };
}

async function seller(price = 5_000_000n) {
  const found = await holder();
  await world.send(found.who, 'cards', cards.list(found.id, price));
  await world.indexed();
  return found;
}

const detail = async (tokenId: string) => (await world.post(levelCards.get, { tokenId })).json.data;
const offered = async (who: Person) =>
  (await world.post(cardMarket.list, { seller: who.address })).json.data;

/** Holds the card against what the contract says of it. */
async function expectAsOnChain(tokenId: string) {
  const id = BigInt(tokenId);
  const [chain, listing] = await Promise.all([
    world.read('cards', cards.detail(id)),
    world.read('cards', cards.listing(id)),
  ]);
  const shown = await detail(tokenId);
  expect(shown.owner).toBe(fromHexAddress(chain.owner));
  expect(shown.isPledge).toBe(chain.isPledged);
  expect(shown.tokenURI).toBe(chain.uri);
  expect(shown.listing?.price ?? '0').toBe(String(listing.price));
}

describe('selling a card', () => {
  test('list, change the price, sell, and take the credit (S7.27)', async () => {
    const { who, tokenId } = await holder();
    const buyer = someone();
    const list = (price: string) =>
      carryOut(world, who, cardMarket.prepareSale, { tokenId, price });
    expect((await list('5000000')).quote).toEqual({
      price: '5000000',
      fee: '125000',
      proceeds: '4875000',
    });
    const before = await offered(who);
    expect((await list('6000000')).state).toBe('included');
    expect(await offered(who)).toMatchObject({
      total: 1,
      list: [{ tokenId, price: '6000000', since: before.list[0].since }],
    });
    const late = { listingId: tokenId, maxPrice: '5000000' };
    expect(await refusal(world, buyer, cardMarket.preparePurchase, late)).toBe('PRICE_CHANGED');
    const sold = await carryOut(world, buyer, cardMarket.preparePurchase, {
      listingId: tokenId,
      maxPrice: '6000000',
    });
    expect(sold.quote).toEqual({ price: '6000000', seller: who.address });
    expect((await detail(tokenId)).lastPrice).toBe('6000000');
    await expectAsOnChain(tokenId);
    const history = await world.post(levelCards.history, { tokenId });
    expect(history.json.data.list.map(({ kind }: { kind: string }) => kind)).toEqual([
      'sold',
      'priceChanged',
      'listed',
      'minted',
    ]);
    const credit = await carryOut(world, who, orders.prepare, { action: 'cards.withdraw-credit' });
    expect(credit.result.amount).toBe('5850000');
    const trades = await world.ask(who, cardMarket.listTrades);
    expect(trades.data.list).toMatchObject([
      { tokenId, side: 'sold', price: '6000000', fee: '150000', other: buyer.address },
    ]);
    const bought = await world.ask(buyer, cardMarket.listTrades, { side: 'bought' });
    expect(bought.data.list).toMatchObject([{ tokenId, side: 'bought', other: who.address }]);
  });

  test('is refused with a code for each reason', async () => {
    const { who, tokenId } = await seller();
    const stranger = someone();
    const list = (by: Person, price: string, of = tokenId) =>
      refusal(world, by, cardMarket.prepareSale, { tokenId: of, price });
    expect(await list(who, '0')).toBe('PRICE_ZERO');
    expect(await list(who, String(2n ** 56n))).toBe('PRICE_RANGE');
    expect(await list(who, '5000000')).toBe('CARD_ON_SALE');
    expect(await list(stranger, '7')).toBe('NOT_OWNER');
    expect(await list(who, '7', '123')).toBe('CARD_NOT_MINTED');
    const unlist = (by: Person, listingId: string) =>
      refusal(world, by, cardMarket.prepareUnlisting, { listingId });
    expect(await unlist(stranger, tokenId)).toBe('NOT_OWNER');
    expect(await unlist(who, '123')).toBe('LISTING_CLOSED');
    await carryOut(world, who, cardMarket.prepareUnlisting, { listingId: tokenId });
    expect(await unlist(who, tokenId)).toBe('LISTING_CLOSED');
    expect((await offered(who)).total).toBe(0);
    await expectAsOnChain(tokenId);
  });

  test('nobody buys from themselves, without money, or what is gone', async () => {
    const { who, id, tokenId } = await seller(30_000_000_000_000n);
    const buyer = someone();
    const buy = (by: Person) =>
      refusal(world, by, cardMarket.preparePurchase, {
        listingId: tokenId,
        maxPrice: '30000000000000',
      });
    expect(await buy(who)).toBe('OWN_LISTING');
    expect(await buy(buyer)).toBe('INSUFFICIENT_BALANCE');
    expect(await buy(newPerson())).toBe('NOT_ACTIVATED');
    await world.send(who, 'cards', cards.unlist(id));
    await world.indexed();
    expect(await buy(buyer)).toBe('LISTING_CLOSED');
  });
});

describe('a listing dies', () => {
  test('with any transfer', async () => {
    const { who, id, tokenId } = await seller();
    const other = someone();
    expect(
      await refusal(world, who, platformCards.prepareTransfer, { tokenId, to: other.address }),
    ).toBe('CARD_ON_SALE');
    await world.send(who, 'cards', cards.transfer(who.address, other.address, id));
    await world.indexed();
    expect((await offered(who)).total).toBe(0);
    expect(await detail(tokenId)).toMatchObject({ owner: other.address, listing: null });
    expect((await world.post(cardMarket.get, { listingId: tokenId })).json.code).toBe('NOT_FOUND');
    const buy = { listingId: tokenId, maxPrice: '5000000' };
    expect(await refusal(world, someone(), cardMarket.preparePurchase, buy)).toBe('LISTING_CLOSED');
    await expectAsOnChain(tokenId);
  });

  test('with a pledge', async () => {
    const { who, id, tokenId } = await seller();
    await world.send(who, 'cards', cards.pledge(id, 30n * 86_400n));
    await world.indexed();
    expect((await offered(who)).total).toBe(0);
    expect(await detail(tokenId)).toMatchObject({ state: 'pledged', listing: null });
    await expectAsOnChain(tokenId);
  });

  test('with a freeze, and does not come back when it is lifted', async () => {
    const { who, id, tokenId } = await seller();
    const buyer = someone();
    const until = BigInt(world.chain.devnet.chain.head().timestamp) / 1000n + 86_400n;
    const freeze = cards.freeze(id, until, 'A claim of theft is looked into');
    await world.send(world.owner, 'cards', freeze);
    await world.indexed();
    expect((await offered(who)).total).toBe(0);
    expect(await detail(tokenId)).toMatchObject({
      state: 'frozen',
      listing: null,
      frozen: {
        until: Number(until) * 1000,
        reason: 'A claim of theft is looked into',
        by: world.owner.address,
      },
    });
    const buy = { listingId: tokenId, maxPrice: '5000000' };
    expect(await refusal(world, buyer, cardMarket.preparePurchase, buy)).toBe('CARD_FROZEN');
    await expect(world.send(buyer, 'cards', cards.buyListed(id, 5_000_000n))).rejects.toThrow();
    const move = { tokenId, to: buyer.address };
    expect(await refusal(world, who, platformCards.prepareTransfer, move)).toBe('CARD_FROZEN');
    const again = { tokenId, price: '7' };
    expect(await refusal(world, who, cardMarket.prepareSale, again)).toBe('CARD_FROZEN');
    const { data: totals } = await world.ask(who, platformCards.totals);
    expect(totals).toMatchObject({ total: 1, byState: { frozen: 1, onSale: 0 } });

    await world.send(world.owner, 'cards', cards.thaw(id));
    await world.indexed();
    expect((await offered(who)).total).toBe(0);
    expect(await detail(tokenId)).toMatchObject({ state: 'owned', listing: null, frozen: null });
    await expectAsOnChain(tokenId);
  });
});

describe('a transfer', () => {
  test('moves the card and tells what the receiver is', async () => {
    const { who, tokenId } = await holder();
    const to = newPerson().address;
    const moved = await carryOut(world, who, levelCards.prepareTransfer, { tokenId, to });
    expect(moved).toMatchObject({
      state: 'included',
      quote: { to, toIsNew: true, toIsContract: false },
    });
    expect((await detail(tokenId)).owner).toBe(to);
    await expectAsOnChain(tokenId);
  });

  test('is refused with a code for each reason', async () => {
    const { who, tokenId } = await holder();
    const to = someone().address;
    const move = (by: Person, form: Record<string, string>) =>
      refusal(world, by, platformCards.prepareTransfer, { tokenId, to, ...form });
    expect(await move(who, { tokenId: '5' })).toBe('CARD_NOT_MINTED');
    expect(await move(someone(), {})).toBe('NOT_OWNER');
    expect(await move(who, { to: who.address })).toBe('SELF_TRANSFER');
    expect(await move(who, { to: nobody })).toBe('ADDRESS_INVALID');
    expect(await move(who, { to: world.at('cards') })).toBe('ADDRESS_INVALID');
    // Contracts that do not say that they take cards: nobody could ever take one out of there.
    for (const name of ['usdt', 'lpStake', 'locker']) {
      expect(await move(who, { to: world.at(name) })).toBe('ADDRESS_INVALID');
    }
  });

  test('goes to a contract that takes cards, and says that it is one', async () => {
    const { who, tokenId } = await holder();
    const to = await deployRuntime(world.chain, who, takesCards);
    const moved = await carryOut(world, who, platformCards.prepareTransfer, { tokenId, to });
    expect(moved).toMatchObject({ state: 'included', quote: { toIsContract: true } });
    expect((await detail(tokenId)).owner).toBe(to);
  });
});

describe('while the guardian has paused entries', () => {
  test('nothing can be bought, listed or pledged, and listings can still be taken back', async () => {
    const { who, tokenId } = await seller();
    const buyer = someone();
    const until = BigInt(world.chain.devnet.chain.head().timestamp) / 1000n + 3600n;
    await world.send(world.owner, 'cards', cards.pause(until));
    await world.indexed();
    const buy = { listingId: tokenId, maxPrice: '5000000' };
    const refusals = [
      refusal(world, buyer, cardMarket.preparePurchase, buy),
      refusal(world, buyer, levelCards.preparePurchase, { level: '1' }),
      refusal(world, who, cardMarket.prepareSale, { tokenId, price: '9' }),
      refusal(world, who, platformCards.preparePledge, { tokenId, days: '30' }),
    ];
    expect(new Set(await Promise.all(refusals))).toEqual(new Set(['CONTRACT_PAUSED']));
    await carryOut(world, who, cardMarket.prepareUnlisting, { listingId: tokenId });
  });
});
