/** What each npm script starts, relative to the project root. */
export const commands = {
  start: ['packages/stack/src/main.ts'],
  dev: ['packages/stack/src/main.ts', '--dev'],
  devnet: ['packages/devnet/src/cli.ts'],
  doctor: ['packages/stack/src/doctor/run-doctor.ts'],
  reset: ['packages/stack/src/reset/run-reset.ts'],
  deploy: ['packages/stack/src/deploy/run-deploy.ts'],
  test: ['scripts/check.ts'],
  'test:deep': ['scripts/check.ts', '--deep'],
  bench: ['bench/run.ts'],
  gallery: ['e2e/gallery.ts'],
  pictures: ['e2e/pictures.ts'],
  soak: ['e2e/soak/run.ts'],
  'supply-chain': ['scripts/supply-chain/run.ts'],
  backup: ['packages/stack/src/backup/run-backup.ts'],
  restore: ['packages/stack/src/backup/run-restore.ts'],
  'payout:verify': ['packages/server/src/payout-verify.ts'],
};
