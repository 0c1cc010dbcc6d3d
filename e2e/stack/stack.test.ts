import { demoPersonaKey } from '@vellum/api/project/demo-personas';
import { paths } from '@vellum/api/wire/paths';
import { payout } from '@vellum/contracts/income';
import { team } from '@vellum/contracts/team';
import { refusedWithdrawal } from '@vellum/stack/demo-world/income/refused-withdrawal';
import { servedWorld } from '@vellum/stack/demo-world/served-world';
import { signIn, stranger } from '@vellum/stack/demo-world/session';
import { type EmbeddedKeys, embeddedRoles } from '@vellum/stack/embedded/embedded-keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sentBy } from './sent-by.ts';
import { startTestStack, type TestStack } from './stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ demoWorld: 'small' });
});
afterAll(() => stack?.close());

const ready = async () => (await fetch(`${stack.url}/health/ready`)).status;

test('serves the app and follows what happens on the chain', async () => {
  const page = await fetch(stack.url, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('<div id="root"');
  await stack.indexed();
  await expect.poll(ready).toBe(200);
  const newcomer = await stack.account();
  await stack.activate(newcomer);
  await stack.indexed();
  await expect(stack.send(newcomer, 'team', team.bindInviter(newcomer.address))).rejects.toThrow();
});

test('tokens of the demo world have words and pictures, told once, and there are announcements', async () => {
  const api = stranger(stack.url);
  type Row = Readonly<{ tokenAddress: string; tokenSymbol: string; image: string | null }>;
  const { list } = await api.post<{ list: readonly Row[] }>(paths.tokenLaunch.list);
  expect(list).toHaveLength(8);
  const pictured = list.filter(({ image }) => image !== null);
  expect(pictured.map(({ tokenSymbol }) => tokenSymbol).sort()).toEqual([
    ...['FERRY', 'MILL', 'OAK', 'SALT'],
  ]);
  for (const { image } of pictured) {
    expect((await fetch(`${stack.url}/media/${image}.webp`)).status).toBe(200);
  }
  const mill = list.find(({ tokenSymbol }) => tokenSymbol === 'MILL')!;
  const { description, evidence, edits } = await api.post<{
    description: string;
    evidence: unknown;
    edits: { count: number };
  }>(paths.tokenLaunch.get, { tokenAddress: mill.tokenAddress });
  expect([description.length > 0, evidence !== null, edits.count]).toEqual([true, true, 1]);
  const told = await api.post<{ list: readonly { pinned: boolean }[] }>(paths.announcements.list);
  expect(told.list.map(({ pinned }) => pinned)).toEqual([true, false, false, false, false]);
});

test('a withdrawal is refused by the guardian, and the next root waits at once', async () => {
  const entries = embeddedRoles.map((role) => [role, stack.role(role).privateKey]);
  const keys = Object.fromEntries(entries) as EmbeddedKeys;
  const { devnet, deployment } = stack;
  const world = servedWorld({ devnet, deployment, keys, deploymentPath: '' }, stack.url);
  const creator = await signIn(stack.url, demoPersonaKey('creator'));
  const asked = () =>
    creator.post<{ list: readonly { status: string; reason?: string }[] }>(paths.withdrawal.list);
  await refusedWithdrawal(world, creator);
  expect((await stack.read('payout', payout.pendingRoot())).eta).toBeGreaterThan(0n);
  await stack.indexed();
  expect((await asked()).list).toMatchObject([{ status: 'failed', reason: 'ROOT_VETOED' }]);
  const { number } = devnet.chain.head();
  await refusedWithdrawal(world, creator);
  expect((await asked()).list).toHaveLength(1);
  expect(await sentBy(devnet, stack.role('guardian').address, number)).toEqual([]);
});

test('the server can be away for a while and comes back at the same address', async () => {
  await stack.stopServer();
  await expect(fetch(stack.url)).rejects.toThrow();
  await stack.devnet.mine(3);
  await stack.startServer();
  await stack.indexed();
  await expect.poll(ready).toBe(200);
});
