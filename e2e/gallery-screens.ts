import type { Page } from 'playwright-core';

/** A screen as the gallery shows it. */
export type Screen = Readonly<{
  name: string;
  path: string;
  /** Brings the page into the state to show. */
  prepare?: (page: Page) => Promise<void>;
  /** Shown in the desktop frame too. */
  desktop?: boolean;
}>;

const sampleAddress = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const pathsModule = new URL('../packages/web/src/shared/navigation/paths.ts', import.meta.url).href;

const states: readonly Screen[] = [
  { name: 'state-not-found', path: '/nowhere' },
  { name: 'state-invite-wrong', path: '/i/wrong' },
  {
    name: 'state-wallet-sheet',
    path: '/',
    prepare: async (page) => {
      await page.locator('header button').last().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'state-confirm',
    path: '/settings',
    prepare: async (page) => {
      await page.locator('main button').last().click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'state-menu-nothing',
    path: '/menu',
    prepare: (page) => page.getByRole('searchbox').fill('qqq'),
  },
  {
    name: 'state-offline',
    path: '/me',
    prepare: async (page) => {
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
        dispatchEvent(new Event('offline'));
      });
    },
  },
  ...['Sheet', 'Dialog', 'Share'].map((name) => ({
    name: `state-overlay-${name.toLowerCase()}`,
    path: '/components',
    prepare: async (page: Page) => {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  })),
  {
    name: 'state-toasts',
    path: '/components',
    prepare: async (page) => {
      for (const name of ['good', 'plain', 'bad']) {
        await page.getByRole('button', { name, exact: true }).click();
      }
      await page.getByText('BUY error').waitFor();
    },
  },
];

/** Every route of the app, then the states that have no path of their own. */
export async function screens(): Promise<readonly Screen[]> {
  const { paths }: { paths: Readonly<Record<string, string>> } = await import(pathsModule);
  const routes = Object.entries(paths).map(([name, path]) => ({
    name,
    path: path.replace(':address', sampleAddress).replace(':id', '1'),
    desktop: ['home', 'menu', 'settings'].includes(name),
  }));
  return [...routes, { name: 'components', path: '/components' }, ...states];
}
