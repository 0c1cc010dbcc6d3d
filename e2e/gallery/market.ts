import { addressesOf } from '@vellum/contracts/deploy/deploy';
import { tokenFactory } from '@vellum/contracts/token-launch';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import type { Page } from 'playwright-core';
import type { TestStack } from '../stack/stack.ts';
import type { Screen } from './screens.ts';
import { dialog } from './story.ts';

const main = (page: Page) => page.locator('main');
const opened = (page: Page) => dialog(page).waitFor();

const after = (name: string, path: string, prepare: (page: Page) => Promise<void>): Screen => ({
  name,
  path,
  prepare,
});

/** Types what is paid and waits for what comes of it. */
const pays = (amount: string) => async (page: Page) => {
  await main(page).getByRole('textbox').first().fill(amount);
  await main(page).locator('dl').first().waitFor();
};

const swaps = (vlm: Address, salt: Address): readonly Screen[] => [
  { name: 'market-swap', path: '/swap', desktop: true },
  after('market-swap-quote', `/swap?receive=${vlm}`, pays('50')),
  after('market-swap-impact', `/swap?receive=${salt}`, pays('900')),
  after('market-swap-picker', '/swap', async (page) => {
    await main(page).getByRole('button', { name: /TRX/ }).first().click();
    await opened(page);
  }),
  after('market-swap-review', `/swap?receive=${vlm}`, async (page) => {
    await pays('50')(page);
    await page.locator('.foot-bar').getByRole('button').click();
    await opened(page);
    await dialog(page)
      .getByText(/TronLink/)
      .waitFor();
  }),
];

const positions = (pair: Address): readonly Screen[] => [
  { name: 'market-portfolio', path: '/portfolio', desktop: true },
  { name: 'market-waiting', path: '/waiting', desktop: true },
  { name: 'market-pools', path: '/liquidity' },
  { name: 'market-position', path: `/liquidity?pair=${pair}`, desktop: true },
  after('market-position-add', `/liquidity?pair=${pair}`, async (page) => {
    await page
      .getByRole('button', { name: /^(Add|增加|新增)/ })
      .first()
      .click();
    await opened(page);
  }),
  after('market-position-remove', `/liquidity?pair=${pair}`, async (page) => {
    await page
      .getByRole('button', { name: /remove|移除/i })
      .first()
      .click();
    await opened(page);
  }),
];

/** What the collector of the demo world sees of swaps, pools and everything they own. */
export async function marketScreens(
  stack: Pick<TestStack, 'read' | 'deployment'>,
): Promise<readonly Screen[]> {
  const at = addressesOf(stack.deployment);
  const place = (name: string) => {
    const address = at[name];
    if (!address) throw new Error(`no contract is called ${name}`);
    return fromHexAddress(address);
  };
  const { token } = await stack.read('tokenFactory', tokenFactory.launch(0n));
  return [
    ...swaps(place('vlm'), fromHexAddress(token)),
    ...positions(place('vlmWtrx')),
    { name: 'market-coin-vlm', path: `/token/${place('vlm')}`, desktop: true },
    { name: 'market-coin-usdt', path: `/token/${place('usdt')}` },
  ];
}
