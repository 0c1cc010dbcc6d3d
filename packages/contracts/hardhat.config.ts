import { createRequire } from 'node:module';
import { defineConfig } from 'hardhat/config';
import type { HardhatPlugin } from 'hardhat/types/plugins';
import { compilerSettings } from './scripts/compiler-settings.ts';
import { invariantCounts } from './scripts/invariant-counts.ts';

const require = createRequire(import.meta.url);
const deep = process.env['VELLUM_DEEP'] === '1';
/** The check's seed, so that a failure found by chance can be found again. */
const seed = process.env['VELLUM_SEED'];
/** Two builds at once need two caches; the name keeps them apart. */
const name = process.env['VELLUM_HARDHAT'];
const output = name === undefined ? '../../.cache' : `../../.cache/hardhat-${name}`;

/** What measures the tests measures all of them. */
const isFull = deep || name !== undefined;

/**
 * Tests are linked with the libraries that deploy (test/deploy), and only what is built has its code of now. So whoever
 * asks for some tests builds all that is no test beside them; what is built already costs nothing.
 */
const linkable: HardhatPlugin = {
  id: 'vellum-linkable',
  hookHandlers: {
    solidity: async () => ({
      default: async () => ({
        build: async (context, roots, options, next) => {
          const all = await context.solidity.getRootFilePaths();
          const others = all.filter((root) => !root.endsWith('.t.sol'));
          return next(context, [...new Set([...roots, ...others])], options);
        },
      }),
    }),
  },
};

export default defineConfig({
  plugins: [linkable],
  paths: {
    sources: './src',
    tests: { solidity: './test' },
    cache: `${output}/hardhat`,
    artifacts: `${output}/artifacts`,
  },
  solidity: {
    compilers: [
      {
        version: '0.8.26',
        path: require.resolve('./scripts/soljson-on-heap.cjs'),
        settings: compilerSettings,
      },
    ],
  },
  test: {
    solidity: {
      fuzz: {
        runs: isFull ? 256 : 64,
        ...(seed && { seed: `0x${BigInt(seed).toString(16).padStart(64, '0')}` }),
      },
      invariant: {
        ...invariantCounts(process.env['VELLUM_INVARIANTS'], deep),
        failOnRevert: true,
      },
    },
  },
});
