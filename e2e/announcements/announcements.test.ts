// @module-tag deep

import { demoPersonaKey } from '@vellum/api/project/demo-personas';
import { paths } from '@vellum/api/wire/paths';
import { fromHexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import { describe, expect, it } from 'vitest';
import { onStack } from '../stack/on-stack.ts';
import { type Arrival, arrive } from '../visitor/arrive.ts';
import { PayingVisitor } from '../visitor/paying-visitor.ts';
import { visit } from '../visitor/visitor.ts';
import { deepJourneyWays, deepRefusalWays, isDeep, type Way } from '../visitor/ways.ts';

const on = onStack();

const key = demoPersonaKey('owner');
/** Whom every visitor of the embedded chain can be. */
const persona = { address: fromHexAddress(addressOfPrivateKey(fromHex(key))), privateKey: key };

class Writer extends PayingVisitor {
  static async arrive(way: Way, path: string, arrival: Arrival): Promise<Writer> {
    const arrived = await arrive(on, way, path, arrival);
    return new Writer(on, way, arrived);
  }

  /** Agrees in the dialog that asks first. */
  async agree(name: string): Promise<void> {
    await this.button(name).click();
    await this.app.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
  }
}

/** What someone without a wallet reads. */
async function read(path: string, locale: 'en' | 'zh-TW', ...texts: string[]): Promise<void> {
  const { page, complaints, leave } = await visit(on.browser, on.site.url, { locale });
  await page.goto(path);
  for (const text of texts) await page.getByText(text, { exact: true }).first().waitFor();
  expect(complaints.filter((one) => !one.includes('404'))).toEqual([]);
  await leave();
}

describe.each(deepJourneyWays)('an administrator, $what', (way) => {
  it('writes for both languages, changes it, and takes it away', async () => {
    const writer = await Writer.arrive(way, '/announcements', { account: persona });
    const { t, app, page } = writer;
    await app.getByRole('link', { name: t('announcements.write') }).click();
    await writer.signIn();
    await writer
      .button(t('announcementEdit.unwritten', { field: t('announcementEdit.titleEn') }))
      .waitFor();
    await app.getByLabel(t('announcementEdit.titleEn')).fill('Pool funded');
    await app
      .getByLabel(t('announcementEdit.bodyEn'))
      .fill('## What changes\n- **96,000** VLM are in.');
    await app.getByText(t('announcementEdit.chinese'), { exact: true }).click();
    await writer
      .button(t('announcementEdit.unwritten', { field: t('announcementEdit.titleZh') }))
      .waitFor();
    await app.getByLabel(t('announcementEdit.titleZh')).fill('獎勵池已注資');
    await app
      .getByLabel(t('announcementEdit.bodyZh'))
      .fill('已注入 **96,000** VLM。見[償付能力](/solvency)。');
    await app.getByText(t('announcements.safety'), { exact: true }).first().click();
    await app.getByText(t('announcementEdit.pinned')).click();
    const preview = app.getByRole('region', { name: t('announcementEdit.preview') });
    await preview.getByRole('link', { name: '償付能力' }).waitFor();
    await writer.expectAccessible();
    await writer.agree(t('announcementEdit.publish'));
    await app
      .getByRole('heading', { level: 2, name: 'Pool funded' })
      .or(app.getByRole('heading', { level: 2, name: '獎勵池已注資' }))
      .waitFor();
    await app.getByText(t('announcements.never')).waitFor();
    const path = new URL(page.url()).pathname;
    await read('/announcements', 'en', 'Pool funded', 'pinned');
    await read(path, 'en', 'Pool funded', 'What changes', '96,000');
    await read('/announcements', 'zh-TW', '獎勵池已注資', '置頂');
    await read(path, 'zh-TW', '獎勵池已注資', '96,000', '償付能力');

    await app.getByRole('link', { name: t('announcements.edit') }).click();
    await writer.button(t('announcementEdit.nothing')).waitFor();
    await app.getByLabel(t('announcementEdit.bodyEn')).fill('We sent 95,000 VLM.');
    await writer.agree(t('announcementEdit.publishChange'));
    await app.getByText(t.like('announcements.changedTimes', { n: 1 })).waitFor();
    await read(path, 'en', 'We sent 95,000 VLM.');

    await app.getByRole('link', { name: t('announcements.edit') }).click();
    await writer.agree(t('announcementEdit.takeAway'));
    await app.getByText(t('announcements.none')).waitFor();
    await read(path, 'zh-TW', '找不到這則公告');
    expect(writer.visitor.complaints).toEqual([]);
    await writer.visitor.leave();
  });
});

describe.runIf(isDeep).each(deepRefusalWays)('who may not write, $what', (way) => {
  it('finds no way to the editor, and is told so behind it', async () => {
    const stranger = await Writer.arrive(way, '/announcements', {});
    const { t, app, page } = stranger;
    await app.getByText(t('announcements.none')).waitFor();
    expect(await app.getByRole('link', { name: t('announcements.write') }).count()).toBe(0);
    await page.goto('/announcementEdit');
    await stranger.signIn();
    await app.getByText(t('announcementEdit.notWriterTitle')).waitFor();
    await stranger.expectAccessible();
    await stranger.visitor.leave();
  });

  it('loses nothing of what was written when it is refused', async () => {
    const writer = await Writer.arrive(way, '/announcementEdit', { account: persona });
    const { t, app, page } = writer;
    await writer.signIn();
    await page.route(`**${paths.announcements.save}`, (route) => route.abort());
    await app.getByLabel(t('announcementEdit.titleEn')).fill('One');
    await app.getByLabel(t('announcementEdit.bodyEn')).fill('Two');
    await app.getByText(t('announcementEdit.chinese'), { exact: true }).click();
    await app.getByLabel(t('announcementEdit.titleZh')).fill('三');
    await app.getByLabel(t('announcementEdit.bodyZh')).fill('四');
    await writer.agree(t('announcementEdit.publish'));
    await app.getByRole('alert').getByText(t('error.UPDATE_FAILED')).waitFor();
    expect(await app.getByLabel(t('announcementEdit.bodyZh')).inputValue()).toBe('四');
    await writer.visitor.leave();
  });
});
