import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig, variables } from './config.ts';

test('an empty environment gives the run contract its defaults', () => {
  expect(readConfig({})).toEqual({
    status: 'valid',
    config: {
      host: '127.0.0.1',
      devnetPort: 9090,
      dataDir: '.data',
      blockTimeMs: 3000,
      solidLag: 3,
    },
  });
});

test('given values are used, empty ones count as unset', () => {
  const result = readConfig({ DEVNET_PORT: '9191', DATA_DIR: 'elsewhere', HOST: '' });
  expect(result).toMatchObject({
    config: { devnetPort: 9191, dataDir: 'elsewhere', host: '127.0.0.1' },
  });
});

test('all problems are listed together, each with its variable', () => {
  const result = readConfig({
    DEVNET_PORT: '70000',
    DEVNET_SOLID_LAG: '-1',
    DEVNET_BLOCK_TIME_MS: '3e3',
  });
  expect(result).toEqual({
    status: 'invalid',
    problems: [
      'DEVNET_PORT must be a whole number from 1 to 65535, not "70000"',
      'DEVNET_BLOCK_TIME_MS must be a whole number from 100 to 86400000, not "3e3"',
      'DEVNET_SOLID_LAG must be a whole number from 0 to 1000, not "-1"',
    ],
  });
});

test('.env.example names exactly these variables with their meaning and default', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  const expected = Object.entries(variables).map(
    ([name, { about, fallback }]) => `# ${about}\n#${name}=${fallback}`,
  );
  const [, ...entries] = example.trimEnd().split('\n\n');
  expect(entries).toEqual(expected);
});
