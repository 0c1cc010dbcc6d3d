import { activationCode } from '@vellum/api/membership/activation-code';
import { activationPayload } from '@vellum/api/membership/activation-payload';
import { readReferralEvents } from '@vellum/api/team/read-referral-events';
import { referralFigures } from '@vellum/api/team/referral-figures';
import { addressesOf } from '@vellum/contracts/deploy/deploy';
import { team } from '@vellum/contracts/team';
import { clientOf } from '@vellum/stack/embedded/contracts';
import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaveChromium, sharedChromium } from '../browser/shared-chromium.ts';
import { downloaded } from '../income/income-file.ts';
import { pendingBy } from '../stack/sent-by.ts';
import { type Account, startTestStack, type TestStack } from '../stack/stack.ts';
import { makeLaunch } from '../token-launch/launches.ts';
import { accessibilityProblems } from '../visitor/accessibility.ts';
import { visit } from '../visitor/visitor.ts';
import { isDeep } from '../visitor/ways.ts';
import { installWallet } from '../wallets/injected-wallet.ts';

let browser: Browser;
let stack: TestStack;
let inviter: Account;

beforeAll(async () => {
  stack = await startTestStack();
  browser = await sharedChromium();
  inviter = await stack.account();
  await stack.activate(inviter);
  await stack.indexed();
});

afterAll(async () => {
  await leaveChromium(browser);
  await stack?.close();
});

type Locale = 'en' | 'zh-TW';

/** What the journeys read and press, by language. */
const words = {
  en: {
    connect: 'Connect wallet',
    connectIn: 'Connect a wallet',
    field: 'Inviter or code',
    thisIsThem: 'This is the address of the person who invited me',
    alone: 'No inviter',
    forGood: 'I know that I cannot add an inviter later',
    activateIn: 'Activate in TronLink',
    activateAlone: 'Activate without inviter',
    continueIn: /^Continue in/,
    seeTeam: 'See your team',
    activate: 'Activate your address',
    mustActivate: 'You must activate first',
    self: 'This is your own address. You cannot activate yourself.',
    wrongAddress: 'Enter a correct address. The check characters do not fit.',
    required: 'Enter an activation code or the address of your inviter.',
    inactive: 'This address is not active. Only active members can invite.',
    unknown: 'No active member has this activation code.',
    doNot: 'Do not send it again.',
    close: 'Close and watch',
    active: 'Your address is active',
    copyLink: 'Copy link',
    copyFailed: 'Copy failed',
    signIn: 'Sign in',
    signInTitle: 'Sign in with TronLink',
    reviewTitle: 'Review: activate your address',
    invitePage: 'This invitation link is wrong',
  },
  'zh-TW': {
    connect: '連接錢包',
    connectIn: '連接錢包',
    field: '邀請人或啟用碼',
    thisIsThem: '這是邀請我的人的地址',
    alone: '沒有邀請人',
    forGood: '我知道之後無法再加入邀請人',
    activateIn: '在 TronLink 中啟用',
    activateAlone: '不經邀請啟用',
    continueIn: /^前往 .+ 簽署/,
    seeTeam: '查看您的團隊',
    activate: '啟用您的地址',
    mustActivate: '請先啟用您的地址',
    self: '這是您自己的地址，不能以自己為邀請人。',
    wrongAddress: '請輸入正確的地址，檢查碼不符。',
    required: '請輸入啟用碼或邀請人地址。',
    inactive: '此地址尚未啟用，只有已啟用的成員可以邀請。',
    unknown: '沒有已啟用的成員使用此啟用碼。',
    doNot: '請勿重複送出。',
    close: '關閉並追蹤',
    active: '您的地址已啟用',
    copyLink: '複製連結',
    copyFailed: '複製失敗',
    signIn: '登入',
    signInTitle: '以 TronLink 登入',
    reviewTitle: '確認：啟用您的地址',
    invitePage: '邀請連結有誤',
  },
} as const;

/** Someone whose TronLink holds one account and signs what it is asked to. */
async function arrive(account: Account, locale: Locale = 'en') {
  const visitor = await visit(browser, stack.url, { locale });
  await installWallet(visitor.context, {
    name: 'TronLink',
    protocol: 'legacy',
    accounts: [account],
    genesis: stack.deployment.genesisId,
  });
  return { ...visitor, t: words[locale] };
}

type Words = (typeof words)[Locale];

async function connect(page: Page, t: Words): Promise<void> {
  await page.getByRole('button', { name: t.connect, exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'TronLink' }).click();
  await page
    .locator('header')
    .getByRole('button', { name: /T\w{5}/ })
    .waitFor();
  if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
}

/** Agrees to the review. */
const agree = (page: Page, t: Words): Promise<void> => press(page, t.reviewTitle, t.continueIn);

const press = (page: Page, dialog: string, button: string | RegExp): Promise<void> =>
  page.getByRole('dialog', { name: dialog }).getByRole('button', { name: button }).click();

const trx = (sun: bigint): string => (Number(sun) / 1e6).toFixed(2);

/** What a node tells of inviting, past our server. */
async function eventsOfChain() {
  const contracts = addressesOf(stack.deployment);
  const [tree, vault] = [contracts['team'], contracts['feeVault']] as const;
  const root = await stack.read('team', team.root());
  return readReferralEvents(clientOf(stack.devnet), {
    team: fromHexAddress(tree as HexAddress),
    feeVault: fromHexAddress(vault as HexAddress),
    root: fromHexAddress(root),
  });
}

const fieldOf = (page: Page, t: Words): Locator => page.getByLabel(t.field);

describe('activation in English', () => {
  it('takes a newcomer with the demo wallet from an empty browser to an active address (S1.22 S2.36)', {
    tags: 'deep',
  }, async () => {
    const { page, complaints, leave } = await visit(browser, stack.url);
    const t = words.en;
    await page.goto('/');
    await page.getByRole('button', { name: t.connect }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Demo wallet' }).click();
    await page.getByRole('button', { name: 'Use this address' }).click();
    await page.getByText('10,000 TRX of test funds received').waitFor();

    await page.getByText('Your address is not active yet').waitFor();
    await page.getByRole('button', { name: 'Activate', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: t.activate });
    await sheet.getByText(t.alone).click();
    await sheet.getByText("You'll join without an inviter.").waitFor();
    await sheet.getByText('7', { exact: true }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await sheet.getByText(t.forGood).click();
    await sheet.getByRole('button', { name: t.activateAlone }).click();

    const review = page.getByRole('dialog', { name: 'Review: activate your address' });
    await review.getByText('Simulated successfully').waitFor();
    await review.getByText('Details', { exact: true }).click();
    await review.getByText('Your browser asks a node directly, not our server.').waitFor();
    await review.getByRole('button', { name: 'Continue in Demo wallet' }).click();
    const approve = page.getByRole('dialog', { name: 'Sign contract call' });
    await approve.getByText('bindParent').first().waitFor();
    await approve.getByRole('button', { name: 'Sign', exact: true }).click();

    await page.getByRole('dialog').getByRole('link', { name: t.seeTeam }).click();
    await page.getByText('No inviter. This is permanent.').waitFor();
    await page.getByText('No one yet').waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  it('begins at an invite link, and the inviter sees who came (S1.23 S1.24 S2.05 S2.10 S2.28)', {
    tags: 'deep',
  }, async () => {
    const people = [await stack.account(), await stack.account()] as const;
    for (const person of people) {
      const { page, t, leave } = await arrive(person);
      await page.goto(`/i/${inviter.address}`);
      const sheet = page.getByRole('dialog', { name: t.activate });
      await page.getByRole('button', { name: 'Activate', exact: true }).click();
      await sheet.getByText('You were invited by').waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
      await sheet.getByRole('button', { name: t.connectIn }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'TronLink' }).click();
      await sheet.getByText("Correct address, and it's active.").waitFor();
      await sheet.getByText(t.thisIsThem).click();
      await sheet.getByRole('button', { name: t.activateIn }).click();
      await agree(page, t);
      await page.getByRole('dialog').getByRole('link', { name: t.seeTeam }).waitFor();
      await leave();
    }
    await stack.indexed();
    const { page, t, leave } = await arrive(inviter);
    await page.goto('/teams');
    await connect(page, t);
    await page.locator('main').getByRole('button', { name: t.signIn }).click();
    await press(page, t.signInTitle, t.continueIn);
    await page.getByText(codeOf(inviter)).waitFor();
    for (const { address } of people) await page.getByTitle(address).waitFor();
    await page.getByText('Level 2 at 3 active, one more.').waitFor();
    await page.getByRole('button', { name: 'check it' }).click();
    await page.getByText('The contract agrees: 2 direct.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.goto('/myInvitations');
    await page.getByTitle(people[0].address).waitFor();
    await page.getByRole('link', { name: 'Invite a friend' }).click();
    await page.getByText(codeOf(inviter)).waitFor();
    await leave();
  });

  it.runIf(isDeep)(
    'shows anyone what inviters earn, as the chain events lead to, and each their own part',
    async () => {
      const [payer, below] = [await stack.account(), await stack.account()];
      await stack.activate(payer, inviter.address);
      await stack.activate(below, payer.address);
      await makeLaunch(stack, { creator: payer });
      await makeLaunch(stack, { creator: below });
      await stack.indexed();
      const again = referralFigures(await eventsOfChain());
      expect(again.second).toBeGreaterThan(0n);

      const stranger = await visit(browser, stack.url, { locale: 'zh-TW' });
      await stranger.page.goto('/referrals');
      await stranger.page
        .getByText(trx(again.direct + again.second))
        .first()
        .waitFor();
      for (const figure of [again.fees, again.direct, again.second, again.median, again.highest]) {
        await stranger.page.getByText(trx(figure)).first().waitFor();
      }
      await stranger.page.getByRole('button', { name: '驗證' }).click();
      await stranger.page.getByText('所有數字相同').waitFor();
      const lines = await downloaded(
        stranger.page,
        stranger.page.getByRole('link', { name: /CSV/ }),
      );
      expect(lines.map(({ address }) => address)).toEqual([inviter.address, payer.address]);
      expect(await accessibilityProblems(stranger.page)).toEqual([]);
      expect(stranger.complaints).toEqual([]);
      await stranger.leave();

      const { page, t, leave } = await arrive(inviter);
      await page.goto('/myInvitations');
      await connect(page, t);
      await page.locator('main').getByRole('button', { name: t.signIn }).click();
      await press(page, t.signInTitle, t.continueIn);
      // A fee of 100 TRX is shared: a fifth for the inviter, a tenth for who invited that one.
      await page.getByText('fees 100.00\u00a0TRX, your share 20.00\u00a0TRX').waitFor();
      await page.getByText('and 10.00\u00a0TRX through people they invited').waitFor();
      const mine = await downloaded(page, page.getByRole('link', { name: 'Export as CSV' }));
      const own = mine.find(({ address }) => address === payer.address);
      expect(own).toMatchObject({ fees_paid: '100', earned_level_1: '20', earned_level_2: '10' });
      await leave();
    },
  );

  it.runIf(isDeep)('takes an activation code for an inviter, and a link with one', async () => {
    const { page, t, leave } = await arrive(await stack.account());
    await page.goto(`/i/${codeOf(inviter).replace(' ', '').toLowerCase()}`);
    const sheet = page.getByRole('dialog', { name: t.activate });
    await page.getByRole('button', { name: 'Activate', exact: true }).click();
    await sheet.getByText(codeOf(inviter)).waitFor();
    await sheet.getByRole('button', { name: t.connectIn }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'TronLink' }).click();
    await sheet.getByText('Correct code. It belongs to this address:').waitFor();
    await sheet.getByText(inviter.address).first().waitFor();
    await leave();
  });
});

const codeOf = ({ address }: Account): string => {
  const code = activationCode(activationPayload(address, 0));
  return `${code.slice(0, 4)} ${code.slice(4)}`;
};

const refusalLocales: readonly Locale[] = isDeep ? ['zh-TW', 'en'] : ['zh-TW'];

describe.each(refusalLocales)('what is refused, in %s', (locale) => {
  it('says of an inviter what is wrong before anything is signed (S5.05 S5.06 S5.07 S5.08)', async () => {
    const me = await stack.account();
    const nobody = await stack.account(0);
    const { page, t, leave } = await arrive(me, locale);
    await page.goto('/teams');
    await connect(page, t);
    await page.getByRole('heading', { name: t.mustActivate }).waitFor();
    await page.locator('main').getByRole('button', { name: t.activate }).click();
    const sheet = page.getByRole('dialog', { name: t.activate });
    await sheet.getByText(t.mustActivate).waitFor();

    const field = fieldOf(page, t);
    await field.focus();
    await field.blur();
    await sheet.getByText(t.required).waitFor();
    const changed = `${inviter.address.slice(0, -1)}${inviter.address.endsWith('9') ? '8' : '9'}`;
    for (const [typed, message] of [
      [me.address, t.self],
      [changed, t.wrongAddress],
      [nobody.address, t.inactive],
      [activationCode(1), t.unknown],
    ] as const) {
      await field.fill(typed);
      await sheet.getByText(message).waitFor();
      expect(await sheet.getByText(t.thisIsThem).count()).toBe(0);
    }
    expect(await accessibilityProblems(page)).toEqual([]);
    await leave();
  });

  it('does not let an activation be sent twice while one is under way (S4.02)', {
    tags: 'deep',
  }, async () => {
    const me = await stack.account();
    const { page, t, leave } = await arrive(me, locale);
    await page.goto('/me');
    await connect(page, t);
    await page.locator('main').getByRole('button', { name: t.activate }).click();
    const sheet = page.getByRole('dialog', { name: t.activate });
    await fieldOf(page, t).fill(inviter.address);
    await sheet.getByText(t.thisIsThem).click();
    await stack.devnet.setMining({ mode: 'manual' });
    try {
      await sheet.getByRole('button', { name: t.activateIn }).click();
      await agree(page, t);
      await expect.poll(() => pendingBy(stack.devnet, me.address)).toBe(1);
      const watching = page.getByRole('dialog').getByRole('button', { name: t.close });
      await watching.click();

      // Here, and after a reload: only what was signed counts, not what the page remembers.
      for (const again of [async () => {}, () => page.reload()]) {
        await again();
        await page.locator('main').getByRole('button', { name: t.activate }).click();
        await page.getByRole('dialog').getByText(t.doNot).waitFor();
        expect(await page.getByRole('button', { name: t.activateIn }).count()).toBe(0);
        await page.getByRole('dialog').getByRole('button', { name: t.close }).click();
      }
    } finally {
      await stack.devnet.setMining({ mode: 'instant' });
      await stack.devnet.mine();
    }
    await page
      .locator('main')
      .getByText(locale === 'en' ? 'Active' : '已啟用', { exact: true })
      .waitFor();
    await leave();
  });

  it('says so when a link cannot be copied (S8.08)', { tags: 'deep' }, async () => {
    const { page, t, leave } = await arrive(inviter, locale);
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
      document.execCommand = () => false;
    });
    await page.goto('/invitations');
    await connect(page, t);
    await page.locator('main').getByRole('button', { name: t.signIn }).click();
    await press(page, t.signInTitle, t.continueIn);
    await page.locator('main').getByRole('button', { name: t.copyLink }).click();
    await page.getByText(t.copyFailed).waitFor();
    await leave();
  });

  it.runIf(isDeep)('says so when an invite link is not right', async () => {
    const { page, t, leave } = await arrive(inviter, locale);
    await page.goto('/i/TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU8');
    await page.getByRole('heading', { name: t.invitePage }).waitFor();
    await leave();
  });
});
