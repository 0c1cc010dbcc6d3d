import { activationCode } from '@vellum/api/membership/activation-code';
import { activationPayload } from '@vellum/api/membership/activation-payload';
import { paths } from '@vellum/api/wire/paths';
import { team } from '@vellum/contracts/team';
import type { Address } from '@vellum/tron/address';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receiptCheck } from '../../../test/cards/receipt-check.ts';
import { type MemberWorld, memberWorld } from '../../../test/membership/member-world.ts';
import { holdsReceipts } from '../../../test/receipts/held-receipts.ts';
import { newPerson, type Person } from '../../../test/test-server.ts';

holdsReceipts(import.meta.url);

const { enter, prepareActivation, confirmActivation, save } = paths.membership;

let world: MemberWorld;
let ada: Person;
beforeAll(async () => {
  world = await memberWorld(12);
  ada = world.people[0]!;
  await world.bind(ada, world.root.address);
  await world.indexed();
});
afterAll(() => world?.close());

const codeOf = (person: Person) => activationCode(activationPayload(person.address, 0));
const prepare = (who: Person, parentAddress?: string) =>
  world.ask(who, prepareActivation, parentAddress === undefined ? {} : { parentAddress });

describe('Before of activation', () => {
  test('refuses each wrong inviter with its own code', async () => {
    const ben = world.people[1]!;
    const stranger = newPerson().address;
    const changed = `${ada.address.slice(0, -1)}${ada.address.endsWith('9') ? '8' : '9'}`;
    const unknown = activationCode(1);
    const refusals: readonly (readonly [string, string])[] = [
      ['', 'ACTIVATION_CODE_REQUIRED'],
      ['   ', 'ACTIVATION_CODE_REQUIRED'],
      ['hello', 'PARENT_INVALID'],
      [changed, 'PARENT_INVALID'],
      [`${codeOf(ada).slice(0, -1)}${codeOf(ada).endsWith('2') ? '3' : '2'}`, 'PARENT_INVALID'],
      [ben.address, 'SELF_INVITE'],
      [stranger, 'PARENT_NOT_ACTIVATED'],
      [unknown, 'ACTIVATION_CODE_UNKNOWN'],
    ];
    for (const [typed, code] of refusals) expect((await prepare(ben, typed)).code).toBe(code);
  });

  test('refuses whoever is active, the root included', async () => {
    expect((await prepare(ada)).code).toBe('ALREADY_ACTIVATED');
    expect((await prepare(world.root, ada.address)).code).toBe('ALREADY_ACTIVATED');
  });

  test('needs a session and nothing more', async () => {
    expect((await world.post(prepareActivation, {})).json.code).toBe('AUTH_REQUIRED');
  });

  test('quotes the inviter by address and by code, and the root without one (S7.08)', async () => {
    const [ben, cyd, dan] = world.people.slice(1, 4) as [Person, Person, Person];
    const byAddress = await prepare(ben, ada.address);
    expect(byAddress.data).toMatchObject({
      state: 'created',
      quote: { parent: ada.address, isRoot: false },
      call: {
        contract: world.at('team'),
        method: 'bindParent(address)',
        params: [{ type: 'address', value: ada.address }],
        callValueSun: '0',
      },
      approvals: [],
    });
    const typed = codeOf(ada)
      .toLowerCase()
      .replace(/(.{4})/, '$1 ');
    expect((await prepare(cyd, typed)).data.quote).toEqual({ parent: ada.address, isRoot: false });
    expect((await prepare(dan)).data.quote).toEqual({ parent: world.root.address, isRoot: true });
  });

  test('gives the same order again, with the warning not to resubmit (S4.02)', async () => {
    const eve = world.people[4]!;
    const first = await prepare(eve, ada.address);
    expect(first.data.duplicateWarning).toBeUndefined();
    const second = await prepare(eve, ada.address);
    expect(second.data).toMatchObject({ orderId: first.data.orderId, duplicateWarning: true });
  });
});

test('the receipt of an activation is its fee alone', async () => {
  const gil = world.people[11]!;
  const checkReceipt = await receiptCheck(world, gil);
  const txid = await world.bind(gil, ada.address);
  await checkReceipt('membership.activate', [{ txid, value: 0n }]);
});

describe('activation', () => {
  test('is there when its event is indexed, whatever After says (S4.01 S7.09)', async () => {
    const fay = world.people[5]!;
    const { orderId } = (await prepare(fay, ada.address)).data;
    const forged = { orderId, txid: 'ab'.repeat(32) };
    expect((await world.ask(fay, confirmActivation, forged)).data.state).toBe('submitted');
    await world.chain.devnet.mine(2);
    await world.indexed();
    expect((await world.ask(fay, paths.team.get)).data.activated).toBe(false);
    expect((await world.ask(fay, paths.team.list)).code).toBe('NOT_ACTIVATED');

    const txid = await world.bind(fay, ada.address);
    await world.indexed();
    const status = await world.ask(fay, paths.orders.get, { orderId });
    expect(status.data).toMatchObject({ state: 'included', txid, final: false });
    expect(status.data.result).toMatchObject({ parent: ada.address });
    const card = await world.ask(fay, paths.team.get);
    expect(card.data).toMatchObject({
      activated: true,
      parent: ada.address,
      activationCode: codeOf(fay),
      final: false,
    });

    await world.chain.devnet.mine(9);
    await world.indexed();
    const settled = await world.ask(fay, paths.orders.get, { orderId });
    expect(settled.data).toMatchObject({ state: 'settled', final: true });
    expect((await world.ask(fay, paths.team.get)).data.final).toBe(true);
    expect((await world.ask(fay, paths.team.list)).code).toBe('OK');
    expect((await prepare(fay, ada.address)).code).toBe('ALREADY_ACTIVATED');
  });

  test('of somebody else does not settle mine', async () => {
    const [gil, hal] = world.people.slice(6, 8) as [Person, Person];
    const { orderId } = (await prepare(gil, ada.address)).data;
    const txid = await world.bind(hal, ada.address);
    await world.ask(gil, confirmActivation, { orderId, txid });
    await world.indexed();
    const status = await world.ask(gil, paths.orders.get, { orderId });
    expect(['created', 'submitted']).toContain(status.data.state);
    expect((await world.ask(gil, paths.team.get)).data.activated).toBe(false);
  });

  test('under another inviter than quoted is a binding, but not that of the order', async () => {
    const ida = world.people[8]!;
    const { orderId } = (await prepare(ida, ada.address)).data;
    const txid = await world.bind(ida, world.root.address);
    await world.ask(ida, confirmActivation, { orderId, txid });
    await world.chain.devnet.mine();
    await world.indexed();
    const status = await world.ask(ida, paths.orders.get, { orderId });
    expect(status.data.state).not.toMatch(/included|settled/);
    expect((await world.ask(ida, paths.team.get)).data).toMatchObject({
      activated: true,
      parent: world.root.address,
    });
  });
});

describe('enter', () => {
  const ask = async (form: Readonly<{ address: Address; inviter?: string }>) =>
    (await world.post(enter, form)).json.data;

  test('tells of an address what anyone may know (S7.07)', async () => {
    const stranger = newPerson();
    expect(await ask({ address: stranger.address })).toMatchObject({
      registered: false,
      activated: false,
      parent: null,
      needSignIn: true,
      inviter: null,
      root: world.root.address,
    });
    expect(await ask({ address: ada.address })).toMatchObject({
      registered: true,
      activated: true,
      parent: world.root.address,
    });
    expect(await ask({ address: world.root.address })).toMatchObject({
      activated: true,
      parent: null,
    });
  });

  test('leads from an address or a code to an active inviter, and to nobody else', async () => {
    const { address } = newPerson();
    const inviter = await ask({ address, inviter: ada.address });
    const chainCount = await world.read('team', team.directCount(ada.address));
    expect(inviter.inviter).toMatchObject({ address: ada.address, isRoot: false });
    expect(inviter.inviter.teamSize).toBeGreaterThanOrEqual(Number(chainCount));
    expect(inviter.inviter.activatedAt).toBeGreaterThan(0);
    expect((await ask({ address, inviter: codeOf(ada) })).inviter).toEqual(inviter.inviter);
    const root = await ask({ address, inviter: world.root.address });
    expect(root.inviter).toMatchObject({ isRoot: true, activatedAt: null });
    for (const nobody of [newPerson().address, activationCode(1), 'hello'])
      expect((await ask({ address, inviter: nobody })).inviter).toBeNull();
  });

  test('asks to sign in unless the session is of that address', async () => {
    expect((await world.ask(ada, enter, { address: ada.address })).data.needSignIn).toBe(false);
    const other = newPerson().address;
    expect((await world.ask(ada, enter, { address: other })).data.needSignIn).toBe(true);
  });

  test('refuses what is no address', async () => {
    expect((await world.post(enter, { address: 'T123' })).json.code).toBe('ADDRESS_INVALID');
  });
});

describe('saving a member', () => {
  test('keeps language and hint, and activates nobody (S7.10)', async () => {
    const me = newPerson();
    const first = await world.ask(me, save, { locale: 'zh-TW', inviterHint: ada.address });
    expect(first.data).toMatchObject({ activated: false, parent: null, language: 'zh-TW' });
    expect((await world.ask(me, save)).data.language).toBe('zh-TW');
    const entered = await world.post(enter, { address: me.address });
    expect(entered.json.data).toMatchObject({ registered: true, activated: false });
    const { data } = await world.ask(ada, paths.team.directStatistics);
    expect(data.count).toBe(data.activeCount + 1);
  });

  test('takes no hint at oneself', async () => {
    const me = newPerson();
    await world.ask(me, save, { inviterHint: me.address });
    expect((await world.ask(me, paths.team.directStatistics)).data.count).toBe(0);
    expect((await world.ask(me, save, { inviterHint: 'T1' })).code).toBe('ADDRESS_INVALID');
  });
});
