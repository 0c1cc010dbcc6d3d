import type { Account } from '../stack/stack.ts';
import { installLedger, type Ledger } from '../wallets/ledger.ts';
import { removeWebHid } from '../wallets/ledger-page.ts';
import { reviewActivation } from './demo-story.ts';
import { choose, dialog, openChoice, type Scene, type Story } from './story.ts';

const launch = [
  [/^(Name|名稱)$/, 'Tin Lantern'],
  [/^(Symbol|代號)$/, 'TINL'],
  [/^(Total supply|總供應量)$/, '21000000'],
  [/^(Goal|目標)$/, '400000'],
] as const;

const goAhead = ({ page }: Scene) => choose(page, /Continue in Ledger|前往 Ledger 簽署/);
const again = ({ page }: Scene) => choose(page, /^(Try again|再試一次)$/);
const says = ({ page }: Scene, text: RegExp) => dialog(page).getByText(text).first().waitFor();

/** A device on the cable: what is chosen, what it shows, and what keeps it from signing. */
export const ledgerStory: Story = {
  name: 'ledger',
  pictures: [
    ...['plug-in', 'locked', 'accounts', 'review', 'contracts-off', 'on-device'],
    ...['hash-off', 'hash-only'],
  ],
  tell: async (scene) => {
    const { context, page, stack } = scene;
    const accounts: [Account, Account] = [await stack.account(), await stack.account()];
    const ledger = await installLedger(context, accounts);
    await page.goto('/me');
    await connect(scene, ledger);
    await pay(scene, ledger);
    await signLong(scene, ledger, accounts[0]);
  },
};

async function connect(scene: Scene, { device }: Ledger): Promise<void> {
  const { page, shoot } = scene;
  await openChoice(page);
  await choose(page, /Ledger/);
  const goOn = dialog(page).getByRole('button', { name: /^(Continue|繼續)$/ });
  await goOn.waitFor();
  await shoot('plug-in');
  device.screen.isLocked = true;
  await goOn.click();
  await says(scene, /Your Ledger is locked|Ledger 已鎖定/);
  await shoot('locked');
  device.screen.isLocked = false;
  await again(scene);
  await says(scene, /10,000\sTRX/);
  await shoot('accounts');
  await choose(page, /^(Use this account|使用這個帳號)$/);
}

async function pay(scene: Scene, { device }: Ledger): Promise<void> {
  const { page, shoot } = scene;
  await reviewActivation(page);
  await shoot('review');
  device.screen.customContracts = false;
  await goAhead(scene);
  await says(scene, /Allow custom contracts|請允許自訂合約/);
  await shoot('contracts-off');
  device.screen.customContracts = true;
  const answer = Promise.withResolvers<'refuse'>();
  device.screen.review = () => answer.promise;
  await again(scene);
  await says(scene, /Your Ledger shows these values|Ledger 會顯示以下內容/);
  await shoot('on-device');
  answer.resolve('refuse');
  await says(scene, /Cancelled in|已在錢包取消/);
}

/** A call that is too long for the screen of the device. */
async function signLong(scene: Scene, { device }: Ledger, account: Account): Promise<void> {
  const { page, shoot, stack } = scene;
  await stack.activate(account);
  await stack.indexed();
  await page.goto('/launch-simple');
  for (const [label, text] of launch) await page.getByLabel(label).fill(text);
  await page
    .locator('main')
    .getByRole('button', { name: /Review launch|確認發行內容/ })
    .click();
  await says(scene, /Simulated successfully|模擬成功/);
  await goAhead(scene);
  await says(scene, /Turn on Sign by Hash|請啟用「Sign by Hash」/);
  await shoot('hash-off');
  device.screen.signByHash = true;
  device.screen.review = () => new Promise(() => {});
  await again(scene);
  await says(scene, /shows only this hash|只會顯示這個雜湊值/);
  await shoot('hash-only');
}

/** A browser that can talk to no device. */
export const noWebHid: Story = {
  name: 'ledger-no-webhid',
  pictures: ['choose'],
  tell: async (scene) => {
    const { context, page, shoot } = scene;
    await context.addInitScript(removeWebHid);
    await page.goto('/me');
    await openChoice(page);
    await says(scene, /Needs Chrome or Edge|需要電腦上的 Chrome/);
    await shoot('choose');
  },
};
