// @module-tag deep

import { IMAGE_BYTES_LIMIT } from '@vellum/api/uploads/image-rule';
import type { Locator } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { imageRows } from '../../packages/server/test/images/image-rows.ts';
import { onStack } from '../stack/on-stack.ts';
import { picture } from '../token-launch/creator.ts';
import { deepRefusalWays } from '../visitor/ways.ts';
import { ProfileVisitor } from './profile-visitor.ts';

const on = onStack();
const DAILY = 50;
const IMAGES = 100;
const NETWORK_DAILY = 200;

async function restart(changed: Parameters<typeof on.site.startServer>[0]): Promise<void> {
  await on.site.stopServer();
  await on.site.startServer(changed);
}

afterEach(() => imageRows(on.site.databaseUrl).clear());

describe.each(deepRefusalWays)('a picture that is refused, $what', (way) => {
  it('is not taken by the page when it is too large or no picture', async () => {
    const me = await ProfileVisitor.arrive(on, way);
    const { t } = me;
    const { field, note } = formOf(me);
    await me.introduction.fill('Old paper, new ledgers.');
    for (const [file, reason] of [
      [{ ...picture(), mimeType: 'image/svg+xml' }, t('error.IMAGE_FORMAT')],
      [picture(IMAGE_BYTES_LIMIT), t('error.IMAGE_TOO_LARGE', { max: '4 MB' })],
      [{ ...picture(), buffer: Buffer.from('no picture') }, t('error.IMAGE_FORMAT')],
    ] as const) {
      await field.setInputFiles(file);
      await note.getByText(reason, { exact: true }).waitFor();
      expect(await describes(note, field)).toBe(true);
    }
    expect(await me.introduction.inputValue()).toBe('Old paper, new ledgers.');
    await me.expectAccessible();
    expect(me.visitor.complaints).toEqual([]);
    await me.visitor.leave();
  });

  it('is told beside the field with the reason of the server, and is taken once there is room', async () => {
    const rows = imageRows(on.site.databaseUrl);
    const me = await ProfileVisitor.arrive(on, way);
    const { t, account, page } = me;
    const { field, note, sheet, use } = formOf(me);
    await me.introduction.fill('Old paper, new ledgers.');
    const refused = async (reason: string) => {
      await field.setInputFiles(picture());
      await use.click();
      await sheet.getByRole('alert').getByText(reason, { exact: true }).waitFor();
      await me.expectAccessible();
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      await note.getByText(reason, { exact: true }).waitFor();
      expect(await describes(note, field)).toBe(true);
      expect(await me.introduction.inputValue()).toBe('Old paper, new ledgers.');
    };
    await rows.addUploads(account.address, DAILY);
    await refused(t('error.QUOTA', { max: DAILY }));
    await rows.clear();
    await rows.addImages(account.address, IMAGES);
    await refused(t('error.IMAGE_QUOTA', { max: IMAGES, size: '32 MB', days: 7 }));
    await rows.clear();

    await restart({ mediaBytes: 0 });
    await refused(t('error.IMAGES_FULL'));
    await field.setInputFiles(picture());
    await use.click();
    await sheet.getByRole('alert').waitFor();
    await restart({ mediaBytes: 2 ** 30 });
    await use.click();
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => me.app.locator('main img[src^="/media/"]').count()).toBe(2);
    expect(await note.count()).toBe(0);
    await me.submit.click();
    await me.app.getByText(t('profiles.saved')).waitFor();
    await me.visitor.leave();
  });

  it('tells who is not active that their network has sent too many', async () => {
    const account = await on.site.account();
    const me = await ProfileVisitor.arrive(on, way, { account });
    const { field, sheet, use } = formOf(me);
    await restart({ rateLimits: 'on' });
    await imageRows(on.site.databaseUrl).addUploads('others', NETWORK_DAILY, '127.0.0.1');
    await field.setInputFiles(picture());
    await use.click();
    await sheet
      .getByRole('alert')
      .getByText(me.t('error.NETWORK_QUOTA'), { exact: true })
      .waitFor();
    await restart({ rateLimits: 'off' });
    await me.visitor.leave();
  });
});

function formOf({ app, t }: ProfileVisitor) {
  const sheet = app.getByRole('dialog', { name: t('uploads.cropTitle') });
  return {
    field: app.locator('main input[type=file]'),
    note: app.locator('main').getByRole('alert'),
    sheet,
    use: sheet.getByRole('button', { name: t('uploads.usePicture') }),
  };
}

/** Whether a screen reader reads the note with the field. */
async function describes(note: Locator, field: Locator): Promise<boolean> {
  return (await note.getAttribute('id')) === (await field.getAttribute('aria-describedby'));
}
