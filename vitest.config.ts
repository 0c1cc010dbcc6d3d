import { defineConfig } from 'vitest/config';
import { chooseSeed } from './scripts/check/seed.ts';
import { LongestFirst } from './scripts/test-setup/longest-first.ts';
import { usualWorkers } from './scripts/test-setup/usual-workers.ts';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/.cache/**', '**/.data/**'],
    // What `npm test` leaves to `npm run test:deep`; a file that is run by its name runs whole.
    tags: [{ name: 'deep' }],
    setupFiles: ['scripts/test-setup/property-seed.ts'],
    env: { VELLUM_SEED: chooseSeed(process.env['VELLUM_SEED']) ?? '0' },
    sequence: { sequencer: LongestFirst },
    maxWorkers: usualWorkers,
    // Limits for something that hangs, wide enough for a machine that stalls for minutes; nothing is judged by its time.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
