import { endpointList } from '@vellum/api/endpoints/endpoints';
import type { AnyEndpoint } from '@vellum/api/wire/endpoint';
import type { FormValue } from '@vellum/api/wire/form';
import { paths } from '@vellum/api/wire/paths';
import { team } from '@vellum/contracts/team';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cardSamples } from './samples/card-samples.ts';
import { communitySamples } from './samples/community-samples.ts';
import { earnSamples } from './samples/earn-samples.ts';
import { launchSamples } from './samples/launch-samples.ts';
import { relaySamples } from './samples/relay-samples.ts';
import { callContract } from './test-chain.ts';
import { newPerson, type Person, personOf, type TestServer, testServer } from './test-server.ts';

// Every endpoint asked by everyone: the answers follow from the table of endpoints alone.

const callers = ['nobody', 'somebody else', 'the owner', 'not activated'] as const;
type Who = (typeof callers)[number];
type Form = Readonly<Record<string, FormValue>>;
/** The code for each caller; one for all where they do not differ. */
type Expected = string | Readonly<Partial<Record<Who, string>>>;

let world: TestServer;
let people: Readonly<Record<Exclude<Who, 'nobody'>, Person>>;
let cookies: Readonly<Partial<Record<Who, string>>>;
/** An order of `the owner` that is open. */
let orderId: string;

beforeAll(async () => {
  world = await testServer();
  await world.server.ready();
  const { accounts } = world.chain.devnet;
  people = {
    'somebody else': personOf(accounts[3]!.privateKey),
    'the owner': personOf(accounts[4]!.privateKey),
    'not activated': newPerson(),
  };
  cookies = Object.fromEntries(
    await Promise.all(
      Object.entries(people).map(async ([who, person]) => [who, await world.signIn(person)]),
    ),
  );
  // Opened before activation, after which there is nothing to open.
  const cookie = cookies['the owner']!;
  const before = await world.post(paths.membership.prepareActivation, {}, { cookie });
  orderId = before.json.data.orderId;
  await activate(people['somebody else']);
  await activate(people['the owner']);
});
afterAll(() => world?.close());

async function activate(person: Person): Promise<void> {
  const { address } = world.chain.deployment.contracts['team']!;
  const { root } = (await world.post(paths.membership.enter, { address })).json.data;
  await callContract(world.chain, person, address, team.bindInviter(root));
  const seen = async () => {
    const { address: own } = person;
    const { data } = (await world.post(paths.membership.enter, { address: own })).json;
    if (!data.activated) throw new Error('not indexed yet');
  };
  await vi.waitFor(seen, { timeout: 120_000 });
}

const unknownTx = 'ab'.repeat(32);

/** A body that is in order, and what each caller hears, for the endpoints that are live. */
const samples: Readonly<Record<string, readonly [form: () => Form, expected: Expected]>> = {
  'identity.nonce': [() => ({ address: people['the owner'].address }), 'OK'],
  'identity.signIn': [
    () => ({ nonce: 'x', address: people['the owner'].address, signature: '0x' }),
    'NONCE_UNKNOWN',
  ],
  'orders.get': [
    () => ({ orderId }),
    { 'the owner': 'OK', 'somebody else': 'ORDER_NOT_FOUND', 'not activated': 'ORDER_NOT_FOUND' },
  ],
  'orders.list': [() => ({}), 'OK'],
  'orders.report': [
    () => ({ orderId, txid: unknownTx }),
    { 'somebody else': 'ORDER_NOT_FOUND', 'not activated': 'ORDER_NOT_FOUND' },
  ],
  'membership.confirmActivation': [
    () => ({ orderId, txid: unknownTx }),
    { 'somebody else': 'ORDER_NOT_FOUND', 'not activated': 'ORDER_NOT_FOUND' },
  ],
  'orders.cancel': [
    () => ({ orderId }),
    { 'somebody else': 'ORDER_NOT_FOUND', 'not activated': 'ORDER_NOT_FOUND' },
  ],
  'orders.prepare': [
    () => ({ action: 'dao.delegate', delegatee: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb' }),
    {
      'the owner': 'ADDRESS_INVALID',
      'somebody else': 'ADDRESS_INVALID',
      'not activated': 'NOT_ACTIVATED',
    },
  ],
  'membership.enter': [() => ({ address: people['the owner'].address }), 'OK'],
  'membership.prepareActivation': [
    () => ({}),
    {
      'the owner': 'ALREADY_ACTIVATED',
      'somebody else': 'ALREADY_ACTIVATED',
      'not activated': 'OK',
    },
  ],
  'membership.save': [() => ({ locale: 'en' }), 'OK'],
  'team.get': [() => ({}), 'OK'],
  'team.list': [() => ({}), 'OK'],
  'team.listDirect': [() => ({}), 'OK'],
  'team.directStatistics': [() => ({}), 'OK'],
  'team.teamStatistics': [() => ({}), 'OK'],
  'referrals.statistics': [() => ({}), 'OK'],
  'referrals.export': [() => ({}), '200'],
  'referrals.exportMine': [() => ({}), '200'],
  'blindBoxes.prepareOpening': [() => ({ seriesId: 0, boxId: 0 }), 'NOT_FOUND'],
  'blindBoxes.confirmOpening': [
    () => ({ orderId, txid: unknownTx }),
    { 'somebody else': 'ORDER_NOT_FOUND', 'not activated': 'ORDER_NOT_FOUND' },
  ],
  'blindBoxes.listMine': [() => ({ address: people['the owner'].address }), 'OK'],
  'blindBoxes.listSeries': [() => ({}), 'OK'],
  'blindBoxes.getSeries': [() => ({ seriesId: 0 }), 'NOT_FOUND'],
  'blindBoxes.listBoxes': [() => ({ seriesId: 0 }), 'NOT_FOUND'],
  'blindBoxes.draw': [() => ({ seriesId: 0 }), 'NOT_FOUND'],
  ...cardSamples(() => ({ orderId, txid: unknownTx })),
  ...earnSamples(() => ({ orderId, txid: unknownTx })),
  ...launchSamples(() => ({ orderId, txid: unknownTx })),
  ...communitySamples(),
  'project.config': [() => ({}), 'OK'],
  ...relaySamples,
  'project.menu': [() => ({}), 'OK'],
  'project.status': [() => ({}), 'OK'],
  'uploads.image': [() => ({}), 'CONTENT_TYPE_REFUSED'],
  'uploads.media': [() => ({ file: `${'0'.repeat(64)}.webp` }), 'NOT_FOUND'],
  'health.live': [() => ({}), '200'],
  'health.ready': [() => ({}), '200'],
  'activity.stream': [() => ({ topics: 'nonsense' }), 'VALIDATION'],
  // Last: it ends the sessions.
  'identity.signOut': [() => ({}), 'OK'],
};

/** What the table of endpoints says of a caller before anything else; null when they may go on. */
function refusalByTable({ caller }: AnyEndpoint, who: Who): string | null {
  if (caller === '-') return null;
  if (who === 'nobody') return 'AUTH_REQUIRED';
  if (caller === 'S+' && who === 'not activated') return 'NOT_ACTIVATED';
  if (caller === 'A') return 'ADMIN_REQUIRED';
  return caller === 'C' ? 'NOT_TOKEN_OWNER' : null;
}

async function ask({ method, path }: AnyEndpoint, form: Form, who: Who): Promise<string> {
  const cookie = cookies[who];
  const caller = cookie === undefined ? {} : { cookie };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => String(form[name] ?? '1'));
  const query = new URLSearchParams(form as Record<string, string>);
  const { status, json } = await (method === 'POST'
    ? world.post(filled, form, caller)
    : world.get(`${filled}?${query}`, caller));
  return json.code ?? String(status);
}

const isSignOut = ({ name }: { name: string }) => name === 'signOut';
const ordered = [...endpointList].sort((a, b) => Number(isSignOut(a)) - Number(isSignOut(b)));

describe.each(ordered)('$group $name', ({ group, name, endpoint }) => {
  const sample = samples[`${group}.${name}`];

  test.each(callers)('asked by %s', async (who) => {
    const [form, expected] = sample ?? [() => ({}), {}];
    const byTable = refusalByTable(endpoint, who);
    const bySample = typeof expected === 'string' ? expected : expected[who];
    const code = await ask(endpoint, form(), who);
    // A wrong kind of body is told to anyone; it is not read.
    const wanted = bySample === 'CONTENT_TYPE_REFUSED' ? bySample : (byTable ?? bySample);
    if (wanted !== undefined) expect(code).toBe(wanted);
    else expect([...endpoint.errors, 'OK']).toContain(code);
  });
});

test('every endpoint has a sample, in packages/server/test/*-samples.ts', () => {
  expect(endpointList.map(({ group, name }) => `${group}.${name}`).sort()).toEqual(
    Object.keys(samples).sort(),
  );
});
