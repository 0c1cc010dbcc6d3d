import { expect } from 'vitest';
import { cards } from '../../../clients/cards.ts';
import { feeVault } from '../../../clients/fees.ts';
import { team } from '../../../clients/team.ts';
import { coinBalance, type Flow, freshPrices } from '../flow.ts';
import { DAY, TRX, type User } from '../world.ts';

const BRONZE = 1n;
const first = (BRONZE << 64n) | 1n;

/** Bind, buy, list, sell, transfer, pledge, reward, unlock. */
export async function cardLife(flow: Flow): Promise<void> {
  const { act, at, deployer, user, read, send, pass, refusal, balance } = flow;
  const [ada, ben, cyd] = [user(0), user(1), user(2)];
  const [book, cardsAt] = [at['team']!, at['cards']!];
  await act('team: bind inviter, first member', ada, book, team.bindInviter(deployer.address));
  await act('team: bind inviter, later member', cyd, book, team.bindInviter(deployer.address));
  await send(ben, book, team.bindInviter(ada.address));
  expect(await read(book, team.members(ada.address, 0n, 10n))).toEqual([ben.address]);

  const price = await read(cardsAt, cards.priceOf(BRONZE));
  const before = await balance(cardsAt);
  await act('cards: buy, first of an address', ben, cardsAt, cards.buy(BRONZE, price + TRX));
  expect((await balance(cardsAt)) - before).toBe(price);
  await act('cards: buy, another', ben, cardsAt, cards.buy(BRONZE, price));
  expect(await read(cardsAt, cards.ofOwner(ben.address))).toEqual([first, first + 1n]);
  expect(await refusal(ben, cardsAt, cards.buy(BRONZE, price - 1n))).toBe('CardsWrongPayment');

  await act('cards: list', ben, cardsAt, cards.list(first, 90n * TRX));
  await act('cards: unlist', ben, cardsAt, cards.unlist(first));
  await send(ben, cardsAt, cards.list(first, 80n * TRX));
  expect(await refusal(ada, cardsAt, cards.buyListed(first, 79n * TRX))).toBe('CardsAboveMaxPrice');
  await act('cards: buy listed', ada, cardsAt, cards.buyListed(first, 80n * TRX));
  expect(await read(cardsAt, cards.accountOf(ben.address))).toMatchObject({ credit: 78n * TRX });
  await act('cards: withdraw credit', ben, cardsAt, cards.withdrawCredit());
  await act(
    'cards: transfer to a new holder',
    ada,
    cardsAt,
    cards.transfer(ada.address, cyd.address, first),
  );
  expect(await read(cardsAt, cards.detail(first))).toMatchObject({
    owner: cyd.address,
    level: BRONZE,
  });
  await send(ben, cardsAt, cards.approve(ada.address, first + 1n));
  await act('cards: approve', ben, cardsAt, cards.approve(cyd.address, first + 1n));
  await act(
    'cards: transfer, approved',
    cyd,
    cardsAt,
    cards.transfer(ben.address, cyd.address, first + 1n),
  );
  await onlyToWhoTakesCards(flow, cyd);
  await act('cards: approve for all', ben, cardsAt, cards.approveAll(ada.address, true));
  await pledged(flow);
  await pass(1n);
}

/** Contracts that could never give a card back, and the safe form to a person and back. */
async function onlyToWhoTakesCards(
  { act, at, user, refusal, send }: Flow,
  cyd: User,
): Promise<void> {
  const [ada, cardsAt, card] = [user(0), at['cards']!, first + 1n];
  for (const name of ['cards', 'feeVault', 'oracle', 'usdt', 'wtrx']) {
    const lost = cards.transfer(cyd.address, at[name]!, card);
    expect(await refusal(cyd, cardsAt, lost)).toBe('TRC721InvalidReceiver');
  }
  const toPool = cards.send(cyd.address, at['lpStake']!, card);
  expect(await refusal(cyd, cardsAt, toPool)).toBe('TRC721InvalidReceiver');
  await act('cards: safe transfer', cyd, cardsAt, cards.send(cyd.address, ada.address, card));
  await send(ada, cardsAt, cards.send(ada.address, cyd.address, card));
}

async function pledged(flow: Flow): Promise<void> {
  const { act, at, user, read, pass, refusal } = flow;
  const [ada, ben, cyd] = [user(0), user(1), user(2)];
  const [cardsAt, vault] = [at['cards']!, at['feeVault']!];
  await act('cards: pledge, first', cyd, cardsAt, cards.pledge(first, 30n * DAY));
  await act('cards: pledge, another', cyd, cardsAt, cards.pledge(first + 1n, 30n * DAY));
  expect(await refusal(cyd, cardsAt, cards.list(first, TRX))).toBe('CardsPledged');
  await act(
    'cards: settle fees of two',
    ada,
    cardsAt,
    cards.settleFees([ben.address, ada.address]),
  );
  // Ada invited Ben: a fifth of the fees that Ben paid, and of her own nothing.
  const bonus = await read(vault, feeVault.bonusOf(ada.address));
  expect(bonus).toBeGreaterThan(0n);
  await act('fees: claim bonus', ada, vault, feeVault.claimBonus());
  await act('fees: distribute to the pools', ada, vault, feeVault.distributePool());

  await pass(10n * DAY);
  expect(await refusal(cyd, cardsAt, cards.unlock(first))).toBe('CardsStillLocked');
  const earned = await read(cardsAt, cards.earned(cyd.address));
  expect(earned).toBeGreaterThan(0n);
  await act('cards: claim reward, first', cyd, cardsAt, cards.claimReward());
  expect(await coinBalance(flow, 'wtrx', cyd.address)).toBeGreaterThanOrEqual(earned);
  await pass(20n * DAY);
  await act('cards: claim reward, again', cyd, cardsAt, cards.claimReward());
  await act('cards: unlock', cyd, cardsAt, cards.unlock(first));
  expect(await read(cardsAt, cards.isPledged(first))).toBe(false);
  await act('cards: unlock, last', cyd, cardsAt, cards.unlock(first + 1n));
}

/** Two instalments: completed, and cancelled with the money back. */
export async function cardInstalments(flow: Flow): Promise<void> {
  const { act, at, user, read, pass, send, refusal } = flow;
  const [ada, ben] = [user(0), user(1)];
  const cardsAt = at['cards']!;
  const part = await read(cardsAt, cards.firstInstalment(BRONZE));
  await act('cards: reserve', ada, cardsAt, cards.reserve(BRONZE, part));
  await send(ben, cardsAt, cards.reserve(BRONZE, part));
  const { second } = await read(cardsAt, cards.reservationOf(ada.address));
  await act('cards: complete reservation', ada, cardsAt, cards.completeReservation(second));
  expect(await read(cardsAt, cards.ownerOf(first))).toBe(ada.address);

  expect(await refusal(ada, cardsAt, cards.cancelReservation(ben.address))).toBe(
    'CardsReservationRunning',
  );
  await pass(3n * DAY + 3n);
  await act('cards: cancel reservation', ada, cardsAt, cards.cancelReservation(ben.address));
  expect(await read(cardsAt, cards.accountOf(ben.address))).toMatchObject({ credit: part });
  await freshPrices(flow);
}
