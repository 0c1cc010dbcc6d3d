import { availableParallelism } from 'node:os';
import { coverageStage } from './coverage-stage.ts';
import { sizeStage } from './size-stage.ts';
import { solidityStage } from './solidity-stage.ts';
import type { Stage } from './stage.ts';
import { testStage } from './test-stage.ts';
import { toolStage } from './tool-stage.ts';
import { webSizeStage } from './web-size-stage.ts';

/** Of types: each looks again at what all of them use, so that more than processors to spare cost more than they bring. */
const checkers = Math.max(1, availableParallelism() >> 1);

/** The test suites, lowest package first where nothing else is said: a break below shows before what stands on it. */
const suites: readonly Stage[] = [
  testStage('rules', 'scripts'),
  testStage('tron', 'packages/tron', { shared: true }),
  testStage('art', 'packages/art', { shared: true }),
  testStage('devnet', 'packages/devnet', { shared: true }),
  testStage('conformance', 'packages/conformance', { shared: true }),
  testStage('api', 'packages/api', { shared: true }),
  testStage('server', 'packages/server', { shared: true }),
  testStage('web', 'packages/web', { shared: true, bundled: true }),
  // By now the Solidity tests have compiled what this would compile again.
  testStage('contracts', 'packages/contracts', { shared: true }),
  testStage('stack', 'packages/stack', { more: 2 }),
  testStage('browser', 'e2e', { shared: true, without: 'soak' }),
  // A hundred users at once leave no processor to a browser: by itself.
  testStage('soak', 'e2e/soak'),
];

/** Everything `npm test` checks, cheapest first. */
export const stages: readonly Stage[] = [
  toolStage('lint', {
    script: 'node_modules/@biomejs/biome/bin/biome',
    args: ['check', '--error-on-warnings', '.'],
    remedy: 'What is FIXABLE or about format: node_modules/.bin/biome check --write <those files>.',
  }),
  toolStage('types', {
    script: 'node_modules/typescript/bin/tsc',
    args: ['-b', '--checkers', String(checkers)],
    remedy: 'A missing key is often the next step of a new feature: see CONTRIBUTING.md.',
  }),
  toolStage('unused', {
    script: 'node_modules/knip/bin/knip.js',
    args: ['--no-progress'],
    remedy: 'Remove what is unused; a separate program is an entry in knip.json.',
  }),
  ...suites,
  solidityStage,
  sizeStage,
  webSizeStage,
  coverageStage(suites.map(({ name }) => name)),
];
