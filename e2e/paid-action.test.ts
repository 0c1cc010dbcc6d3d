import { paths } from '@vellum/api/paths';
import { clientOf } from '@vellum/stack/contracts';
import { toHexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { getBlockRange, getNowBlock } from '@vellum/tron/client/blocks';
import { getTransaction, getTransactionInfo } from '@vellum/tron/client/transactions';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityProblems } from './accessibility.ts';
import { launchChromium } from './chromium.ts';
import { type Account, startTestStack, type TestStack } from './stack.ts';
import { type Visitor, visit } from './visitor.ts';
import { type InjectedWallet, installWallet } from './wallets/injected-wallet.ts';

let browser: Browser;
let stack: TestStack;
let inviter: Account;

beforeAll(async () => {
  // Two blocks until one is final, so that "done" and "final" are not the same moment.
  stack = await startTestStack({ solidLag: 2 });
  browser = await launchChromium();
  inviter = await stack.account();
  await stack.activate(inviter);
  await stack.devnet.mine(3);
  await stack.indexed();
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await stack?.close();
});

let me: Account;
let other: Account;
let visitor: Visitor;
let page: Page;
let wallet: InjectedWallet;
let begunAt: number;

beforeEach(async () => {
  [me, other] = [await stack.account(), await stack.account()];
  visitor = await visit(browser, stack.url);
  page = visitor.page;
  wallet = await installWallet(visitor.context, {
    name: 'TronLink',
    protocol: 'legacy',
    accounts: [me, other],
    genesis: stack.deployment.genesisId,
  });
  begunAt = (await getNowBlock(clientOf(stack.devnet))).number;
});

afterEach(async () => {
  await visitor.leave();
  await stack.devnet.setMining({ mode: 'instant' });
  await stack.startServer();
});

const dialog = (name: string, on = page) => on.getByRole('dialog', { name });
const review = 'Review: activate your address';

/** Up to the review: nothing is asked of the wallet but its account. */
async function openReview(): Promise<void> {
  await page.goto('/me');
  await page.getByRole('button', { name: 'Connect wallet', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'TronLink' }).click();
  await connected(page);
  if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
  await fillForm();
}

/** A second tab, which finds the wallet connected. */
async function openSecond(): Promise<Page> {
  const second = await visitor.context.newPage();
  await second.goto('/me');
  await connected(second);
  await fillForm(second);
  return second;
}

const connected = (on: Page) =>
  on
    .locator('header')
    .getByRole('button', { name: /T\w{5}/ })
    .waitFor();

async function fillForm(on = page): Promise<void> {
  await on.locator('main').getByRole('button', { name: 'Activate your address' }).click();
  const form = dialog('Activate your address', on);
  await form.getByLabel('Inviter address or activation code').fill(inviter.address);
  await form.getByText('This is the address of the person who invited me').click();
  await form.getByRole('button', { name: 'Activate in TronLink' }).click();
  await dialog(review, on).getByText('Tried on the node: it would succeed.').waitFor();
}

const goAhead = (on = page) =>
  dialog(review, on).getByRole('button', { name: 'Continue in TronLink' }).click();

const signIn = (on = page) =>
  dialog('Sign in with TronLink', on).getByRole('button', { name: 'Continue in TronLink' }).click();

async function confirm(): Promise<void> {
  await goAhead();
  await signIn();
}

/** Everything this account has ever sent, as the chain has it. */
async function sentByMe(): Promise<readonly Readonly<{ id: string; failed: boolean }>[]> {
  const client = clientOf(stack.devnet);
  const { number } = await getNowBlock(client);
  const blocks = await getBlockRange(client, begunAt + 1, number + 1);
  const owner = toHexAddress(me.address);
  const found: { id: string; failed: boolean }[] = [];
  for (const id of blocks.flatMap(({ transactionIds }) => transactionIds)) {
    const transaction = await getTransaction(client, id);
    const value = transaction?.contract.value as { owner_address?: Uint8Array } | undefined;
    if (!value?.owner_address || toHex(value.owner_address) !== owner) continue;
    const info = await getTransactionInfo(client, id);
    found.push({ id, failed: info?.failed ?? true });
  }
  return found;
}

/** The orders of the page's session. */
async function orders(): Promise<readonly Readonly<{ state: string; txid?: string }>[]> {
  return page.evaluate(async (path) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await fetch(path, { method: 'POST', headers, body: '' });
    return (await answer.json()).data?.list ?? [];
  }, paths.orders.list);
}

/** The one thing that counts: charged once, and the server knows. */
async function expectOneCharge(): Promise<void> {
  await stack.devnet.mine(3);
  await stack.indexed();
  const sent = await sentByMe();
  expect(sent.map(({ failed }) => failed)).toEqual([false]);
  await expect.poll(orders, { timeout: 20_000 }).toMatchObject([{ state: 'settled' }]);
  expect((await orders())[0]?.txid).toBe(sent[0]?.id);
}

const transactionsSigned = () => wallet.signed.filter((one) => /^[0-9a-f]{64}$/.test(one));

async function expectDoneIn(place: 'sheet' | 'activity'): Promise<void> {
  if (place === 'sheet') {
    await dialog('Done').getByText('Your address is active').waitFor();
    return;
  }
  await page.goto('/activity');
  await page.getByRole('button', { name: /Activation.*Done/s }).waitFor();
}

/** Holds requests to a path, after letting some through; the first one held tells that it came. */
async function hold(path: string, lets: () => boolean = () => false) {
  const came = Promise.withResolvers<Route>();
  const matches = (url: URL) => url.pathname === path;
  await page.route(matches, async (route) => {
    if (lets()) await route.continue();
    else came.resolve(route);
  });
  // What was held goes on with it.
  return { came: came.promise, free: () => page.unroute(matches) };
}

/** Lets a request through and swallows its answer: the page never hears that it worked. */
async function swallow(path: string) {
  const came = Promise.withResolvers<void>();
  const matches = (url: URL) => url.pathname === path;
  await page.route(matches, async (route) => {
    await route.fetch();
    came.resolve();
  });
  return { came: came.promise, free: () => page.unroute(matches) };
}

/** The page is gone in the middle of a request, and comes back later. */
async function reload(held?: Readonly<{ free(): Promise<void> }>): Promise<void> {
  await page.goto('about:blank');
  await held?.free();
  await page.goto('/me');
  await connected(page);
}

async function goOn(): Promise<void> {
  await page.goto('/activity');
  await page.getByText('You stopped before signing. Nothing was spent.').waitFor();
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  await dialog(review).getByText('Tried on the node: it would succeed.').waitFor();
  await goAhead();
}

describe('a reload', () => {
  it('1: in the review has signed nothing', async () => {
    await openReview();
    await reload();
    expect(wallet.signed).toEqual([]);
    await fillForm();
    await confirm();
    await expectDoneIn('sheet');
    await expectOneCharge();
  });

  it('2: while the order is being reserved has signed nothing', async () => {
    await openReview();
    const before = await swallow(paths.membership.prepareActivation);
    await confirm();
    await before.came;
    await reload(before);
    expect(transactionsSigned()).toEqual([]);
    await fillForm();
    await goAhead();
    await expectDoneIn('sheet');
    await expectOneCharge();
  });

  it('3: before the wallet was asked can be gone on with', async () => {
    await openReview();
    let asks = 0;
    // The first question belongs to the trial right before signing, the second to the transaction.
    const node = await hold('/wallet/getnowblock', () => ++asks < 2);
    await confirm();
    await node.came;
    await dialog('Activating').getByText('Waiting for TronLink').waitFor();
    await reload(node);
    expect(transactionsSigned()).toEqual([]);
    await goOn();
    await expectDoneIn('sheet');
    await expectOneCharge();
  });

  it('4: after the signature, before it was kept, has sent nothing', async () => {
    await openReview();
    const node = await hold('/wallet/getnowblock', () => transactionsSigned().length === 0);
    await confirm();
    await node.came;
    await reload(node);
    expect(await sentByMe()).toEqual([]);
    await goOn();
    await expectDoneIn('sheet');
    await expectOneCharge();
  });

  it('5: between the journal and the network sends the very same bytes', async () => {
    await openReview();
    const node = await hold('/wallet/broadcasthex');
    await confirm();
    await node.came;
    expect(await sentByMe()).toEqual([]);
    await reload(node);
    await expectDoneIn('activity');
    expect(transactionsSigned()).toHaveLength(1);
    await expectOneCharge();
  });

  it('6: when the network took it and the page did not hear of it', async () => {
    await openReview();
    const node = await swallow('/wallet/broadcasthex');
    await confirm();
    await node.came;
    await reload(node);
    await expectDoneIn('activity');
    expect(transactionsSigned()).toHaveLength(1);
    await expectOneCharge();
  });

  it('7: while a block is awaited goes on watching, and the header says so', async () => {
    await openReview();
    await stack.devnet.setMining({ mode: 'manual' });
    await confirm();
    await dialog('Activating').getByText('Do not send it again.').waitFor();
    await dialog('Activating').getByText('Confirming on chain').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await reload();
    await page.getByRole('link', { name: '1 action under way' }).click();
    await page.getByText('usually in a block after about 3 s').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await stack.devnet.mine();
    await expectDoneIn('activity');
    expect(transactionsSigned()).toHaveLength(1);
    await stack.devnet.setMining({ mode: 'instant' });
    await expectOneCharge();
  });

  it('8: while it is being reported reports it again', async () => {
    await openReview();
    const after = await hold(paths.membership.confirmActivation);
    await confirm();
    await after.came;
    await reload(after);
    await expectDoneIn('activity');
    expect(transactionsSigned()).toHaveLength(1);
    await expectOneCharge();
  });

  it('9: when the server took the report and the page did not hear of it', async () => {
    await openReview();
    const after = await swallow(paths.membership.confirmActivation);
    await confirm();
    await after.came;
    await reload(after);
    await expectDoneIn('activity');
    await expectOneCharge();
  });

  it('10: when it is done but not final waits for the final block', async () => {
    await openReview();
    await confirm();
    await dialog('Done')
      .getByText(/Final in about a minute/)
      .waitFor();
    await reload();
    await page.goto('/activity');
    await page.getByRole('button', { name: /Activation.*Done/s }).click();
    const detail = dialog('Activation');
    await detail.getByText('not yet').waitFor();
    await stack.devnet.mine(3);
    await detail.getByText('yes, nothing can take it back').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await expectOneCharge();
  });
});

describe('two tabs', () => {
  it('sign once, whoever is asked', async () => {
    await openReview();
    const second = await openSecond();
    await stack.devnet.setMining({ mode: 'manual' });
    await confirm();
    await dialog('Activating').getByText('Confirming on chain').waitFor();
    await goAhead(second);
    await second.getByText('This was already submitted. Please do not resubmit').waitFor();
    await second.getByText('did not move').waitFor();
    await stack.devnet.setMining({ mode: 'instant' });
    await stack.devnet.mine();
    await expectDoneIn('sheet');
    expect(transactionsSigned()).toHaveLength(1);
    await expectOneCharge();
  });

  it('pressed at the same moment sign once', async () => {
    await openReview();
    const second = await openSecond();
    await stack.devnet.setMining({ mode: 'manual' });
    await confirm();
    await Promise.all([dialog('Activating').waitFor(), goAhead(second)]);
    await second.getByText('This was already submitted. Please do not resubmit').waitFor();
    await stack.devnet.setMining({ mode: 'instant' });
    await stack.devnet.mine();
    await expectDoneIn('sheet');
    expect(transactionsSigned()).toHaveLength(1);
    await expectOneCharge();
  });
});

describe('the server', () => {
  it('settles an order whose After never came, and the page never says "failed"', async () => {
    await openReview();
    await page.route(`**${paths.membership.confirmActivation}`, (route) => route.abort());
    await confirm();
    await dialog('Activating').getByText('On chain and safe. Our server did not answer').waitFor();
    await stack.devnet.mine(3);
    await stack.indexed();
    await expect.poll(orders, { timeout: 20_000 }).toMatchObject([{ state: 'settled' }]);
    expect(await page.getByText('failed', { exact: false }).count()).toBe(0);
    await page.unroute(`**${paths.membership.confirmActivation}`);
    await expectDoneIn('sheet');
    await expectOneCharge();
  });

  it('may be down during the After', async () => {
    await openReview();
    const node = await hold('/wallet/broadcasthex');
    await confirm();
    await node.came;
    await stack.stopServer();
    await node.free();
    await dialog('Activating').getByText('On chain and safe.').waitFor();
    await stack.startServer();
    await expectDoneIn('sheet');
    await expectOneCharge();
  });
});

describe('the person', () => {
  it('may say no: a grey note, and the review stays', async () => {
    await openReview();
    const before = await hold(paths.membership.prepareActivation);
    await confirm();
    await before.came;
    await wallet.rejectNext(page, 'sign');
    await before.free();
    await dialog(review).getByText('Cancelled in wallet. Your form is kept.').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await goAhead();
    await expectDoneIn('sheet');
    await expectOneCharge();
  });

  it('may switch the account before signing: nothing is signed', async () => {
    await openReview();
    const before = await hold(paths.membership.prepareActivation);
    await confirm();
    await before.came;
    await wallet.switchAccount(page, 1);
    await before.free();
    await page.getByText('The account in the wallet has changed.').waitFor();
    expect(transactionsSigned()).toEqual([]);
    expect(await sentByMe()).toEqual([]);
  });

  it('may switch the account while it is confirming: it waits for its own account', async () => {
    await openReview();
    await stack.devnet.setMining({ mode: 'manual' });
    await confirm();
    await dialog('Activating').getByText('Confirming on chain').waitFor();
    await wallet.switchAccount(page, 1);
    await page.goto('/activity');
    await page.getByText('your other address,').waitFor();
    await page.getByText('It goes on when you connect the address it belongs to.').waitFor();
    await stack.devnet.setMining({ mode: 'instant' });
    await stack.devnet.mine();
    await wallet.switchAccount(page, 0);
    await page.getByText('your other address,').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
    await signIn();
    await page.getByText('Sign in to see what you began').waitFor({ state: 'detached' });
    await expectDoneIn('activity');
    expect(transactionsSigned()).toHaveLength(1);
    await expectOneCharge();
  });
});
