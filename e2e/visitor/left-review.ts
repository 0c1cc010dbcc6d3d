import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { againRules } from '../../packages/web/src/shared/paid-action/again-rules.ts';
import type { PayingVisitor } from './paying-visitor.ts';

/** With VELLUM_RESUME=1 every journey leaves each of its reviews, reloads and resumes it before it agrees. */
const leavesReviews = process.env['VELLUM_RESUME'] === '1';

/** Opens what was left last, from the activity page. */
export async function resumeLeft({
  app,
  page,
  t,
}: Pick<PayingVisitor, 'app' | 'page' | 't'>): Promise<void> {
  await page.goto('/activity');
  await app
    .getByRole('button', { name: t('activity.goOn'), exact: true })
    .first()
    .click();
}

/** Leaves the open review and opens it again from the activity page, where its kind can be resumed. */
export async function leaveAndResume(who: PayingVisitor, review: Locator): Promise<void> {
  if (!leavesReviews) return;
  const kind = await leftKind(who);
  const rule = againRules[kind];
  if (rule === 'form' || rule === 'none') return;
  const deal = () => review.locator('dl').first().textContent();
  const left = await deal();
  await resumeLeft(who);
  await review.locator('dl').first().waitFor();
  expect(await leftKind(who), 'another action was resumed').toBe(kind);
  if (rule !== 'renewed') expect(await deal(), kind).toBe(left);
}

type Left = Readonly<{ key: keyof typeof againRules; updatedAt: number; state: { step: string } }>;

/** What the review is of that the journal has kept last. */
async function leftKind({ page }: PayingVisitor): Promise<Left['key']> {
  const kept = await page.evaluate(
    () =>
      new Promise<Left[]>((resolve, reject) => {
        const opening = indexedDB.open('vellum');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('runs').objectStore('runs').getAll();
          all.onerror = () => reject(all.error);
          all.onsuccess = () => resolve(all.result);
          opening.result.close();
        };
      }),
  );
  const [last] = kept
    .filter(({ state }) => state.step === 'review')
    .toSorted((a, b) => b.updatedAt - a.updatedAt);
  if (!last) throw new Error('the journal keeps no review');
  return last.key;
}
