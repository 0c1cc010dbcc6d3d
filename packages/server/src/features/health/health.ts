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
/** Anyone may ask, as often as they like: what was found out serves all who ask within so many milliseconds. */
const SHARED_MS = 250;

/** For those who run the server: whether the process runs, and whether it can serve. */
export function serveHealth(app: FastifyInstance, deps: HealthDeps): void {
  serve(app, api.live, () => ({ live: true as const }));

  const look = shared(() => lookAt(deps));
  serve(app, api.ready, async ({ reply }) => {
    const found = await look();
    reply.code(found.ready ? 200 : 503);
    return found;
  });
}

async function lookAt({ checks, position }: HealthDeps) {
  const names = Object.keys(checks);
  const [found, results] = await Promise.all([
    position().catch(() => null),
    Promise.all(Object.values(checks).map(inTime)),
  ]);
  return {
    ready: results.every(({ ok }) => ok),
    checks: Object.fromEntries(names.map((name, i) => [name, results[i] ?? { ok: false }])),
    head: found?.head ?? null,
    solid: found?.solid ?? null,
  };
}

/** Does the work once for all who ask until a moment after it is done. */
function shared<T>(work: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | null = null;
  const forget = () => {
    current = null;
  };
  return () => {
    current ??= work().finally(() => setTimeout(forget, SHARED_MS).unref());
    return current;
  };
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
