import { paths } from '@vellum/api/wire/paths';
import { vlm } from '@vellum/contracts/coins';
import type { WriteCall } from '@vellum/contracts/contract-face';
import { governor } from '@vellum/contracts/dao';
import { feeVault } from '@vellum/contracts/fees';
import { tokenFactory } from '@vellum/contracts/token-launch';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daoProjection } from '../../src/features/dao/dao-projection.ts';
import { carryOut, refusal } from '../cards/carry-out.ts';
import { type DaoWorld, daoWorld, MANY, waits } from '../dao/dao-world.ts';
import { expectSameFromNothing } from '../indexer/expect-same-from-nothing.ts';
import type { Person } from '../test-server.ts';

// Whoever has half a percent of the votes can write anything into the governor, past our server.

const { dao, orders } = paths;
let world: DaoWorld;
let attacker: Person;
let other: Person;
beforeAll(async () => {
  world = await daoWorld(2);
  [attacker, other] = world.people as [Person, Person];
  await world.send(world.owner, 'vlm', vlm.transfer(attacker.address, MANY));
  await world.send(attacker, 'vlm', vlm.delegate(attacker.address));
  await world.wait(3);
  await world.indexed();
});
afterAll(() => world?.close());

const fee = tokenFactory.setCreationFee(1n);
const listed = async () => (await world.post(dao.list, {})).json.data.list;

test('texts that a database or a reader cannot take do not stop the index, and are marked', async () => {
  const texts = [
    'NUL \0 inside',
    'turned \u202e around',
    '<script>alert(1)</script>',
    '',
    '\n \n',
    '\u{1f600}'.repeat(200),
  ];
  for (const text of texts) {
    await world.propose(attacker, world.proposalOf(attacker, 'tokenFactory', fee, text));
  }
  await world.indexed();
  const titles = (await listed()).map(({ title }: { title: string }) => title).toReversed();
  expect(titles).toEqual([
    'NUL \ufffd inside',
    'turned \ufffd around',
    '<script>alert(1)</script>',
    '',
    '',
    `${'\u{1f600}'.repeat(119)}…`,
  ]);
});

/** The same call with a text that is no UTF-8. */
function withBrokenText({ data, ...rest }: WriteCall, mark: string): WriteCall {
  const hex = toHex(data);
  expect(hex).toContain(mark);
  return { ...rest, data: fromHex(hex.replace(mark, 'ff'.repeat(mark.length / 2))) };
}

test('a text that is no text cannot be queued here, since nobody could say what it is', {
  tags: 'deep',
}, async () => {
  const off = tokenFactory.setEnabled(false);
  const { actions, text } = world.proposalOf(attacker, 'tokenFactory', off, 'QQQQQQQQ');
  const plain = governor.propose(actions, text);
  await world.send(attacker, 'governor', withBrokenText(plain, '51'.repeat(8)));
  await world.indexed();
  const [{ proposalId }] = await listed();
  const { data } = (await world.post(dao.get, { proposalId })).json;
  expect(data).toMatchObject({
    descriptionHash: null,
    description: text.replace('QQQQQQQQ', '\ufffd'.repeat(8)),
  });
  await world.wait(waits.begin);
  await world.send(world.owner, 'governor', governor.vote(BigInt(proposalId), 'for'));
  await world.wait(waits.vote);
  await world.indexed();
  expect((await world.post(dao.get, { proposalId })).json.data.state).toBe('succeeded');
  const form = { action: 'dao.queue', proposalId };
  expect(await refusal(world, other, orders.prepare, form)).toBe('PROPOSAL_PHASE_WRONG');
});

test('nothing is queued or run under the id of something else', async () => {
  const harmless = world.proposalOf(attacker, 'tokenFactory', fee, 'Harmless');
  const theft = world.proposalOf(
    attacker,
    'feeVault',
    feeVault.withdrawTreasury(attacker.address, 1n),
    'Harmless',
  );
  expect(harmless.id).not.toBe(theft.id);
  await world.propose(attacker, harmless);
  await world.propose(attacker, theft);
  await world.wait(waits.begin);
  await world.send(world.owner, 'governor', governor.vote(harmless.id, 'for'));
  await world.wait(waits.vote);
  await world.indexed();
  const asked = (id: bigint) => ({ action: 'dao.queue', proposalId: String(id) });
  expect(await refusal(world, other, orders.prepare, asked(theft.id))).toBe('PROPOSAL_PHASE_WRONG');
  const { data } = await world.ask(other, orders.prepare, asked(harmless.id));
  const [targets, , calls] = data.call.params.map(({ value }: { value: unknown }) => value);
  expect([targets, calls]).toEqual([[world.at('tokenFactory')], [`0x${toHex(fee.data)}`]]);
  await carryOut(world, other, orders.prepare, asked(harmless.id));
  expect((await world.post(dao.get, asked(theft.id))).json.data.state).toBe('defeated');
});

test('a vote of somebody else is not taken for mine', async () => {
  const plan = world.proposalOf(attacker, 'tokenFactory', fee, 'Whose vote');
  await world.propose(attacker, plan);
  await world.wait(waits.begin);
  await world.indexed();
  const form = { action: 'dao.vote', proposalId: String(plan.id), support: 'for' };
  const { data } = await world.ask(attacker, orders.prepare, form);
  await world.send(world.owner, 'governor', governor.vote(plan.id, 'for'));
  await world.indexed();
  const mine = await world.ask(attacker, orders.get, { orderId: data.orderId });
  expect(mine.data.state).toBe('created');
});

test('all of it is the same when the index is made from nothing', { tags: 'deep' }, async () => {
  await expectSameFromNothing(world, [daoProjection]);
});
