import { health } from '@vellum/api/health/health';
import { membership } from '@vellum/api/membership/membership';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainHttp } from '../../../test/plain-http.ts';
import { serve } from '../http/serve.ts';
import { shedLoad } from './shed-load.ts';

const LATEST_MS = 20;
const app = await plainHttp();
beforeAll(async () => {
  await shedLoad(app, LATEST_MS);
  serve(app, membership.enter, () => {
    throw new Error('nothing is asked of it');
  });
  serve(app, health.live, () => ({ live: true as const }));
});
afterAll(() => app.close());

const call = () => app.inject({ method: 'POST', url: membership.enter.path });

/** What a call meets while the event loop runs late. */
async function statusWhenLate(): Promise<number> {
  const end = performance.now() + 10 * LATEST_MS;
  while (performance.now() < end);
  return (await call()).statusCode;
}

test('calls are refused while the process cannot keep up, and health checks answered', async () => {
  await expect.poll(statusWhenLate, { interval: 0 }).toBe(503);
  const refused = await call();
  expect(refused.json()).toMatchObject({ code: 'SERVER_BUSY' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await app.inject(health.live.path)).statusCode).toBe(200);
  // Without its fields, so that it is refused for what it says.
  await expect.poll(async () => (await call()).json().code).toBe('VALIDATION');
});
