import { tokenFactory } from '@vellum/contracts/token-launch';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import type { Page } from 'playwright-core';
import type { TestStack } from '../stack/stack.ts';
import type { Screen } from './screens.ts';
import { dialog } from './story.ts';

const main = (page: Page) => page.locator('main');
const press = (page: Page, name: RegExp) =>
  main(page).getByRole('button', { name }).first().click();
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click();
const opened = (page: Page) => dialog(page).waitFor();

const after = (name: string, path: string, prepare: (page: Page) => Promise<void>): Screen => ({
  name,
  path,
  prepare,
});

type Tokens = (symbol: string) => Address;

/** The tokens of the demo world by their symbols. */
async function tokensOf(stack: Pick<TestStack, 'read'>): Promise<Tokens> {
  const found = new Map<string, Address>();
  const count = await stack.read('tokenFactory', tokenFactory.launchCount());
  for (let index = 0n; index < count; index += 1n) {
    const { tokenSymbol, token } = await stack.read('tokenFactory', tokenFactory.launch(index));
    found.set(tokenSymbol, fromHexAddress(token));
  }
  return (symbol) => {
    const address = found.get(symbol);
    if (!address) throw new Error(`the demo world has no ${symbol}`);
    return address;
  };
}

/** A token in each phase, by what its pictures are called. */
const phases = {
  launched: 'SALT',
  'with-burns': 'KETL',
  backed: 'OAK',
  'nearly-full': 'FERRY',
  'in-progress': 'GLAS',
  'not-started': 'LFD',
  waiting: 'MILL',
  failed: 'CRANE',
} as const;
const inPhases = (make: (phase: string, symbol: string) => Screen) =>
  Object.entries(phases).map(([phase, symbol]) => make(phase, symbol));

const tokenPages = (at: Tokens): Screen[] => [
  ...inPhases((phase, symbol) => ({
    name: `launch-token-${phase}`,
    path: `/token/${at(symbol)}`,
    desktop: phase === 'launched',
  })),
  after('launch-token-days', `/token/${at('SALT')}`, async (page) => {
    await main(page)
      .getByText(/^1\s?[d天日]$/)
      .first()
      .click();
    await page.waitForLoadState('networkidle');
  }),
  after('launch-token-texts', `/token/${at('SALT')}`, async (page) => {
    await press(page, /^(See all texts|查看所有文字|查看全部文字)/);
    await opened(page);
  }),
];

const salePages = (at: Tokens): Screen[] => [
  ...inPhases((phase, symbol) => ({
    name: `launch-presale-${phase}`,
    path: `/presale?token=${at(symbol)}`,
    desktop: phase === 'in-progress',
  })),
  ...(
    [
      ['to-unlock', 'SALT'],
      ['to-take-back', 'KETL'],
      ['open', 'FERRY'],
      ['not-for-me', 'GLAS'],
      ['closed', 'LFD'],
      ['failed', 'CRANE'],
      ['none', 'MILL'],
    ] as const
  ).map(([state, symbol]) => ({
    name: `launch-trade-${state}`,
    path: `/trade?token=${at(symbol)}`,
    desktop: state === 'open',
  })),
  { name: 'launch-pre-swap', path: '/preSwap', desktop: true },
  { name: 'launch-refunds', path: '/refunds' },
];

const boards: readonly Screen[] = [
  { name: 'launch-rankings', path: '/rankings', desktop: true },
  ...(
    [
      ['raised', /^(Raised|募資)$/],
      ['volume', /^(Volume|交易量|成交量|成交額)$/],
      ['burn', /^(Burned|銷毀|已銷毀)$/],
      ['holders', /^(Holders|持有人|持有者)$/],
    ] as const
  ).map(([name, board]) =>
    after(`launch-rankings-${name}`, '/rankings', async (page) => {
      await tab(page, board);
      await page.waitForLoadState('networkidle');
    }),
  ),
];

const desk: readonly Screen[] = [
  { name: 'launch-otc', path: '/otc', desktop: true },
  after('launch-otc-mine', '/otc', (page) => tab(page, /^(Mine|我的)/)),
  after('launch-otc-sale', '/otc', (page) => tab(page, /VLM/)),
  after('launch-otc-offer', '/otc', async (page) => {
    await press(page, /Details of offer|掛單 \d+ 的詳情/);
    await opened(page);
  }),
  after('launch-otc-make', '/otc', async (page) => {
    await page
      .getByRole('button', { name: /^(Make offer|建立掛單)$/ })
      .last()
      .click();
    await opened(page);
  }),
  { name: 'launch-announcements', path: '/announcements', desktop: true },
  { name: 'launch-announcement', path: '/announcement/4' },
  { name: 'launch-announcement-gone', path: '/announcement/999' },
];

/** What the collector of the demo world sees of launches: as a buyer, in all phases. */
export async function buyerScreens(stack: Pick<TestStack, 'read'>): Promise<readonly Screen[]> {
  const at = await tokensOf(stack);
  return [
    { name: 'launch-home', path: '/', desktop: true },
    after('launch-home-search', '/', async (page) => {
      await page.getByRole('searchbox').fill('salt');
      await main(page).getByText('Copper Kettle').waitFor({ state: 'detached' });
    }),
    ...tokenPages(at),
    ...salePages(at),
    ...boards,
    ...desk,
    { name: 'launch-positions', path: '/dashboard' },
  ];
}

/** What the creator sees, who has made three of the tokens. */
export async function creatorScreens(stack: Pick<TestStack, 'read'>): Promise<readonly Screen[]> {
  const at = await tokensOf(stack);
  return [
    { name: 'launch-simple', path: '/launch-simple', desktop: true },
    after('launch-simple-filled', '/launch-simple', async (page) => {
      const fields = main(page).getByRole('textbox');
      await fields.nth(0).fill('Tin Lantern');
      await fields.nth(1).fill('TIN');
      await page.waitForLoadState('networkidle');
    }),
    { name: 'launch-advanced', path: '/launch-advanced', desktop: true },
    ...['supply', 'presale', 'liquidity', 'check'].map((step, place) =>
      after(`launch-advanced-${step}`, '/launch-advanced', (page) =>
        main(page)
          .locator(`ol > li:nth-child(${place + 2}) > button`)
          .first()
          .click(),
      ),
    ),
    { name: 'launch-dashboard', path: '/dashboard', desktop: true },
    { name: 'launch-tokens', path: '/tokens', desktop: true },
    { name: 'launch-edit-token', path: `/editToken?token=${at('SALT')}` },
    { name: 'launch-edit-token-of-another', path: `/editToken?token=${at('KETL')}` },
    { name: 'launch-edit-liquidity', path: `/editLiquidity?token=${at('SALT')}` },
    { name: 'launch-owner', path: `/owner?token=${at('FERRY')}` },
    { name: 'launch-presale-own', path: `/presale?token=${at('FERRY')}` },
    { name: 'launch-trade-own', path: `/trade?token=${at('FERRY')}` },
  ];
}
