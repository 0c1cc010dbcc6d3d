import { describe, expect, it } from 'vitest';
import { planOf } from './node-plan.ts';

describe('the words of the command', () => {
  it('name a node, or its two sides', () => {
    expect(planOf(['--node', 'http://127.0.0.1:9090/'])).toEqual({
      kind: 'run',
      plan: {
        full: 'http://127.0.0.1:9090',
        solidity: 'http://127.0.0.1:9090',
        spend: undefined,
        dataDir: '.data.test-node',
        only: [],
      },
    });
    const words = ['--node', 'http://a:1,http://a:2', '--only', 'OTC,burn', '--spend', '90'];
    expect(planOf(words)).toMatchObject({
      plan: { full: 'http://a:1', solidity: 'http://a:2', only: ['OTC', 'burn'], spend: '90' },
    });
    expect(planOf(['--help'])).toEqual({ kind: 'help' });
  });

  it.each([
    [[], '--node is missing'],
    [['--node', 'file:///etc/passwd'], 'is the URL of a full node'],
    [['--node', 'http://a:1,http://a:2,http://a:3'], 'is the URL of a full node'],
    [['--node', 'http://a:1', '--fast'], '--fast'],
  ])('are refused: %j', (words, problem) => {
    expect(planOf(words)).toEqual({
      kind: 'invalid',
      problem: expect.stringContaining(problem),
    });
  });

  it('never hold a key, and the refusal does not repeat it', () => {
    expect(planOf(['--node', 'http://a:1', `--key=${'ab'.repeat(32)}`])).toEqual({
      kind: 'invalid',
      problem: 'a key does not belong on the command line: use TEST_KEY_FILE',
    });
  });
});
