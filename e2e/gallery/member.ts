import { type DemoPersonaName, demoPersonaKey } from '@vellum/api/project/demo-personas';
import { fromHexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import type { TestStack } from '../stack/stack.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { installWallet } from '../wallets/injected-wallet.ts';

/** Connects the owner of the demo world's largest team and signs in. */
export const signInAsMember = (visitor: Visitor, stack: TestStack): Promise<void> =>
  signInAs('owner', visitor, stack);

/** The same for who has cards in every state and boxes of every series. */
export const signInAsCollector = (visitor: Visitor, stack: TestStack): Promise<void> =>
  signInAs('collector', visitor, stack);

/** The same for who has made tokens. */
export const signInAsCreator = (visitor: Visitor, stack: TestStack): Promise<void> =>
  signInAs('creator', visitor, stack);

/** Connects and signs in, as a person does. */
async function signInAs(name: DemoPersonaName, visitor: Visitor, stack: TestStack): Promise<void> {
  const privateKey = demoPersonaKey(name);
  const address = fromHexAddress(addressOfPrivateKey(fromHex(privateKey)));
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
