import { demoPersonaKey } from '@vellum/api/demo-personas';
import { fromHexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import type { TestStack } from './stack.ts';
import type { Visitor } from './visitor.ts';
import { installWallet } from './wallets/injected-wallet.ts';

const privateKey = demoPersonaKey('owner');
const address = fromHexAddress(addressOfPrivateKey(fromHex(privateKey)));

/** Connects the owner of the demo world's largest team and signs in, as a person does. */
export async function signInAsMember(visitor: Visitor, stack: TestStack): Promise<void> {
  const { context, page } = visitor;
  await stack.indexed();
  const { genesisId: genesis } = stack.deployment;
  await installWallet(context, { accounts: [{ address, privateKey }], genesis });
  await page.goto('/teams');
  const frame = page.locator('iframe');
  const app =
    (await page.locator('html[data-frame=outer]').count()) > 0 ? frame.contentFrame() : page;
  await app
    .getByRole('main')
    .getByRole('button', { name: /Connect|連接/ })
    .click();
  await app.getByRole('dialog').getByRole('button', { name: 'TronLink' }).click();
  await app
    .getByRole('main')
    .getByRole('button', { name: /^(Sign in|登入)$/ })
    .click();
  await app
    .getByRole('dialog')
    .getByRole('button', { name: /TronLink/ })
    .click();
  await app.getByRole('dialog').waitFor({ state: 'detached' });
}
