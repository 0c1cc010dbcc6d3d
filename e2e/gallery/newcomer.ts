import { activationCode } from '@vellum/api/membership/activation-code';
import { activationPayload } from '@vellum/api/membership/activation-payload';
import { demoPersonaKey } from '@vellum/api/project/demo-personas';
import { fromHexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import type { Locator, Page } from 'playwright-core';
import type { TestStack } from '../stack/stack.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { installWallet } from '../wallets/injected-wallet.ts';
import type { Screen } from './screens.ts';

const owner = fromHexAddress(addressOfPrivateKey(fromHex(demoPersonaKey('owner'))));
const code = activationCode(activationPayload(owner, 0));

/** Connects someone with coins whose address is not active. */
export async function connectAsNewcomer(visitor: Visitor, stack: TestStack): Promise<void> {
  const { context, page } = visitor;
  const { genesisId: genesis } = stack.deployment;
  await installWallet(context, { accounts: [await stack.account()], genesis });
  await page.goto('/teams');
  const app = await appOf(page);
  await app
    .getByRole('main')
    .getByRole('button', { name: /Connect|連接/ })
    .click();
  await app.getByRole('dialog').getByRole('button', { name: 'TronLink' }).click();
  await app.getByRole('dialog').waitFor({ state: 'detached' });
}

/** The app itself, also where a desktop browser holds it in a frame. */
async function appOf(page: Page): Promise<Pick<Page, 'getByRole' | 'getByText' | 'getByLabel'>> {
  const isFramed = (await page.locator('html[data-frame=outer]').count()) > 0;
  return isFramed ? page.locator('iframe').contentFrame() : page;
}

/** The sheet from the home card, and what is done in it. */
const sheet = (name: string, prepare: (sheet: Locator) => Promise<void>): Screen => ({
  name: `newcomer-activation-${name}`,
  path: '/',
  desktop: name === 'inviter',
  prepare: async (page) => {
    const app = await appOf(page);
    await app
      .getByRole('main')
      .getByRole('button', { name: /^(Activate|啟用)$/ })
      .click();
    await app
      .getByRole('dialog')
      .getByText(/10\sTRX/)
      .waitFor();
    await prepare(app.getByRole('dialog'));
  },
});

const type = (text: string) => (dialog: Locator) => dialog.locator('input:not([type])').fill(text);

/** What someone sees who is connected and not active. */
export const newcomerScreens: readonly Screen[] = [
  { name: 'newcomer-home', path: '/' },
  { name: 'newcomer-me', path: '/me' },
  { name: 'newcomer-team', path: '/teams', desktop: true },
  sheet('empty', async () => {}),
  sheet('inviter', async (dialog) => {
    await type(code)(dialog);
    await dialog.locator('label:has([type=checkbox])').click();
  }),
  sheet('alone', async (dialog) => {
    await dialog.getByText(/^(No inviter|沒有邀請人)$/).click();
  }),
  sheet('wrong', type(`${owner.slice(0, -1)}${owner.endsWith('9') ? '8' : '9'}`)),
  { name: 'newcomer-invite-link', path: `/i/${owner}` },
];
