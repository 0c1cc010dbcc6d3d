import { sizeBudgets } from '../size-budgets.ts';
import { bundleSize } from './bundle-size.ts';
import type { Stage } from './stage.ts';

/** Each budget counts as one. */
export const sizeStage: Stage = {
  name: 'size',
  async run() {
    const measured = [];
    for (const budget of sizeBudgets) {
      measured.push({ ...budget, size: await bundleSize(budget.entry) });
    }
    const over = measured.filter(({ size, limit }) => size > limit);
    const lines = measured.map(
      ({ name, size, limit }) => `${name}: ${size} bytes gzip of at most ${limit}`,
    );
    return {
      passed: measured.length - over.length,
      failed: over.length,
      output: lines.join('\n'),
      note: lines.join('; '),
    };
  },
};
