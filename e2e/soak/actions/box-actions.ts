import { paths } from '@vellum/api/wire/paths';
import { byName, oneRow, type UserAction } from '../scene.ts';

const { blindBoxes } = paths;

/** What people do with boxes. */
export const boxActions: readonly UserAction[] = [
  {
    name: 'buy a box',
    weight: 3,
    async wish(scene) {
      const series = await oneRow(scene, blindBoxes.listSeries, { phase: 'onSale' });
      if (!series) return null;
      return byName('blind-boxes.buy', { seriesId: series.seriesId, quantity: 1 });
    },
  },
  {
    name: 'open a box',
    weight: 3,
    async wish(scene) {
      const box = await oneRow(scene, blindBoxes.listMine, { status: 'openable' });
      if (!box) return null;
      const { prepareOpening: before, confirmOpening: after } = blindBoxes;
      return { before, after, form: { seriesId: box.seriesId, boxId: box.boxId } };
    },
  },
  {
    name: 'take the price of a box back',
    weight: 1,
    async wish(scene) {
      const box = await oneRow(scene, blindBoxes.listMine, { status: 'refundable' });
      if (!box) return null;
      return byName('blind-boxes.refund', { seriesId: box.seriesId, boxId: box.boxId });
    },
  },
  ...(['close', 'capture'] as const).map((step) => ({
    name: `${step} a series`,
    weight: 1,
    wish: async (scene: Parameters<UserAction['wish']>[0]) => {
      const phase = step === 'close' ? 'soldOut' : 'ended';
      const series = await oneRow(scene, blindBoxes.listSeries, { phase });
      return series ? byName(`blind-boxes.${step}`, { seriesId: series.seriesId }) : null;
    },
  })),
];
