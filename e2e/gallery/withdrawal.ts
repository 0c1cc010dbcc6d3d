import { incomeStates } from '@vellum/api/order-kinds/display-states';
import { paths } from '@vellum/api/wire/paths';
import type { Page, Route } from 'playwright-core';
import { signInAsCollector } from './member.ts';
import { dialog, type Story } from './story.ts';

type State = (typeof incomeStates)[number];

const MINUTE = 60_000;
const money = { coin: null, symbol: 'TRX', amount: '119080000' };

/** A withdrawal that has come so far. The states pass by too fast for a camera, so its answer is put in here. */
function withdrawalIn(state: State, asked: number) {
  const place = incomeStates.indexOf(state);
  const isOver = state === 'success' || state === 'failed';
  const passed =
    state === 'failed'
      ? ['packing', 'confirming', 'verifying', 'failed']
      : incomeStates.slice(0, place + 1);
  const step = (status: string, index: number) => ({
    status,
    time: asked + index * MINUTE,
    block: null,
    txid: null,
  });
  const seen = (minutes: number, block: number) => ({
    block,
    time: asked + minutes * MINUTE,
    txid: 'a1'.repeat(32),
  });
  return {
    id: '7',
    amount: money,
    asked: money,
    received: state === 'success' ? money : null,
    status: state,
    ...(state === 'failed' && { reason: 'ROOT_VETOED' }),
    time: asked,
    final: isOver,
    root:
      place === 0
        ? null
        : {
            root: `0x${'5e'.repeat(32)}`,
            upToBlock: 600,
            total: '2500000000',
            proposed: seen(1, 612),
            eta: asked + 3 * MINUTE,
            activated: place === 3 || state === 'success' ? seen(3, 640) : null,
            vetoed: state === 'failed' ? seen(3, 630) : null,
          },
    steps: passed.map(step),
  };
}

/** Answers of the server with the withdrawal put in. */
async function put(page: Page, state: State): Promise<void> {
  const answer =
    (change: (data: Record<string, unknown>, asked: number) => unknown) => async (route: Route) => {
      const response = await route.fetch();
      const json = await response.json();
      const asked = Date.now() - 5 * MINUTE;
      await route.fulfill({
        status: 200,
        response,
        json: { ...json, code: 'OK', data: change(json.data ?? {}, asked) },
      });
    };
  const isOver = state === 'success' || state === 'failed';
  await page.unrouteAll();
  await page.route(
    `**${paths.withdrawal.claimable}`,
    answer((data, asked) => ({ ...data, open: isOver ? null : withdrawalIn(state, asked) })),
  );
  await page.route(
    `**${paths.withdrawal.list}`,
    answer((data, asked) => ({ ...data, list: [withdrawalIn(state, asked)] })),
  );
  await page.route(
    `**${paths.withdrawal.get}`,
    answer((_, asked) => ({ ...withdrawalIn(state, asked), asOf: { head: 700, solid: 700 } })),
  );
}

export const withdrawal: Story = {
  name: 'earn-withdrawal',
  pictures: [...incomeStates, 'success-detail', 'failed-detail'],
  tell: async (scene) => {
    const { page, shoot } = scene;
    await signInAsCollector(scene, scene.stack);
    for (const state of incomeStates) {
      await put(page, state);
      await page.goto('/withdraw');
      await page.waitForLoadState('networkidle');
      await shoot(state);
      if (state !== 'success' && state !== 'failed') continue;
      await page.goto('/withdraw?id=7');
      await dialog(page).waitFor();
      await shoot(`${state}-detail`);
    }
  },
};
