import { energy } from '@vellum/api/energy/energy';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { plainHttp } from '../../../test/plain-http.ts';
import { UnreadableAnswer } from '../chain/ask-contract.ts';
import { serve } from './serve.ts';

/** What caller and log hear when an endpoint throws. */
async function heardOf(error: Error) {
  const logged: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => logged.push(JSON.parse(line)) });
  const app = await plainHttp({ log });
  serve(app, energy.desk, () => {
    throw error;
  });
  const answer = await app.inject({ method: 'POST', url: energy.desk.path });
  await app.close();
  return { answer: answer.json() as { code: string; requestId: string }, logged };
}

test.each([
  { error: new TypeError('cannot read'), code: 'INTERNAL', level: 50, problem: 'cannot read' },
  {
    error: new UnreadableAnswer(new RangeError('word 3')),
    code: 'CHAIN_UNAVAILABLE',
    level: 40,
    cause: 'word 3',
  },
])('a caller hears a code, the log the rest: $code', async ({ error, code, ...line }) => {
  const { answer, logged } = await heardOf(error);
  expect(answer.code).toBe(code);
  expect(JSON.stringify(answer)).not.toMatch(/cannot read|word 3/);
  expect(logged).toMatchObject([{ ...line, requestId: answer.requestId }]);
});
