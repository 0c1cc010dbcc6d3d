import { demoPersonaKey } from '@vellum/api/project/demo-personas';
import { paths } from '@vellum/api/wire/paths';
import { stranger } from '@vellum/stack/demo-world/session';
import { fromHexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import type { Page } from 'playwright-core';
import { lookAlike } from '../contacts/look-alike.ts';
import type { TestStack } from '../stack/stack.ts';
import type { Screen } from './screens.ts';
import { dialog } from './story.ts';

const main = (page: Page) => page.locator('main');
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();
const opened = (page: Page) => dialog(page).waitFor();
const quiet = (page: Page) => page.waitForLoadState('networkidle');

const personOf = (name: Parameters<typeof demoPersonaKey>[0]) =>
  fromHexAddress(addressOfPrivateKey(fromHex(demoPersonaKey(name))));

const after = (name: string, path: string, prepare: (page: Page) => Promise<void>): Screen => ({
  name: `community-${name}`,
  path,
  prepare,
});

/** Two people in the contact book of this browser. */
async function knowPeople(page: Page, genesis: string): Promise<void> {
  const book = JSON.stringify([
    [personOf('owner'), 'Vera'],
    [personOf('creator'), 'Ilse, barrels'],
  ]);
  const place = `vellum.contacts.${genesis.slice(-8)}`;
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [place, book] as const);
  await page.reload();
  await quiet(page);
}

/** The lists of people, and what one says of oneself. */
const people = (genesis: string): readonly Screen[] => [
  { name: 'community-users', path: '/usersList', desktop: true },
  after('users-found', '/usersList', async (page) => {
    await page.getByRole('searchbox').fill('a');
    await main(page)
      .getByText(/^(\d+|More than \d+) found$|^找到/)
      .waitFor();
  }),
  after('users-nobody', '/usersList', async (page) => {
    await page.getByRole('searchbox').fill('nobody at all');
    await main(page)
      .getByText(/^(No matches|沒有符合的結果)$/)
      .waitFor();
  }),
  { name: 'community-user', path: `/user/${personOf('creator')}`, desktop: true },
  { name: 'community-user-me', path: `/user/${personOf('collector')}` },
  after('user-qr', `/user/${personOf('owner')}`, async (page) => {
    await press(page, /^QR$/);
    await opened(page);
  }),
  { name: 'community-user-nobody', path: '/user/T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb' },
  { name: 'community-profile-edit', path: '/profileEdit' },
  after('profile-edit-too-long', '/profileEdit', (page) =>
    main(page).getByRole('textbox').first().fill('A name that is far too long'),
  ),
  after('profile-edit-taken', '/profileEdit', async (page) => {
    await main(page).getByRole('textbox').first().fill('Vera');
    await page.getByRole('button', { name: /^(Save|儲存)$/ }).click();
    await quiet(page);
  }),
  after('profile-edit-refused', '/profileEdit', (page) =>
    main(page).getByRole('textbox').first().fill('Vellum'),
  ),
  { name: 'community-contacts', path: '/contacts' },
  after('contacts-some', '/contacts', (page) => knowPeople(page, genesis)),
  after('contacts-alike', '/contacts', async (page) => {
    await knowPeople(page, genesis);
    await press(page, /^(Add contact|新增聯絡人)$/);
    await opened(page);
    await dialog(page)
      .getByRole('textbox')
      .first()
      .fill(lookAlike(personOf('owner')));
    await dialog(page).getByText(/Vera/).first().waitFor();
  }),
];

/** What inviting earned everyone, before and after it was computed again. */
const inviting: readonly Screen[] = [
  { name: 'community-referrals', path: '/referrals', desktop: true },
  after('referrals-checked', '/referrals', async (page) => {
    await press(page, /^(check it|驗證)$/);
    await main(page)
      .getByText(/all figures match|所有數字相同/)
      .waitFor();
  }),
  { name: 'community-announcements', path: '/announcements' },
  { name: 'community-payfi', path: '/payfi' },
];

/** Proposals in all states that the demo world has. */
async function votes(stack: Pick<TestStack, 'url'>): Promise<readonly Screen[]> {
  type Listed = Readonly<{ list: readonly Readonly<{ proposalId: string; state: string }>[] }>;
  const { list } = await stranger(stack.url).post<Listed>(paths.dao.list);
  return [
    { name: 'community-dao', path: '/dao', desktop: true },
    ...list.map(({ proposalId, state }, place) => ({
      name: `community-proposal-${state}-${place}`,
      path: `/dao/${proposalId}`,
      desktop: place === 0,
    })),
    after('dao-delegate', '/dao', async (page) => {
      await press(page, /^(Delegate|委託)$/);
      await opened(page);
    }),
    { name: 'community-dao-propose', path: '/dao/new' },
    after('dao-propose-fee', '/dao/new', async (page) => {
      await main(page)
        .getByLabel(/^(Token creation fee|建立代幣的費用)/)
        .first()
        .check();
      await quiet(page);
    }),
    { name: 'community-proposal-gone', path: '/dao/12345' },
  ];
}

const trust: readonly Screen[] = [
  { name: 'community-energy', path: '/energy', desktop: true },
  { name: 'community-energy-rentals', path: '/energy?tab=mine' },
  { name: 'community-approvals', path: '/approvals', desktop: true },
  { name: 'community-solvency', path: '/solvency', desktop: true },
  after('solvency-checked', '/solvency', async (page) => {
    await press(page, /^(Check my share|驗證我的份額|Check again|再次驗證)$/);
    await quiet(page);
  }),
  { name: 'community-activity', path: '/activity' },
  { name: 'community-settings', path: '/settings' },
];

/** What the collector of the demo world sees of people, votes and proofs. */
export async function communityScreens(
  stack: Pick<TestStack, 'url' | 'deployment'>,
): Promise<readonly Screen[]> {
  return [...people(stack.deployment.genesisId), ...inviting, ...(await votes(stack)), ...trust];
}

/** What only the owner persona sees: the editor of announcements. */
export const editorScreens: readonly Screen[] = [
  { name: 'community-announcement-edit', path: '/announcementEdit' },
  after('announcement-edit-filled', '/announcementEdit', async (page) => {
    const fields = main(page).getByRole('textbox');
    await fields.nth(0).fill('Pools are funded until June');
    await fields.nth(1).fill('**In full.** See /solvency for what is held.');
  }),
];
