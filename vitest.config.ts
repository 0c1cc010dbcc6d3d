import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { chooseSeed } from './scripts/check/seed.ts';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/.cache/**', '**/.data/**'],
    setupFiles: ['scripts/test-setup/property-seed.ts'],
    env: { VELLUM_SEED: chooseSeed(process.env['VELLUM_SEED']) ?? '0' },
    maxWorkers: Math.max(2, availableParallelism()),
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
