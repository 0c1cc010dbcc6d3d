import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConnectionGuard } from '../../src/platform/connection-guard.ts';
import { createHttp } from '../../src/platform/http.ts';
import { networkTurns } from '../../src/platform/network-turns.ts';
import { paceLimits } from '../../src/platform/rate-limiter.ts';
import { open } from './raw-socket.ts';

const clock = () => 0;
let url: string;
const app = await createHttp({
  clock,
  log: pino({ level: 'silent' }),
  rights: { isActive: async () => true, isCreator: async () => true, isAdmin: () => true },
  findSession: async () => null,
  cookie: { name: 'sid', attributes: '' },
  origins: () => new Set(),
  limits: paceLimits,
  guard: createConnectionGuard(clock, null),
  turns: networkTurns(),
  observe: () => undefined,
});

beforeAll(async () => {
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

test('what a page asks for in the name of a visitor who is cut off is refused, not left without an answer', async () => {
  const ask = () => app.inject({ url: '/nothing', remoteAddress: '127.0.8.5' });
  for (let asked = 0; asked < 600; asked++) await ask();
  const { closed } = await open(url, { localAddress: '127.0.8.5' });
  await closed;
  await expect(ask()).resolves.toMatchObject({ statusCode: 429 });
});
