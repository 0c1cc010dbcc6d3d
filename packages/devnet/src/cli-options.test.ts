import { expect, test } from 'vitest';
import { helpText, parseCli } from './cli-options.ts';

test('no flags: an instant chain with the usual place and rules', () => {
  expect(parseCli([])).toEqual({
    kind: 'start',
    options: {
      port: 9090,
      host: '127.0.0.1',
      dataFolder: '.data.devnet',
      mining: { mode: 'instant' },
      solidLag: 0,
      preset: 'mainnet',
      genesis: { accounts: 10 },
      verbose: false,
    },
  });
});

test('every flag reaches its option', () => {
  const line =
    '--port 0 --host ::1 --data-dir x --block-time 3000 --solid-lag 19 --preset nile --accounts 3 --verbose';
  expect(parseCli(line.split(' '))).toEqual({
    kind: 'start',
    options: {
      port: 0,
      host: '::1',
      dataFolder: 'x',
      mining: { mode: 'interval', blockTimeMs: 3000 },
      solidLag: 19,
      preset: 'nile',
      genesis: { accounts: 3 },
      verbose: true,
    },
  });
});

test('all problems are listed together', () => {
  expect(parseCli(['--port', '70000', '--preset', 'moon', '--accounts', '0'])).toMatchObject({
    kind: 'invalid',
    problems: [/^--port must/, /^--preset must/, /^--accounts must/].map((start) =>
      expect.stringMatching(start),
    ),
  });
});

test('an unknown flag, a stray word and a missing value are refused', () => {
  for (const line of [['--speed', '9'], ['fast'], ['--port']]) {
    expect(parseCli(line)).toMatchObject({ kind: 'invalid' });
  }
});

test('help names every flag with its default', () => {
  expect(parseCli(['--help', '--port', 'x'])).toEqual({ kind: 'help' });
  for (const flag of [
    'port',
    'host',
    'data-dir',
    'block-time',
    'solid-lag',
    'preset',
    'accounts',
    'verbose',
  ]) {
    expect(helpText()).toMatch(new RegExp(`--${flag} .*\\(.+\\)`));
  }
});
