import { type Address, toHexAddress } from '@vellum/tron/address';
import { COIN_DECIMALS, formatAmount } from '@vellum/tron/amount';
import { getAccount } from '@vellum/tron/client/accounts';
import { createClient } from '@vellum/tron/client/client';
import { describe, expect, it } from 'vitest';
import { Collector } from '../cards/collector.ts';
import { onStack } from '../stack/on-stack.ts';
import { ways } from '../visitor/ways.ts';

const on = onStack({ prices: true });

/** Both languages on a phone. */
const both = [ways[0], ways[2]];

async function trxOf(owner: Address): Promise<bigint> {
  const client = createClient({ fullNodes: [on.site.devnet.url ?? ''] });
  return (await getAccount(client, toHexAddress(owner)))?.balance ?? 0n;
}

describe.each(both)('receipts, $what', (way) => {
  it('show the card, what was refunded and what the chain moved, to the last unit', async () => {
    const buyer = await Collector.arrive(on, way);
    const { app, page, t, account } = buyer;
    const name = t('cards.level', { level: 1 });
    const before = await trxOf(account.address);
    await app.getByRole('button', { name }).click();
    await buyer
      .dialog(t('cardMarket.levelTitle', { name }))
      .getByRole('button', { name: t('cardMarket.reviewPurchase') })
      .click();
    // The node does not answer for the receipt: the purchase stands all the same.
    await page.route('**/wallet/gettransactionbyid', (route) => route.abort());
    await buyer.confirm(t('cards.buyReview', { name }));
    const seal = buyer.dialog(t('paidAction.done'));
    await seal.getByText(t('receipt.unread')).waitFor();
    await buyer.expectAccessible();
    await page.unroute('**/wallet/gettransactionbyid');
    // It is asked for again by itself.
    const receipt = seal.getByRole('region', { name: t('receipt.receipt') });
    await receipt.waitFor();
    const spent = before - (await trxOf(account.address));
    const change = `\u2212${formatAmount(spent, COIN_DECIMALS, { grouping: true })}\u00a0TRX`;
    await receipt.getByText(change).waitFor();
    await receipt.getByText(t.like('receipt.refunded')).waitFor();
    await seal.locator('img[data-card]').waitFor();
    await buyer.expectAccessible();
    expect(buyer.visitor.complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
    await buyer.visitor.leave();
  });
});
