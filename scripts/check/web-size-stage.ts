import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureBuilt } from '@vellum/web/build';
import { type Manifest, measureWeb } from '../web-sizes.ts';
import type { Stage } from './stage.ts';

/** The budgets of the web, measured on its production build; each counts as one. */
export const webSizeStage: Stage = {
  name: 'web size',
  async run() {
    const folder = await ensureBuilt();
    const manifest: Manifest = JSON.parse(
      readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
    );
    const sizeOf = (file: string) =>
      gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
    const measured = measureWeb(manifest, sizeOf);
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
