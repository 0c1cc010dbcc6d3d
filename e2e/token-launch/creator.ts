import { tokenFactory } from '@vellum/contracts/token-launch';
import type { Locator } from 'playwright-core';
import { type Arrival, arrive, type SiteInBrowser } from '../visitor/arrive.ts';
import { PayingVisitor } from '../visitor/paying-visitor.ts';
import type { Way } from '../visitor/ways.ts';

/** A picture of so many bytes: one green pixel, and nothing behind it. */
export function picture(bytes = 0) {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const buffer = Buffer.concat([pixel, Buffer.alloc(Math.max(0, bytes - pixel.length))]);
  return { name: 'lantern.png', mimeType: 'image/png', buffer };
}

/** Someone who launches tokens, by what the screen says. */
export class Creator extends PayingVisitor {
  static async arrive(
    place: SiteInBrowser,
    way: Way,
    path: string,
    arrival?: Arrival,
  ): Promise<Creator> {
    return new Creator(place, way, await arrive(place, way, path, arrival));
  }

  field(label: string): Locator {
    return this.app.getByLabel(label, { exact: true });
  }

  async fill(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(texts)) await this.field(label).fill(text);
  }

  /** The few fields of the simple form. */
  fillSimple(name = 'Tin Lantern', symbol = 'TINL'): Promise<void> {
    const { t } = this;
    return this.fill({
      [t('launchForm.name')]: name,
      [t('launchForm.symbol')]: symbol,
      [t('launchForm.supply')]: '21000000',
      [t('launchForm.goal')]: '400000',
    });
  }

  next(): Promise<void> {
    return this.button(this.t('launchForm.next')).click();
  }

  async choosePicture(file: ReturnType<typeof picture>): Promise<void> {
    await this.app.locator('main input[type=file][accept*=image]').setInputFiles(file);
  }

  /** From the review to the page of the new token; gives its address. In sentences a name may be set apart. */
  async launch(name: string, inSentence = name): Promise<string> {
    await this.button(this.t('launchForm.review')).click();
    await this.confirm(this.t('launchForm.createReview'));
    const seal = this.dialog(this.t('paidAction.done'));
    await seal.getByText(this.t('launchForm.createDone', { name: inSentence })).waitFor();
    await seal.getByRole('link', { name: this.t('launchForm.createSee') }).click();
    await this.app.getByRole('heading', { name }).first().waitFor();
    return this.newest();
  }

  /** The draft as the browser keeps it. */
  draft(): Promise<unknown> {
    return this.page.evaluate(() => JSON.parse(localStorage.getItem('vellum.launch-draft') ?? '0'));
  }

  /** To the other language, by the settings. */
  async changeLanguage(): Promise<void> {
    await this.page.goto('/settings');
    const other = this.app.locator('label').filter({ hasText: /English|繁體中文/ });
    const unchecked = other.filter({ hasNot: this.app.locator('input:checked') });
    const name = (await unchecked.textContent()) ?? '';
    await unchecked.click();
    const checked = other.filter({ has: this.app.locator('input:checked') });
    await checked.filter({ hasText: name }).waitFor();
  }

  /** Goes to a step of the advanced form. */
  step(number: number): Promise<void> {
    return this.app.locator(`main ol > li:nth-child(${number}) > button`).first().click();
  }

  async openFile(buffer: Buffer): Promise<void> {
    const file = { name: 'launch.json', mimeType: 'application/json', buffer };
    await this.app.locator('main input[type=file][accept*=json]').setInputFiles(file);
  }

  /** The newest token of the factory, by the chain. */
  async newest(): Promise<string> {
    const count = await this.site.read('tokenFactory', tokenFactory.launchCount());
    const { token } = await this.site.read('tokenFactory', tokenFactory.launch(count - 1n));
    return token;
  }
}
