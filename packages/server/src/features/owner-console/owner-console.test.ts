import { paths } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import { ownership } from '@vellum/contracts/ownership';
import { tokenFactory } from '@vellum/contracts/token-launch';
import { fromHexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CardWorld, cardWorld } from '../../../test/cards/card-world.ts';
import { carryOut, refusal } from '../../../test/cards/carry-out.ts';
import { holdsReceipts } from '../../../test/receipts/held-receipts.ts';

holdsReceipts(import.meta.url);

const { orders } = paths;
const NOBODY = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb';

let world: CardWorld;
beforeAll(async () => {
  world = await cardWorld(1);
  await world.indexed();
});
afterAll(() => world?.close());

type Form = Record<string, string>;
const deed = (name: string, form: Form = {}, contract = 'tokenFactory'): Form => ({
  ...{ action: 'owner.act', contract: world.at(contract), deed: name, ...form },
});
const code = (form: Form, by = world.owner) => refusal(world, by, orders.prepare, form);
const act = (form: Form, by = world.owner) => carryOut(world, by, orders.prepare, form);

test('owners set fee and switch of the factory, levels and their pictures; others do not', async () => {
  const fee = deed('setCreationFee', { amount: '7000000' });
  expect(await code(fee, world.people[0]!)).toBe('NOT_TOKEN_OWNER');
  expect(await code(deed('setCreationFee'))).toBe('FIELD_REQUIRED');
  expect(await code(deed('setCreationFee', { amount: '7' }, 'cards'))).toBe('NOT_FOUND');
  // A contract that nobody owns, and one that is none of ours.
  expect(await code(deed('renounceOwnership', {}, 'locker'))).toBe('NOT_FOUND');
  expect(await code({ ...fee, contract: world.stranger.address })).toBe('NOT_FOUND');
  await act(fee);
  expect(await world.read('tokenFactory', tokenFactory.creationFee())).toBe(7_000_000n);
  await act(deed('setEnabled', { enabled: 'false' }));
  expect(await world.read('tokenFactory', tokenFactory.isEnabled())).toBe(false);
  const level = await world.read('cards', cards.level(1n));
  const rules = await world.read('cards', cards.levelRules(1n));
  const settings = {
    ...{ level: '1', name: level.name, amount: '5000000', fund: fromHexAddress(level.fund) },
    ...{ pledgeTime: String(level.pledgeTime), pricedInU: String(rules.pricedInU) },
    ...{ weight: String(rules.weight), enabled: 'false' },
  };
  await act(deed('setLevel', settings, 'cards'));
  expect(await world.read('cards', cards.levelRules(1n))).toMatchObject({ isOpen: false });
  const uri = { level: '1', uri: 'https://example.org/{id}.json' };
  expect(await code(deed('setUri', uri, 'cards'))).toBe('OK');
});

test('a contract is handed over once its new owner accepts, and then the old one is refused', async () => {
  const friend = world.people[0]!;
  const to = (address: string) => deed('transferOwnership', { to: address });
  expect(await code(to(NOBODY))).toBe('ADDRESS_INVALID');
  expect(await code(to(world.owner.address))).toBe('ADDRESS_INVALID');
  expect(await code(to(world.at('tokenFactory')))).toBe('ADDRESS_INVALID');
  expect(await code(deed('acceptOwnership'), friend)).toBe('NOT_TOKEN_OWNER');
  await act(to(friend.address));
  expect(await code(deed('setEnabled', { enabled: 'true' }), friend)).toBe('NOT_TOKEN_OWNER');
  await act(deed('acceptOwnership'), friend);
  const owner = await world.read('tokenFactory', ownership.owner());
  expect(fromHexAddress(owner)).toBe(friend.address);
  expect(await code(deed('setEnabled', { enabled: 'true' }))).toBe('NOT_TOKEN_OWNER');
  await act(deed('renounceOwnership'), friend);
  expect(fromHexAddress(await world.read('tokenFactory', ownership.owner()))).toBe(NOBODY);
});
