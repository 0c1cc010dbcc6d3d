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
const pathsModule = new URL('../../packages/web/src/shared/navigation/paths.ts', import.meta.url)
  .href;

const states: readonly Screen[] = [
  { name: 'state-not-found', path: '/nowhere' },
  { name: 'state-invite-wrong', path: '/i/wrong' },
  {
    name: 'state-wallet-sheet',
    path: '/',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /Connect wallet|連接錢包/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'state-confirm',
    path: '/settings',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^(Clear|清除)$/ }).click();
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
  {
    name: 'state-help',
    path: '/nft',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^(Help|說明)/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'state-chain-clock',
    path: '/settings',
    prepare: async (page) => {
      await page.getByRole('button', { name: /Open clock|開啟時鐘/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  ...['Sheet', 'Dialog', 'Share'].map((name) => ({
    name: `state-overlay-${name.toLowerCase()}`,
    path: '/design',
    prepare: async (page: Page) => {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  })),
  ...[
    'checking',
    'review',
    'review, allow',
    'rejected',
    'signing',
    'confirming',
    'registering',
    'done',
    'failed',
  ].map((name) => ({
    name: `state-paid-action-${name.replace(', ', '-')}`,
    path: '/design',
    prepare: async (page: Page) => {
      await page.getByRole('button', { name: `Sheet: ${name}`, exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  })),
  {
    name: 'state-toasts',
    path: '/design',
    prepare: async (page) => {
      for (const name of ['good', 'plain', 'bad']) {
        await page.getByRole('button', { name, exact: true }).click();
      }
      await page.getByText('BUY error').waitFor();
    },
  },
  {
    name: 'state-tour',
    path: '/',
    prepare: async (page) => {
      await page.getByRole('button', { name: /Show me around|帶我逛一圈/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

/** What a signed-in member of the demo world sees. */
export const memberScreens: readonly Screen[] = [
  { name: 'member-home', path: '/', desktop: true },
  { name: 'member-me', path: '/me' },
  { name: 'member-team', path: '/teams', desktop: true },
  { name: 'member-invitations', path: '/invitations' },
  { name: 'member-my-invitations', path: '/myInvitations' },
  { name: 'member-activity', path: '/activity' },
  { name: 'member-settings', path: '/settings' },
];

/** Every route of the app, then the states that have no path of their own. */
export async function screens(): Promise<readonly Screen[]> {
  const { paths }: { paths: Readonly<Record<string, string>> } = await import(pathsModule);
  const routes = Object.entries(paths).map(([name, path]) => ({
    name,
    path: path.replace(':address', sampleAddress).replace(':id', '1'),
    desktop: ['home', 'menu', 'settings'].includes(name),
  }));
  return [...routes, { name: 'design', path: '/design' }, ...states];
}
