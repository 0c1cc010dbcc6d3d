import { MalformedAnswer, NodeUnreachable } from '@vellum/tron/errors';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { UnreadableAnswer } from '../chain/ask-contract.ts';
import { Refusal } from '../refusals/refusal.ts';
import { logFailure } from './log-failure.ts';
import { problemOf } from './problem-of.ts';

/** What the log gets of an error as an endpoint throws it. */
function loggedOf(error: unknown): readonly Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  logFailure(log, error, { problem: problemOf(error, ['CHAIN_UNAVAILABLE']), requestId: 'one' });
  return lines;
}

test('a bug is an error, with the request that met it', () => {
  const lines = loggedOf(new TypeError('cannot read'));
  expect(lines).toMatchObject([{ level: 50, problem: 'cannot read', requestId: 'one' }]);
});

test.each([
  new UnreadableAnswer(new RangeError('word 3')),
  new MalformedAnswer('not JSON', { cause: new RangeError('word 3') }),
])('what of the chain could not be read is told with its cause: $name', (error) => {
  expect(loggedOf(error)).toMatchObject([{ level: 40, cause: 'word 3', requestId: 'one' }]);
});

test.each([new Refusal({ code: 'CHAIN_UNAVAILABLE' }), new NodeUnreachable('/wallet', [], 0)])(
  'what is only refused is not told: $name',
  (error) => {
    expect(loggedOf(error)).toEqual([]);
  },
);
