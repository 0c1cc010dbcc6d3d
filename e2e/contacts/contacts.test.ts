// @module-tag deep

import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { giveVlm } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
import { type Arrival, arrive } from '../visitor/arrive.ts';
import { PayingVisitor } from '../visitor/paying-visitor.ts';
import { deepJourneyWays, deepRefusalWays, isDeep, type Way } from '../visitor/ways.ts';
import { lookAlike } from './look-alike.ts';

const on = onStack();

class Keeper extends PayingVisitor {
  static async arrive(way: Way, arrival: Arrival = {}): Promise<Keeper> {
    const arrived = await arrive(on, way, '/contacts', arrival);
    return new Keeper(on, way, arrived);
  }

  async adds(name: string, address: string): Promise<void> {
    const { t } = this;
    await this.button(t('contactBook.add')).click();
    const form = this.dialog(t('contactBook.add'));
    await form.getByLabel(t('contactBook.address'), { exact: true }).fill(address);
    await form.getByLabel(t('contactBook.name'), { exact: true }).fill(name);
    await form.getByRole('button', { name: t('contactBook.save') }).click();
    await form.waitFor({ state: 'detached' });
  }
}

describe.each(deepJourneyWays)('the contact book, $what', (way) => {
  it('knows people by name, and catches a poisoned address where something is sent', async () => {
    const ada = (await on.site.account()).address;
    const poisoned = lookAlike(ada);
    const keeper = await Keeper.arrive(way);
    const { t, app, page } = keeper;
    await giveVlm(on.site, keeper.account, 100_000_000n);
    await app.getByText(t('contactBook.emptyTitle')).waitFor();
    await keeper.expectAccessible();
    await keeper.adds('Ada', ada);
    await keeper.button(t('contactBook.changeOf', { name: 'Ada' })).waitFor();

    await page.goto('/otc');
    await keeper.button(t('otc.make')).click();
    const form = keeper.dialog(t('otc.make'));
    await form.getByLabel(t('otc.youGive'), { exact: true }).fill('10');
    await form.getByLabel(t('otc.youWant'), { exact: true }).fill('2');
    await form.getByText(t('otc.oneAddress'), { exact: true }).click();
    const taker = form.getByLabel(t('otc.takerAddress'));
    await taker.fill(poisoned);
    await form.getByText(t('contacts.alike_contact', { name: 'Ada' })).waitFor();
    await form.getByText(t('contacts.real_contact', { name: 'Ada' })).waitFor();
    await keeper.expectAccessible();
    const held = form.getByRole('button', { name: t('otc.enterTaker') });
    expect(await held.isDisabled()).toBe(true);
    // Whoever means it can say so, and think again.
    await form.getByText(t('contacts.confirmAlike')).click();
    await form.getByRole('button', { name: t('otc.reviewMake') }).waitFor();
    await form.getByText(t('contacts.confirmAlike')).click();
    await held.waitFor();
    await form.getByRole('button', { name: t('contacts.useInstead') }).click();
    expect(await taker.inputValue()).toBe(ada);
    await form.getByText(t('contacts.is_contact', { name: 'Ada' }), { exact: true }).waitFor();
    expect(await form.getByText(t('contacts.alike_contact', { name: 'Ada' })).count()).toBe(0);
    await form.getByRole('button', { name: t('otc.reviewMake') }).waitFor();

    await taker.fill('');
    await form.getByRole('button', { name: t('contactBook.list') }).click();
    await keeper.dialog(t('contacts.pick')).getByRole('button', { name: 'Ada' }).click();
    expect(await taker.inputValue()).toBe(ada);
    expect(keeper.visitor.complaints).toEqual([]);
    await keeper.visitor.leave();
  });
});

describe.runIf(isDeep).each(deepJourneyWays)('the contact book, $what', (way) => {
  it('goes into a file and comes back from it', async () => {
    const ada = (await on.site.account()).address;
    const keeper = await Keeper.arrive(way);
    const { t, app, page } = keeper;
    await keeper.adds('Ada', ada);
    const saved = page.waitForEvent('download');
    await keeper.button(t('contactBook.export')).click();
    const file = await (await saved).path();
    expect(await readFile(file, 'utf8')).toBe(`\ufeff${ada},"Ada"\r\n`);
    await keeper.button(t('contactBook.changeOf', { name: 'Ada' })).click();
    await app
      .getByRole('dialog')
      .getByRole('button', { name: t('contactBook.remove') })
      .click();
    await app.getByText(t('contactBook.emptyTitle')).waitFor();
    await app.getByLabel(t('contactBook.import')).setInputFiles(file);
    await app.getByText(t('contactBook.imported', { n: 1, left: 0 })).waitFor();
    await keeper.button(t('contactBook.changeOf', { name: 'Ada' })).waitFor();
    await page.reload();
    await keeper.button(t('contactBook.changeOf', { name: 'Ada' })).waitFor();
    await keeper.visitor.leave();
  });
});

describe.runIf(isDeep).each(deepRefusalWays)('what the contact book refuses, $what', (way) => {
  it('is a name that reads like another, and a look-alike without a second look', async () => {
    const ada = (await on.site.account()).address;
    const other = (await on.site.account()).address;
    const keeper = await Keeper.arrive(way);
    const { t } = keeper;
    await keeper.adds('Ada', ada);
    await keeper.button(t('contactBook.add')).click();
    const form = keeper.dialog(t('contactBook.add'));
    await form.getByRole('button', { name: t('contactBook.enterAddress') }).waitFor();
    await form.getByLabel(t('contactBook.address'), { exact: true }).fill(lookAlike(ada));
    await form.getByText(t('contacts.alike_contact', { name: 'Ada' })).waitFor();
    expect(
      await form.getByRole('button', { name: t('contactBook.enterAddress') }).isDisabled(),
    ).toBe(true);
    await keeper.expectAccessible();
    await form.getByLabel(t('contactBook.address'), { exact: true }).fill(other);
    await form.getByRole('button', { name: t('contactBook.enterName') }).waitFor();
    await form.getByLabel(t('contactBook.name'), { exact: true }).fill('Аdа');
    await form.getByText(t('contactBook.nameTaken')).waitFor();
    expect(await form.getByRole('button', { name: t('contactBook.changeName') }).isDisabled()).toBe(
      true,
    );
    await keeper.visitor.leave();
  });
});
