import { health as api } from '@vellum/api/health';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve.ts';

export type Check = Readonly<{ ok: boolean; note?: string }>;

export type HealthDeps = Readonly<{
  /** By the name they are shown under. One that throws or takes too long is not well. */
  checks: Readonly<Record<string, () => Promise<Check>>>;
  position(): Promise<Readonly<{ head: number; solid: number }> | null>;
}>;

const CHECK_MS = 2000;

/** For those who run the server: whether the process runs, and whether it can serve. */
export function serveHealth(app: FastifyInstance, { checks, position }: HealthDeps): void {
  serve(app, api.live, () => ({ live: true as const }));

  serve(app, api.ready, async ({ reply }) => {
    const names = Object.keys(checks);
    const [found, results] = await Promise.all([
      position().catch(() => null),
      Promise.all(Object.values(checks).map(inTime)),
    ]);
    const ready = results.every(({ ok }) => ok);
    reply.code(ready ? 200 : 503);
    return {
      ready,
      checks: Object.fromEntries(names.map((name, i) => [name, results[i] ?? { ok: false }])),
      head: found?.head ?? null,
      solid: found?.solid ?? null,
    };
  });
}

async function inTime(check: () => Promise<Check>): Promise<Check> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Check>((settle) => {
    timer = setTimeout(() => settle({ ok: false, note: 'no answer' }), CHECK_MS);
  });
  try {
    return await Promise.race([check(), late]);
  } catch (error) {
    return { ok: false, note: (error as Error).message };
  } finally {
    clearTimeout(timer);
  }
}
