import { paths } from '@vellum/api/wire/paths';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type HeldRequests, holdRequests, swallowAnswers } from '../browser/held-requests.ts';
import { leaveChromium, sharedChromium } from '../browser/shared-chromium.ts';
import { type Account, startTestStack, type TestStack } from '../stack/stack.ts';
import { deepJourneyWays, deepRefusalWays, isDeep, type Way } from '../visitor/ways.ts';
import { Payer } from './payer.ts';

let browser: Browser;
let stack: TestStack;
let inviter: Account;

beforeAll(async () => {
  // Two blocks until one is final, so that "done" and "final" are not the same moment.
  stack = await startTestStack({ solidLag: 2 });
  browser = await sharedChromium();
  inviter = await stack.account();
  await stack.activate(inviter);
  await stack.devnet.mine(3);
  await stack.indexed();
});

afterAll(async () => {
  await leaveChromium(browser);
  await stack?.close();
});

let payer: Payer;
let page: Page;

/** Each test of the block has a new person, who comes this way. */
function comeBy(way: Way): void {
  beforeEach(async () => {
    payer = await Payer.arrive({ stack, browser, inviter }, way);
    page = payer.page;
  });
  afterEach(async () => {
    await payer.leave();
    await stack.devnet.setMining({ mode: 'instant' });
    await stack.startServer();
  });
}

const working = () => payer.dialog(payer.t('membership.doing'));
const { prepareActivation, confirmActivation } = paths.membership;

/** Stops right before the wallet is asked: of all that ask for the newest block, the transaction does so while the page waits for it. */
function holdSigning({ wallet }: Way): Promise<HeldRequests> {
  const isWaiting = () =>
    working()
      .getByText(payer.t('paidAction.signing', { wallet }))
      .waitFor({ timeout: 5_000 })
      .then(
        () => true,
        () => false,
      );
  return holdRequests(page, '/wallet/getnowblock', async () => !(await isWaiting()));
}

/** The cuts at which the most can go wrong; deep runs take all ten. */
const cut = Object.assign(it.runIf(isDeep), { always: it });

describe.each(deepJourneyWays)('a reload ($what)', (way) => {
  comeBy(way);

  cut.always('1: in the review has signed nothing, and the review can be resumed', async () => {
    await payer.openReview();
    await payer.reload();
    expect(payer.wallet.signed).toEqual([]);
    await payer.resume(payer.t('activity.reviewLeft'));
    await payer.confirm();
    await payer.expectDone();
    await payer.expectOneCharge();
  });

  cut('2: while the order is being reserved has signed nothing', async () => {
    await payer.openReview();
    const before = await swallowAnswers(page, prepareActivation);
    await payer.confirm();
    await before.came();
    await payer.reload(before);
    expect(payer.transactionsSigned()).toEqual([]);
    await payer.fillForm();
    await payer.sendForm();
    await payer.goAhead();
    await payer.expectDone();
    await payer.expectOneCharge();
  });

  cut('3: before the wallet was asked can be gone on with', async () => {
    await payer.openReview();
    const node = await holdSigning(way);
    await payer.confirm();
    await node.came();
    await payer.reload(node);
    expect(payer.transactionsSigned()).toEqual([]);
    await payer.goOn();
    await payer.expectDone();
    await payer.expectOneCharge();
  });

  cut.always('4: after the signature, before it was kept, has sent nothing', async () => {
    await payer.openReview();
    const isSigned = () => payer.transactionsSigned().length > 0;
    const node = await holdRequests(page, '/wallet/getnowblock', () => !isSigned());
    await payer.confirm();
    await node.came();
    await payer.reload(node);
    expect(await payer.sent()).toEqual([]);
    await payer.goOn();
    await payer.expectDone();
    await payer.expectOneCharge();
  });

  cut.always('5: between the journal and the network sends the very same bytes', async () => {
    await payer.openReview();
    const node = await holdRequests(page, '/wallet/broadcasthex');
    await payer.confirm();
    await node.came();
    expect(await payer.sent()).toEqual([]);
    await payer.reload(node);
    await payer.expectDoneInActivity();
    expect(payer.transactionsSigned()).toHaveLength(1);
    await payer.expectOneCharge();
  });

  cut('6: when the network took it and the page did not hear of it', async () => {
    await payer.openReview();
    const node = await swallowAnswers(page, '/wallet/broadcasthex');
    await payer.confirm();
    await node.came();
    await payer.reload(node);
    await payer.expectDoneInActivity();
    expect(payer.transactionsSigned()).toHaveLength(1);
    await payer.expectOneCharge();
  });

  cut('7: while a block is awaited goes on watching, and the header says so', async () => {
    await payer.openReview();
    await stack.devnet.setMining({ mode: 'manual' });
    await payer.confirm();
    await working().getByText(payer.t('paidAction.doNotSend')).waitFor();
    await working().getByText(payer.t('paidAction.confirming')).waitFor();
    await payer.expectAccessible();
    await payer.reload();
    const badge = payer.app
      .locator('header')
      .getByRole('link', { name: payer.t('app.underWay', { n: 1 }) });
    await payer.app.getByRole('link', { name: payer.t('app.underWay', { n: 1 }) }).waitFor();
    expect(await badge.count()).toBe(1);
    await badge.click();
    await payer.app.getByText(payer.t.like('activity.confirmingText')).waitFor();
    await payer.expectAccessible();
    await stack.devnet.mine();
    await payer.expectDoneInActivity();
    expect(payer.transactionsSigned()).toHaveLength(1);
    await stack.devnet.setMining({ mode: 'instant' });
    await payer.expectOneCharge();
  });

  cut('8: while it is being reported reports it again', async () => {
    await payer.openReview();
    const after = await holdRequests(page, confirmActivation);
    await payer.confirm();
    await after.came();
    await payer.reload(after);
    await payer.expectDoneInActivity();
    expect(payer.transactionsSigned()).toHaveLength(1);
    await payer.expectOneCharge();
  });

  cut('9: when the server took the report and the page did not hear of it', async () => {
    await payer.openReview();
    const after = await swallowAnswers(page, confirmActivation);
    await payer.confirm();
    await after.came();
    await payer.reload(after);
    await payer.expectDoneInActivity();
    await payer.expectOneCharge();
  });

  cut('10: when it is done but not final waits for the final block', async () => {
    await payer.openReview();
    await payer.confirm();
    await payer
      .dialog(payer.t('paidAction.done'))
      .getByText(payer.t.like('paidAction.finalIn_seconds', { n: 9 }))
      .waitFor();
    await payer.reload();
    await page.goto('/activity');
    await payer.app.getByRole('button', { name: payer.activationDone() }).click();
    const detail = payer.dialog(payer.t('activity.membership.activate'));
    await detail.getByText(payer.t('activity.finalNo')).waitFor();
    await stack.devnet.mine(3);
    await detail.getByText(payer.t('activity.finalYes')).waitFor();
    await payer.expectAccessible();
    await payer.expectOneCharge();
  });
});

describe.each(deepJourneyWays)('a paid action ($what)', (way) => {
  comeBy(way);

  it('is a Before, one signature of the wallet, the network and an After, in this order (S1.46)', async () => {
    await payer.openReview();
    const steps: string[] = [];
    const wanted = [prepareActivation, '/wallet/broadcasthex', confirmActivation];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() !== 'POST' || !wanted.includes(pathname)) return;
      steps.push(`${pathname} after ${payer.transactionsSigned().length} signatures`);
    });
    await payer.confirm();
    await payer.expectDone();
    // The After comes twice: as a hint when it is sent, and once a block holds it.
    expect(steps).toEqual([
      `${prepareActivation} after 0 signatures`,
      '/wallet/broadcasthex after 1 signatures',
      `${confirmActivation} after 1 signatures`,
      `${confirmActivation} after 1 signatures`,
    ]);
    await payer.expectOneCharge();
  });
});

describe.each(deepJourneyWays)('two tabs ($what)', (way) => {
  comeBy(way);

  it('sign once, whoever is asked', async () => {
    await payer.openReview();
    const second = await payer.openSecond();
    await stack.devnet.setMining({ mode: 'manual' });
    await payer.confirm();
    await working().getByText(payer.t('paidAction.confirming')).waitFor();
    await payer.goAhead(second);
    await second.getByText(payer.t('error.DO_NOT_RESUBMIT')).waitFor();
    await second.getByText(payer.t('paidAction.didNotMove')).waitFor();
    await stack.devnet.setMining({ mode: 'instant' });
    await stack.devnet.mine();
    await payer.expectDone();
    expect(payer.transactionsSigned()).toHaveLength(1);
    await payer.expectOneCharge();
  });

  it('wait for the one that asks for a signature, and say so', { tags: 'deep' }, async () => {
    await payer.openReview();
    const second = await payer.openSecond();
    const node = await holdSigning(way);
    await payer.confirm();
    await node.came();
    await payer.goAhead(second);
    await second.getByText(payer.t('error.WAITS_FOR_SIGNATURE')).waitFor();
    await node.free();
    await payer.expectDone();
    await payer.expectOneCharge();
  });

  it.runIf(isDeep)('pressed at the same moment sign once', async () => {
    await payer.openReview();
    const second = await payer.openSecond();
    await stack.devnet.setMining({ mode: 'manual' });
    await payer.confirm();
    await Promise.all([working().waitFor(), payer.goAhead(second)]);
    const refused = (['DO_NOT_RESUBMIT', 'WAITS_FOR_SIGNATURE'] as const).map((code) =>
      second.getByText(payer.t(`error.${code}`)),
    );
    await (refused[0] as Locator).or(refused[1] as Locator).waitFor();
    await stack.devnet.setMining({ mode: 'instant' });
    await stack.devnet.mine();
    await payer.expectDone();
    expect(payer.transactionsSigned()).toHaveLength(1);
    await payer.expectOneCharge();
  });
});

describe.each(deepJourneyWays)('the server ($what)', (way) => {
  comeBy(way);

  it('settles an order whose After never came, and the page never says "failed"', {
    tags: 'deep',
  }, async () => {
    await payer.openReview();
    await page.route(`**${confirmActivation}`, (route) => route.abort());
    await payer.confirm();
    await working().getByText(payer.t.like('paidAction.registerRetry')).waitFor();
    await payer.expectSettled();
    expect(await payer.app.getByText(/failed|失敗/).count()).toBe(0);
    await page.unroute(`**${confirmActivation}`);
    await payer.expectDone();
    await payer.expectOneCharge();
  });

  it.runIf(isDeep)('may be down during the After', async () => {
    await payer.openReview();
    const node = await holdRequests(page, '/wallet/broadcasthex');
    await payer.confirm();
    await node.came();
    await stack.stopServer();
    await node.free();
    const retried = working().getByText(payer.t.like('paidAction.registerRetry'));
    await retried
      .or(working().getByText(payer.t('paidAction.registerWaits')))
      .first()
      .waitFor();
    await stack.startServer();
    await payer.expectDone();
    await payer.expectOneCharge();
  });
});

const otherGenesis = `${'0'.repeat(56)}2b6653dc`;

describe.each(deepRefusalWays)('the person ($what)', (way) => {
  comeBy(way);

  it('may say no: a grey note, and the review stays', { tags: 'deep' }, async () => {
    await payer.openReview();
    const before = await holdRequests(page, prepareActivation);
    await payer.confirm();
    await before.came();
    await payer.wallet.rejectNext(page, 'sign');
    await before.free();
    await payer
      .dialog(payer.t('membership.review'))
      .getByText(payer.t('paidAction.rejectedNote'))
      .waitFor();
    expect(await payer.app.getByRole('alert').count()).toBe(0);
    await payer.expectNothingSent();
    await payer.goAhead();
    await payer.expectDone();
    await payer.expectOneCharge();
  });

  it('may switch the account before signing: nothing is signed', { tags: 'deep' }, async () => {
    await payer.openReview();
    const before = await holdRequests(page, prepareActivation);
    await payer.confirm();
    await before.came();
    await payer.wallet.switchAccount(page, 1);
    await before.free();
    await payer.app.getByText(payer.t('error.ACCOUNT_CHANGED')).waitFor();
    await payer.expectNothingSent();
  });

  it.runIf(isDeep)(
    'may switch the account while it is confirming: it waits for its own account',
    async () => {
      await payer.openReview();
      await stack.devnet.setMining({ mode: 'manual' });
      await payer.confirm();
      await working().getByText(payer.t('paidAction.confirming')).waitFor();
      await payer.wallet.switchAccount(page, 1);
      await page.goto('/activity');
      await payer.app.getByText(payer.t.like('activity.otherAddress')).waitFor();
      await payer.app.getByText(payer.t('activity.elsewhereText')).waitFor();
      await stack.devnet.setMining({ mode: 'instant' });
      await stack.devnet.mine();
      await payer.wallet.switchAccount(page, 0);
      await payer.app
        .getByText(payer.t.like('activity.otherAddress'))
        .waitFor({ state: 'detached' });
      const signIn = { name: payer.t('wallet.signIn'), exact: true };
      await payer.app.getByRole('button', signIn).first().click();
      await payer.signIn();
      await payer.app.getByText(payer.t('activity.signInText')).waitFor({ state: 'detached' });
      await payer.expectDoneInActivity();
      expect(payer.transactionsSigned()).toHaveLength(1);
      await payer.expectOneCharge();
    },
  );
});

describe.runIf(isDeep).each(deepRefusalWays)('the person ($what)', (way) => {
  comeBy(way);

  it('is not let on from another network, and goes on after coming back', async () => {
    await payer.openForm();
    await payer.wallet.useChain(page, otherGenesis);
    const form = payer.dialog(payer.t('membership.title'));
    await form.getByRole('button', { name: payer.t('membership.wrongNetwork') }).click();
    await payer.dialog(payer.t('wallet.wrongTitle', { name: way.wallet })).waitFor();
    await payer.wallet.useChain(page, stack.deployment.genesisId);
    await payer
      .dialog(payer.t('wallet.wrongTitle', { name: way.wallet }))
      .waitFor({ state: 'detached' });
    await payer.expectNothingSent();
    await page.keyboard.press('Escape');
    await payer.reload();
    await payer.fillForm();
    await payer.sendForm();
    await payer.confirm();
    await payer.expectDone();
    await payer.expectOneCharge();
  });

  it('may change the network before signing: nothing is signed', async () => {
    await payer.openReview();
    const before = await holdRequests(page, prepareActivation);
    await payer.confirm();
    await before.came();
    await payer.wallet.useChain(page, otherGenesis);
    await before.free();
    await payer.app.getByText(payer.t('paidAction.didNotMove')).waitFor();
    await payer.expectNothingSent();
  });
});
