import { endpointList } from '@vellum/api/endpoints/endpoints';
import type { Caller } from '@vellum/api/wire/endpoint';
import type { FormValue } from '@vellum/api/wire/form';
import { paths } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import { ownership } from '@vellum/contracts/ownership';
import { fromHexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Launched, type SaleWorld, saleWorld } from './sales/sale-world.ts';
import type { Person } from './test-server.ts';

// Section 6 of the spec as a table: every right asked for by everyone. Who may is decided by the chain.

const everybody = [
  'nobody',
  'visitor',
  'member',
  'creator',
  'factory owner',
  'contract owner',
  'administrator',
] as const;
type Who = (typeof everybody)[number];
type Form = Readonly<Record<string, FormValue>>;

let world: SaleWorld;
let launch: Launched;
let people: Readonly<Record<Exclude<Who, 'nobody'>, Person>>;
let level: Form;

beforeAll(async () => {
  world = await saleWorld(4, { lastIsAdmin: true });
  const [member, creator, factoryOwner, administrator] = world.people as [
    Person,
    Person,
    Person,
    Person,
  ];
  people = {
    ...{ member, creator, administrator, visitor: world.stranger },
    ...{ 'factory owner': factoryOwner, 'contract owner': world.owner },
  };
  launch = await world.launch(creator);
  await world.send(world.owner, 'tokenFactory', ownership.transfer(factoryOwner.address));
  await world.send(factoryOwner, 'tokenFactory', ownership.accept());
  const shown = await world.read('cards', cards.level(1n));
  const rules = await world.read('cards', cards.levelRules(1n));
  level = {
    ...{ level: '1', name: shown.name, amount: '5000000', fund: fromHexAddress(shown.fund) },
    ...{ pledgeTime: String(shown.pledgeTime), pricedInU: String(rules.pricedInU) },
    ...{ weight: String(rules.weight), enabled: 'true' },
  };
  await world.indexed();
});
afterAll(() => world?.close());

/** What each hears; one code for those who may, one for all others who signed in. */
type Right = Readonly<{
  what: string;
  path: string;
  form: () => Form;
  may: readonly Who[];
  /** For those who may: `OK`, or what else keeps them from it here. */
  heard?: string;
  /** For those who may not. */
  refused: 'NOT_TOKEN_OWNER' | 'ADMIN_REQUIRED' | 'NOT_ACTIVATED';
}>;

const signedIn = everybody.filter((who) => who !== 'nobody');
const active = signedIn.filter((who) => who !== 'visitor');

const deed = (contract: () => string, name: string, form: () => Form = () => ({})) => ({
  path: paths.orders.prepare,
  form: () => ({ action: 'owner.act', contract: contract(), deed: name, ...form() }),
  refused: 'NOT_TOKEN_OWNER' as const,
});
const ofLaunch = (path: string, form: () => Form, may: readonly Who[] = ['creator']) => ({
  path,
  form: () => ({ tokenAddress: launch.token, ...form() }),
  may,
  refused: 'NOT_TOKEN_OWNER' as const,
});
const factory = () => world.at('tokenFactory');
const cardContract = () => world.at('cards');
const inAnHour = () => String((world.now() + 3_700) * 1000);
const words = { titleEn: 'A', titleZh: '甲', bodyEn: 'B', bodyZh: '乙' };
const { trade, presale, liquidity, announcements, team, tokenLaunch } = paths;

const rights: readonly Right[] = [
  // A wallet-connected user has an inviter, an activation state and a team level.
  {
    what: 'see my card',
    path: team.get,
    form: () => ({}),
    may: signedIn,
    refused: 'NOT_ACTIVATED',
  },
  { what: 'see my team', path: team.list, form: () => ({}), may: active, refused: 'NOT_ACTIVATED' },
  // The contract owner of a launch is its creator.
  {
    what: 'set the status of a presale',
    ...ofLaunch(presale.prepareConfig, () => ({ change: 'cancel' })),
  },
  {
    what: 'set the config of a presale',
    ...ofLaunch(presale.prepareConfig, () => ({ change: 'terms' })),
    heard: 'FIELD_REQUIRED',
  },
  {
    what: 'set the config of a trade',
    ...ofLaunch(trade.prepareAdministration, () => ({
      ...{ action: 'setConfig', tradeAmount: '6000000', tradeMaxNum: 3 },
    })),
  },
  {
    what: 'set the status of a trade',
    ...ofLaunch(trade.prepareAdministration, () => ({ action: 'setStatus', status: 'cancelled' })),
  },
  {
    what: 'set the whitelist of a trade',
    ...ofLaunch(trade.prepareAdministration, () => ({
      ...{ action: 'allow', users: people.member.address, allowed: 'true' },
    })),
  },
  {
    what: 'open a trade',
    ...ofLaunch(trade.prepareAdministration, () => ({ action: 'open', endTime: inAnHour() })),
    // It opens with the presale.
    heard: 'TRADE_CLOSED',
  },
  {
    what: 'end a trade',
    ...ofLaunch(trade.prepareAdministration, () => ({ action: 'end' })),
    heard: 'TRADE_CLOSED',
  },
  { what: 'tell of a token', ...ofLaunch(tokenLaunch.update, () => ({ description: 'Salt.' })) },
  {
    what: 'hand over a presale',
    ...deed(
      () => launch.presale,
      'transferOwnership',
      () => ({ to: people.member.address }),
    ),
    may: ['creator'],
  },
  { what: 'renounce a trade', ...deed(() => launch.trade, 'renounceOwnership'), may: ['creator'] },
  // The contract owner of what is the platform's.
  {
    what: 'set a card level',
    ...deed(cardContract, 'setLevel', () => level),
    may: ['contract owner'],
  },
  {
    what: 'set the URI of a level',
    ...deed(cardContract, 'setUri', () => ({ level: '1', uri: 'https://example.org/{id}.json' })),
    may: ['contract owner'],
  },
  {
    what: 'hand over the cards',
    ...deed(cardContract, 'transferOwnership', () => ({ to: people.member.address })),
    may: ['contract owner'],
  },
  {
    what: 'renounce the cards',
    ...deed(cardContract, 'renounceOwnership'),
    may: ['contract owner'],
  },
  {
    what: 'set the liquidity slippage',
    path: liquidity.prepareEdit,
    form: () => ({ edit: 'slippage', slippageBps: 70 }),
    may: ['contract owner'],
    refused: 'NOT_TOKEN_OWNER',
  },
  {
    what: 'withdraw what lies in the helper',
    path: liquidity.prepareEdit,
    form: () => ({ edit: 'withdraw', token: world.at('usdt') }),
    may: ['contract owner'],
    heard: 'NOT_FOUND',
    refused: 'NOT_TOKEN_OWNER',
  },
  // The factory owner.
  {
    what: 'set the creation fee',
    ...deed(factory, 'setCreationFee', () => ({ amount: '7000000' })),
    may: ['factory owner'],
  },
  {
    what: 'disable the factory',
    ...deed(factory, 'setEnabled', () => ({ enabled: 'false' })),
    may: ['factory owner'],
  },
  { what: 'withdraw fees', ...deed(factory, 'sweep'), may: ['factory owner'], heard: 'VALIDATION' },
  {
    what: 'withdraw coins',
    ...deed(factory, 'sweepCoin', () => ({ coin: world.at('usdt') })),
    may: ['factory owner'],
    heard: 'VALIDATION',
  },
  {
    what: 'hand over the factory',
    ...deed(factory, 'transferOwnership', () => ({ to: people.member.address })),
    may: ['factory owner'],
  },
  // Decided: who writes announcements. It gives no right over money or contracts.
  {
    what: 'publish an announcement',
    path: announcements.save,
    form: () => words,
    may: ['administrator'],
    refused: 'ADMIN_REQUIRED',
  },
  {
    what: 'remove an announcement',
    path: announcements.remove,
    form: () => ({ id: '999' }),
    may: ['administrator'],
    heard: 'NOT_FOUND',
    refused: 'ADMIN_REQUIRED',
  },
];

async function heardBy(who: Who, path: string, form: Form): Promise<string> {
  if (who === 'nobody') return (await world.post(path, form)).json.code;
  const { code, data } = await world.ask(people[who], path, form);
  // Not meant: nobody may have many orders open.
  if (data?.orderId) await world.ask(people[who], paths.orders.cancel, { orderId: data.orderId });
  return code;
}

describe.each(rights)('to $what', ({ path, form, may, refused, heard = 'OK' }) => {
  test.each(everybody)('%s', async (who) => {
    const expected = who === 'nobody' ? 'AUTH_REQUIRED' : may.includes(who) ? heard : refused;
    expect(await heardBy(who, path, form())).toBe(expected);
  });
});

test('there are no other roles at the interface, and each is asked for where the table says (S6.16)', () => {
  const kinds = new Set<Caller>(endpointList.map(({ endpoint }) => endpoint.caller));
  expect(kinds).toEqual(new Set<Caller>(['-', 'S', 'S+', 'C', 'A']));
  const withRight = endpointList
    .filter(({ endpoint }) => endpoint.caller === 'C' || endpoint.caller === 'A')
    .map(({ endpoint }) => endpoint.path);
  const shown = new Set<string>([
    ...rights.map(({ path }) => path),
    // Reads what `save` keeps.
    announcements.given,
  ]);
  expect(withRight.filter((path) => !shown.has(path))).toEqual([]);
});

test('rights go with the contract: handed over, the new owner has them and the old one has not', async () => {
  const { creator, member } = people;
  const cancel = () => ({ tokenAddress: launch.token, change: 'cancel' });
  await world.call(creator, launch.presale, ownership.transfer(member.address));
  await world.call(member, launch.presale, ownership.accept());
  await world.indexed();
  expect(await heardBy('creator', presale.prepareConfig, cancel())).not.toBe('OK');
  expect(await heardBy('member', presale.prepareConfig, cancel())).toBe('OK');
});
