// @module-tag deep

import { nickNameTable } from '@vellum/api/profiles/nick-name-table';
import { encodeForm } from '@vellum/api/wire/form';
import { paths } from '@vellum/api/wire/paths';
import { shortenAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { signMessage } from '@vellum/tron/message-signing';
import { describe, expect, it } from 'vitest';
import { onStack } from '../stack/on-stack.ts';
import type { Account } from '../stack/stack.ts';
import { picture } from '../token-launch/creator.ts';
import { appTexts } from '../visitor/app-texts.ts';
import { visit } from '../visitor/visitor.ts';
import { deepJourneyWays, deepRefusalWays, isDeep } from '../visitor/ways.ts';
import { ProfileVisitor } from './profile-visitor.ts';

/** Of different people in each language: a name of an active address is held. */
const names = {
  en: {
    me: 'Ren 林',
    sought: 'Halden',
    part: 'aLd',
    first: 'Oriel',
    alike: '0riel',
    boat: 'Ferryman',
  },
  'zh-TW': {
    me: '小滿 Ren',
    sought: '陳海登',
    part: '海',
    first: 'Teodora',
    alike: 'Te0dora',
    boat: '擺渡人',
  },
} as const;

const on = onStack({ env: { FORBIDDEN_WORDS: 'casino' } });

/** Says something of an address, past the app. */
async function say(who: Account, nickName: string, introduction = ''): Promise<void> {
  const { address, privateKey } = who;
  const post = (path: string, form: Record<string, string>, cookie = '') =>
    fetch(on.site.url + path, { method: 'POST', body: encodeForm(form), headers: { cookie } });
  const { data } = await (await post(paths.identity.nonce, { address })).json();
  const signature = signMessage(data.message, fromHex(privateKey));
  const opened = await post(paths.identity.signIn, { nonce: data.nonce, address, signature });
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect((await post(paths.profiles.update, { nickName, introduction }, cookie)).status).toBe(200);
}

describe.each(deepJourneyWays)('people, $what', (way) => {
  const t = appTexts(way.locale);
  const name = names[way.locale];

  it('say who they are and are seen so in the list (S1.28 S1.29 S1.30 S2.30 S2.31)', async () => {
    const { site } = on;
    const me = await ProfileVisitor.arrive(on, way);
    const invited = await site.account();
    await site.activate(invited, me.account.address);
    await site.indexed();
    expect(await me.submit.textContent()).toBe(t('profiles.nothing'));
    await me.nickName.fill(`  ${name.me.replace(' ', '   ')} `);
    await me.introduction.fill('Old paper, new ledgers.\nI never write first.');
    await me.app.locator('main input[type=file]').setInputFiles(picture());
    await me.app
      .getByRole('dialog')
      .getByRole('button', { name: t('uploads.usePicture') })
      .click();
    await expect.poll(() => me.app.locator('main img[src^="/media/"]').count()).toBe(2);
    await me.expectAccessible();
    await me.submit.click();

    // It fades, however long the page takes on which it is said.
    await me.app.getByText(t('profiles.saved')).waitFor();
    const heading = me.app.getByRole('heading', { name: name.me });
    await heading.waitFor();
    await me.app.getByText('Old paper, new ledgers. I never write first.').waitFor();
    await me.app.getByText(t('profiles.active'), { exact: true }).waitFor();
    await me.button(t('ui.check')).click();
    await me.app.getByText(t('profiles.chainSays', { invited: 1, cards: 0 })).waitFor();
    const face = me.app.locator('main img').first();
    const isDrawn = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
    await expect.poll(() => face.evaluate(isDrawn as never)).toBe(true);
    await me.expectAccessible();

    await me.page.goto('/usersList');
    await me.row(name.me).getByText(t('profiles.you'), { exact: true }).waitFor();
    await me.row(shortenAddress(invited.address)).waitFor();
    await me.expectAccessible();
    await me.page.goto('/me');
    await heading.waitFor();
    await me.app.getByRole('link', { name: t('profiles.edit') }).click();
    expect(await me.nickName.inputValue()).toBe(name.me);
    expect(me.visitor.complaints).toEqual([]);
    await me.visitor.leave();
  });
});

describe.runIf(isDeep).each(deepJourneyWays)('people, $what', (way) => {
  const t = appTexts(way.locale);
  const name = names[way.locale];

  it('are searched for, and the list stays as it was left', async () => {
    const { site } = on;
    const people = await Promise.all([site.account(), site.account()]);
    for (const one of people) await site.activate(one);
    await site.indexed();
    const [halden, other] = people as [Account, Account];
    await say(halden, name.sought, 'Engraver');
    const { page, complaints, leave } = await visit(on.browser, site.url, { locale: way.locale });
    await page.goto('/usersList');
    const rows = page.getByRole('main').getByRole('listitem');
    await page.getByText(t('profiles.sort_joined'), { exact: true }).click();
    await expect.poll(() => rows.first().textContent()).toContain(shortenAddress(other.address));
    const search = page.getByRole('searchbox', { name: t('profiles.search') });
    await search.fill('nobody at all');
    await page.getByRole('heading', { name: t('profiles.notFoundTitle') }).waitFor();
    await page.getByRole('button', { name: t('profiles.clear') }).click();
    await search.fill(halden.address.slice(0, 12));
    await page.getByText(t('profiles.found', { n: 1 })).waitFor();
    await search.fill(name.part);
    await page.getByText(t('profiles.found', { n: 1 })).waitFor();
    await rows.first().getByRole('link').click();
    await page.getByRole('heading', { name: name.sought }).waitFor();
    await page.getByRole('button', { name: t('profiles.qr'), exact: true }).click();
    const sheet = page.getByRole('dialog', { name: t('profiles.qrTitle') });
    await sheet.getByRole('img', { name: halden.address }).waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByText(t('profiles.found', { n: 1 })).waitFor();
    expect(await search.inputValue()).toBe(name.part);
    expect(complaints).toEqual([]);

    await page.goto('/user/nonsense');
    await page.getByRole('heading', { name: t('profiles.badTitle') }).waitFor();
    await page.goto(`/user/${(await site.account(0)).address}`);
    await page.getByRole('heading', { name: t('profiles.unknownTitle') }).waitFor();
    await leave();
  });

  it('hear while they type what they cannot call themselves, by the rule of the server (S5.01)', async () => {
    const me = await ProfileVisitor.arrive(on, way);
    const counter = me.app.locator('main').getByText(/^\d+ \/ 12$/);
    // A field of one line takes no line breaks.
    for (const { what, typed, characters, refused } of nickNameTable) {
      if (typed.includes('\n')) continue;
      await me.nickName.fill(typed);
      const told = [await counter.textContent(), await me.nickName.getAttribute('aria-invalid')];
      expect([what, ...told]).toEqual([what, `${characters} / 12`, refused ? 'true' : null]);
    }
    await me.nickName.fill('Ren 林 Papers 2');
    await me.app.getByText(t('profiles.tooMany', { n: 2 })).waitFor();
    expect(await me.submit.textContent()).toBe(t('profiles.shorten'));
    await me.expectAccessible();
    await me.nickName.fill('Vellum Help');
    await me.app
      .getByText(t('profiles.reviewFailed', { reason: t('profiles.reason_impersonation') }))
      .waitFor();
    expect(await me.submit.textContent()).toBe(t('profiles.choose'));
    expect(await me.submit.isDisabled()).toBe(true);
    expect(me.visitor.complaints).toEqual([]);
    await me.visitor.leave();
  });
});

describe.runIf(isDeep).each(deepRefusalWays)('what people cannot call themselves, $what', (way) => {
  const t = appTexts(way.locale);
  const name = names[way.locale];

  it('is refused with the reason, and what was typed stays', async () => {
    const { site } = on;
    const first = await site.account();
    await site.activate(first);
    await site.indexed();
    await say(first, name.first);
    const me = await ProfileVisitor.arrive(on, way);
    await me.introduction.fill('I run the Tuesday call.');
    for (const [typed, reason] of [
      [name.alike, t('profiles.reviewFailed', { reason: t('profiles.reason_taken') })],
      ['C4sino', t('profiles.reviewFailed', { reason: t('profiles.reason_forbidden') })],
    ] as const) {
      await me.nickName.fill(typed);
      await me.submit.click();
      await me.app.getByText(reason).waitFor();
      await me.app.getByText(t('error.UPDATE_FAILED')).waitFor();
      expect(await me.submit.textContent()).toBe(t('profiles.choose'));
    }
    await me.expectAccessible();
    await me.nickName.fill(`${name.first} II`);
    await site.stopServer();
    await me.submit.click();
    await me.app.getByText(t('error.UPDATE_FAILED')).waitFor();
    expect(await me.nickName.inputValue()).toBe(`${name.first} II`);
    await site.startServer();
    await me.submit.click();
    await me.app.getByRole('heading', { name: `${name.first} II` }).waitFor();
    await me.app.getByText('I run the Tuesday call.').waitFor();
    await me.visitor.leave();
  });

  it('is marked where it can be taken for a user who had it first', async () => {
    const { site } = on;
    const [active, stranger] = [await site.account(), await site.account()];
    await say(stranger, name.boat);
    await site.activate(active);
    await site.indexed();
    await say(active, name.boat);
    const { page, leave } = await visit(on.browser, site.url, { locale: way.locale });
    await page.goto(`/user/${stranger.address}`);
    await page.getByText(t('profiles.alikeTitle')).waitFor();
    await page.getByText(t('profiles.notActive'), { exact: true }).waitFor();
    await page.getByRole('link', { name: shortenAddress(active.address) }).click();
    await page.getByText(t('profiles.active'), { exact: true }).waitFor();
    expect(await page.getByText(t('profiles.alikeTitle')).count()).toBe(0);
    await leave();
  });
});
