import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDevnet, type Devnet } from '@vellum/devnet';
import { addressBytes } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { buildTransaction, encodeTransaction, signTransaction } from '@vellum/tron/transaction';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../browser/chromium.ts';

let devnet: Devnet;
let site: Server;
let browser: Browser;

beforeAll(async () => {
  devnet = await createDevnet({ port: 0 });
  site = createServer((_, response) => response.end('<title>a page</title>'));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  // A name whose owner lets it point at this machine.
  browser = await launchChromium(['--host-resolver-rules=MAP evil.example 127.0.0.1']);
});
afterAll(async () => {
  await browser?.close();
  site?.close();
  await devnet?.close();
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const chainPort = () => Number(new URL(devnet.url!).port);

/** A transfer of an impersonated account that someone else signed. */
function forged(): string {
  const [, owner, stranger] = devnet.accounts;
  const head = devnet.chain.head();
  const draft = buildTransaction({
    type: 'TransferContract',
    value: {
      owner_address: addressBytes(owner!.address),
      to_address: addressBytes(stranger!.address),
      amount: 1n,
    },
    reference: head,
    timestamp: devnet.chain.now(),
    expiration: devnet.chain.now() + 60_000,
  });
  return toHex(encodeTransaction(signTransaction(draft, fromHex(stranger!.privateKey))));
}

const mine = { jsonrpc: '2.0', id: 1, method: 'evm_mine', params: [] };
const impersonate = (address: string) => ({
  ...{ jsonrpc: '2.0', id: 2, method: 'hardhat_impersonateAccount' },
  params: [address],
});

type Attempt = Readonly<{ path: string; body: unknown; type: string; mode: 'cors' | 'no-cors' }>;

function attempts(): Attempt[] {
  const body = [mine, impersonate(devnet.accounts[3]!.address)];
  const ways = [
    { type: 'application/json', mode: 'cors' },
    { type: 'text/plain', mode: 'cors' },
    { type: 'text/plain', mode: 'no-cors' },
  ] as const;
  const targets = [
    ...['/jsonrpc', '/tre', '/node/jsonrpc'].flatMap((path) => [
      { path, body },
      { path, body: mine },
    ]),
    { path: '/admin/mine', body: { blocks: 1 } },
    { path: '/wallet/broadcasthex', body: { transaction: forged() } },
  ];
  return targets.flatMap((target) => ways.map((way) => ({ ...target, ...way })));
}

/** Sends everything from inside the page, also as a beacon; gives what the page could read. */
const attack = (page: Page, base: string) =>
  page.evaluate(
    async ([all, node]) => {
      const read: string[] = [];
      for (const { path, body, type, mode } of all) {
        const text = JSON.stringify(body);
        navigator.sendBeacon(node + path, new Blob([text], { type: 'text/plain' }));
        const options = { method: 'POST', mode, headers: { 'content-type': type }, body: text };
        const answer = await fetch(node + path, options).catch(() => undefined);
        read.push((await answer?.text()) ?? '');
      }
      return read;
    },
    [attempts(), base] as const,
  );

describe('a page of somebody else', () => {
  it.each([
    ['on another site', () => `http://evil.example:${portOf(site)}/`, () => devnet.url!],
    [
      'whose name was rebound to the chain',
      () => `http://evil.example:${chainPort()}/healthcheck`,
      () => `http://evil.example:${chainPort()}`,
    ],
  ])('%s cannot use a test method or an impersonated account', async (_, from, to) => {
    const owner = devnet.accounts[1]!.address;
    await devnet.impersonate([owner]);
    const { id } = devnet.chain.head();
    const page = await browser.newPage();
    await page.goto(from());
    const answers = (await attack(page, to())).join('\n');
    await page.close();
    expect(devnet.chain.head().id).toBe(id);
    expect(answers).toContain('-32601');
    expect(answers).toContain('SIGERROR');
    expect(answers).not.toContain('"result":true');
    await devnet.stopImpersonating(owner);
  });

  it('on this machine may, so that the attacks above are real requests', async () => {
    const { number } = devnet.chain.head();
    const page = await browser.newPage();
    await page.goto(`http://localhost:${portOf(site)}/`);
    const answers = (await attack(page, devnet.url!)).join('\n');
    await page.close();
    expect(devnet.chain.head().number).toBeGreaterThan(number);
    expect(answers).toContain('"result":true');
  });
});
