/** What each npm script starts, relative to the project root. */
export const commands = {
  start: ['packages/stack/src/main.ts'],
  dev: ['packages/stack/src/main.ts', '--dev'],
  devnet: ['packages/devnet/src/cli.ts'],
  doctor: ['packages/stack/src/doctor/run-doctor.ts'],
  reset: ['packages/stack/src/reset/run-reset.ts'],
  deploy: ['packages/stack/src/deploy/run-deploy.ts'],
  'deploy:sources': ['packages/contracts/scripts/run-sources.ts'],
  test: ['scripts/check.ts'],
  'test:deep': ['scripts/check.ts', '--deep'],
  bench: ['bench/run.ts'],
  gallery: ['e2e/gallery/gallery.ts'],
  pictures: ['e2e/gallery/pictures.ts'],
  soak: ['e2e/soak/run.ts'],
  kills: ['e2e/soak/kills/run.ts'],
  'test:node': ['e2e/node/run.ts'],
  conformance: ['packages/conformance/src/cli.ts'],
  prove: ['packages/contracts/scripts/prove.ts'],
  'supply-chain': ['scripts/supply-chain/run.ts'],
  backup: ['packages/stack/src/backup/run-backup.ts'],
  restore: ['packages/stack/src/backup/run-restore.ts'],
  'payout:verify': ['packages/server/src/payout-verify.ts'],
};

/** Those that run the product; the others are for developers and need the development packages too. */
export const productCommands = [
  'start',
  'devnet',
  'doctor',
  'reset',
  'deploy',
  'backup',
  'restore',
  'payout:verify',
];
