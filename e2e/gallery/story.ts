import type { Locator, Page } from 'playwright-core';
import type { Account, TestStack } from '../stack/stack.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { type InjectedWallet, installWallet } from '../wallets/injected-wallet.ts';

/** Where a story plays, and its camera. */
export type Scene = Visitor &
  Readonly<{ stack: TestStack; shoot: (name: string) => Promise<void> }>;

/** Screens that are only reached by doing something, one after the other in one browser. */
export type Story = Readonly<{
  name: string;
  /** Names of its pictures, without that of the story. */
  pictures: readonly string[];
  tell: (scene: Scene) => Promise<void>;
}>;

const otherGenesis = `${'0'.repeat(56)}2b6653dc`;
export const dialog = (page: Page): Locator => page.getByRole('dialog').last();

export async function openChoice(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Connect wallet|連接錢包/ })
    .click();
  await dialog(page).waitFor();
}

export const choose = (page: Page, name: RegExp) =>
  dialog(page).getByRole('button', { name }).click();

export async function install(
  { context, page, stack }: Scene,
  elsewhere = false,
): Promise<InjectedWallet> {
  const accounts: readonly Account[] = [await stack.account()];
  const genesis = elsewhere ? otherGenesis : stack.deployment.genesisId;
  const wallet = await installWallet(context, { protocol: 'legacy', accounts, genesis });
  await page.goto('/me');
  return wallet;
}
