import { health as api, type CheckCode } from '@vellum/api/health/health';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { serve } from '../../platform/http/serve.ts';

/** `behind` counts blocks; `words` say what was found, for the log alone. */
export type Check =
  | Readonly<{ ok: true; behind?: number }>
  | Readonly<{ ok: false; code: CheckCode; behind?: number; words?: string }>;

export type HealthDeps = Readonly<{
  /** By the name they are shown under. One that throws or takes too long is not well. */
  checks: Readonly<Record<string, () => Promise<Check>>>;
  position(): Promise<Readonly<{ head: number; solid: number }> | null>;
  log: Logger;
}>;

const CHECK_MS = 2000;
/** Anyone may ask, as often as they like: what was found out serves all who ask within so many milliseconds. */
const SHARED_MS = 250;

/** For those who run the server: whether the process runs, and whether it can serve. */
export function serveHealth(app: FastifyInstance, deps: HealthDeps): void {
  serve(app, api.live, () => ({ live: true as const }));

  const tell = teller(deps.log);
  const look = shared(() => lookAt(deps, tell));
  serve(app, api.ready, async ({ reply }) => {
    const found = await look();
    reply.code(found.ready ? 200 : 503);
    return found;
  });
}

async function lookAt({ checks, position }: HealthDeps, tell: Tell) {
  const looking = Object.entries(checks).map(
    async ([name, check]) => [name, await inTime(check)] as const,
  );
  const [place, found] = await Promise.all([position().catch(() => null), Promise.all(looking)]);
  for (const [name, check] of found) tell(name, check);
  return {
    ready: found.every(([, { ok }]) => ok),
    checks: Object.fromEntries(found.map(([name, check]) => [name, withoutWords(check)])),
    head: place?.head ?? null,
    solid: place?.solid ?? null,
  };
}

function withoutWords(check: Check) {
  const { words: _, ...told } = { words: '', ...check };
  return told;
}

type Tell = (name: string, check: Check) => void;

/** Tells the log what is wrong, in words, each time that it is something else. */
function teller(log: Logger): Tell {
  const told = new Map<string, string>();
  return (name, check) => {
    if (check.ok) {
      told.delete(name);
      return;
    }
    const { code, words = code } = check;
    if (told.get(name) === words) return;
    told.set(name, words);
    log.warn({ check: name, code, problem: words }, 'health check failed');
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
    timer = setTimeout(() => settle({ ok: false, code: 'NO_ANSWER' }), CHECK_MS);
  });
  try {
    return await Promise.race([check(), late]);
  } catch (error) {
    return { ok: false, code: 'FAILED', words: wordsOf(error) };
  } finally {
    clearTimeout(timer);
  }
}

/** Several attempts that failed at once have no message of their own. */
function wordsOf(error: unknown): string {
  const { message, code } = error as Error & { code?: string };
  return message || code || String(error);
}
