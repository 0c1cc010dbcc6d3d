import { toHexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { TestStack } from '../stack/stack.ts';
import type { AppTexts } from './app-texts.ts';

type Payer = Readonly<{
  t: AppTexts;
  dialog(name: string): Locator;
  confirm(review: string): Promise<void>;
}>;

/** Goes on with a review while a rival's transaction lies ahead of it in the same block. */
export async function beOvertaken(
  site: TestStack,
  who: Payer,
  review: string,
  rival: () => Promise<void>,
): Promise<void> {
  const { devnet } = site;
  const waiting = () => sentByPeople(site);
  await who.dialog(review).getByText(who.t('paidAction.tried')).waitFor();
  await devnet.setMining({ mode: 'manual' });
  try {
    const first = rival();
    await expect.poll(waiting).toBe(1);
    await who.confirm(review);
    await expect.poll(waiting).toBe(2);
    await devnet.mine();
    await first;
  } finally {
    await devnet.setMining({ mode: 'instant' });
    await devnet.mine();
  }
}

/** Transactions that wait, without those of keepers, which may come at any moment. */
function sentByPeople({ devnet, role }: TestStack): number {
  const keepers = (['keeper', 'payout'] as const).map((name) => toHexAddress(role(name).address));
  return devnet.chain.pending().filter(({ contract: { value } }) => {
    const { owner_address } = value as { owner_address: Uint8Array };
    return !keepers.some((keeper) => keeper === toHex(owner_address));
  }).length;
}
