import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { TestStack } from './stack.ts';

type Payer = Readonly<{
  pay: Readonly<{ tried: string }>;
  dialog(name: string): Locator;
  confirm(review: string): Promise<void>;
}>;

/** Goes on with a review while a rival's transaction lies ahead of it in the same block. */
export async function beOvertaken(
  { devnet }: TestStack,
  who: Payer,
  review: string,
  rival: () => Promise<void>,
): Promise<void> {
  const waiting = () => devnet.chain.pending().length;
  await who.dialog(review).getByText(who.pay.tried).waitFor();
  await devnet.setMining({ mode: 'manual' });
  try {
    const first = rival();
    await expect.poll(waiting).toBe(1);
    await who.confirm(review);
    await expect.poll(waiting, { timeout: 20_000 }).toBe(2);
    await devnet.mine();
    await first;
  } finally {
    await devnet.setMining({ mode: 'instant' });
    await devnet.mine();
  }
}
