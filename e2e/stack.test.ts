import { team } from '@vellum/contracts/team';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestStack, type TestStack } from './stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ demoWorld: 'small' });
}, 180_000);
afterAll(() => stack?.close());

const ready = async () => (await fetch(`${stack.url}/health/ready`)).status;

test('serves the app and follows what happens on the chain', async () => {
  const page = await fetch(stack.url, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('<div id="root">');
  await stack.indexed();
  await expect.poll(ready).toBe(200);
  const newcomer = await stack.account();
  await stack.activate(newcomer);
  await stack.indexed();
  await expect(stack.send(newcomer, 'team', team.bindInviter(newcomer.address))).rejects.toThrow();
});

test('the server can be away for a while and comes back at the same address', async () => {
  await stack.stopServer();
  await expect(fetch(stack.url)).rejects.toThrow();
  await stack.devnet.mine(3);
  await stack.startServer();
  await stack.indexed();
  expect(await ready()).toBe(200);
});
