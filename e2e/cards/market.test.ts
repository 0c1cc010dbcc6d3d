import { paths } from '@vellum/api/wire/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { offerCardsIn } from '../../packages/server/test/bench/many-listings.ts';
import { onStack } from '../stack/on-stack.ts';
import { accessibilityProblems } from '../visitor/accessibility.ts';
import { visit } from '../visitor/visitor.ts';
import { isDeep } from '../visitor/ways.ts';
import { comeBack, goDeep, openMiddle } from './deep-market.ts';

const on = onStack({ demoWorld: 'small' });
beforeAll(() => on.site.indexed());

type State = 'owned' | 'onSale' | 'pledged' | 'frozen';

/** The id of some card in a state, as the server knows it. */
async function cardIn(state: State): Promise<string> {
  const answer = await fetch(`${on.site.url}${paths.levelCards.list}`, {
    method: 'POST',
    body: new URLSearchParams({ state }),
  });
  const { data } = (await answer.json()) as { data: { list: readonly { tokenId: string }[] } };
  const [card] = data.list;
  if (!card) throw new Error(`no card is ${state}`);
  return card.tokenId;
}

describe('the card market', () => {
  it('keeps tab, level and search of the market while a card is looked at (S2.06)', {
    tags: 'deep',
  }, async () => {
    const { page, complaints, leave } = await visit(on.browser, on.site.url, { locale: 'en' });
    await page.goto('/nft');
    await page.getByRole('button', { name: /^Bronze/ }).waitFor();
    await page.getByRole('tab', { name: 'By holders' }).click();
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bronze' }).click();
    await page.getByRole('button', { name: /^Show \d+ cards?$/ }).click();
    const rows = page.getByRole('list', { name: 'Listings' }).getByRole('link');
    await page.locator('[role=dialog]').waitFor({ state: 'detached' });
    await expect.poll(() => rows.count()).toBe(2);
    expect(await accessibilityProblems(page)).toEqual([]);

    await rows.first().click();
    await page.getByRole('button', { name: 'Review purchase' }).waitFor();
    await page.goBack();
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByRole('searchbox').fill('not a number');
    await page.getByText('For example 318 or G 000 318.').waitFor();
    await page.getByRole('searchbox').fill('4294967295');
    await page.getByText('No card matches').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await rows.nth(2).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  it('counts every level in the inventory, and the chain agrees (S2.07)', async () => {
    const { page, leave } = await visit(on.browser, on.site.url, { locale: 'en' });
    await page.goto('/nftInv');
    for (const level of ['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond', 'Black']) {
      await page.getByRole('heading', { name: level }).waitFor();
    }
    const minted = await page.getByText(/^[\d,]+ minted$/).allTextContents();
    const sum = minted.reduce((all, text) => all + Number.parseInt(text.replace(',', ''), 10), 0);
    await page.getByRole('button', { name: 'check it' }).click();
    await page.getByText(`${sum} cards minted, per the contract.`).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await leave();
  });

  it('shows a card in each of its states with who, why and until when (S2.08 S4.10)', {
    tags: 'deep',
  }, async () => {
    const { page, leave } = await visit(on.browser, on.site.url, { locale: 'zh-TW' });
    const shown: readonly (readonly [State, string])[] = [
      ['owned', '未出售'],
      ['onSale', '您支付'],
      ['pledged', '解鎖時間'],
      ['frozen', '執行者'],
    ];
    for (const [state, words] of shown) {
      await page.goto(`/nftDetail?id=${await cardIn(state)}`);
      await page.getByText(words).first().waitFor();
      await page.getByText(/發行$/).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
    }
    await leave();
  });

  it('says of an unknown number that the card is not minted', async () => {
    const { page, leave } = await visit(on.browser, on.site.url, { locale: 'en' });
    const unknown = ((1n << 64n) | 4_000_000_000n).toString();
    for (const id of [unknown, '77', '']) {
      await page.goto(`/nftDetail?id=${id}`);
      await page.getByText('Card not minted.').waitFor();
    }
    await leave();
  });
});

describe.runIf(isDeep)('the card market', () => {
  it('comes back as deep as it was left among 10,000 cards, and draws few of them', async () => {
    await offerCardsIn(on.site.databaseUrl, 10_000);
    const { page, leave } = await visit(on.browser, on.site.url, { locale: 'en' });
    const depth = await goDeep(page);
    await openMiddle(page);
    await comeBack(page, depth);
    expect(await page.evaluate(() => window.scrollY)).toBe(depth);
    await page.getByRole('button', { name: 'Silver remove' }).waitFor();
    const drawn = await page.getByRole('list', { name: 'Listings' }).getByRole('listitem').count();
    expect(drawn).toBeLessThan(60);
    await leave();
  });
});
