import { describe, expect, it } from 'vitest';
import { parseCli } from './cli-options.ts';

describe('parseCli', () => {
  it('takes one URL for everything, or three', () => {
    const request = parseCli([
      '--node',
      'http://127.0.0.1:9090/',
      '--beside',
      'http://127.0.0.1:1,http://127.0.0.1:2,http://127.0.0.1:3',
    ]);
    expect(request).toMatchObject({
      kind: 'run',
      options: {
        node: {
          full: 'http://127.0.0.1:9090',
          solidity: 'http://127.0.0.1:9090',
          jsonrpc: 'http://127.0.0.1:9090/jsonrpc',
        },
        beside: {
          full: 'http://127.0.0.1:1',
          solidity: 'http://127.0.0.1:2',
          jsonrpc: 'http://127.0.0.1:3/jsonrpc',
        },
      },
    });
  });

  it.each([
    [[]],
    [['--node', 'nowhere']],
    [['--node', 'http://a', '--beside', 'nowhere']],
    [['--node', 'http://a', '--beside', 'http://b', '--record']],
    [['--node', 'http://a', '--programs', 'many']],
    [['--node', 'http://a', '--key', 'ab']],
  ])('refuses %j', (args) => {
    expect(parseCli(args).kind).toBe('invalid');
  });
});
