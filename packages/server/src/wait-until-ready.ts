import { setTimeout as pause } from 'node:timers/promises';
import type { Check } from './features/health/health.ts';
import type { HealthChecks } from './health-checks.ts';

const EVERY_MS = 100;
/** So long nothing may get better. */
const STUCK_MS = 120_000;

/** Hears what is still missing, each time that it changes. */
export type Waiting = (missing: string) => void;

/** Resolves once every check is well. Throws when nothing has got better for two minutes, however long it took until then. */
export async function waitUntilReady(
  checks: HealthChecks,
  told: Waiting = () => {},
  now: () => number = () => performance.now(),
): Promise<void> {
  const isProgress = progress();
  let since = now();
  for (let last = ''; ; await pause(EVERY_MS)) {
    const found = await failing(checks);
    if (found.length === 0) return;
    const missing = found.map(wordsOf).join(', ');
    if (isProgress(found)) since = now();
    if (now() - since > STUCK_MS) throw new Error(`The server did not become ready: ${missing}`);
    if (missing !== last) told(missing);
    last = missing;
  }
}

type Failing = readonly [name: string, check: Extract<Check, { ok: false }>];

async function failing(checks: HealthChecks): Promise<readonly Failing[]> {
  const found: Failing[] = [];
  for (const [name, check] of Object.entries(checks)) {
    const state = await check().catch(failed);
    if (!state.ok) found.push([name, state]);
  }
  return found;
}

const failed = (error: Error) => ({ ok: false, code: 'FAILED', words: error.message }) as const;

function wordsOf([name, { code, words, behind }]: Failing): string {
  return behind === undefined ? `${name} (${words ?? code})` : `${name} ${behind} blocks behind`;
}

/** A state that was not there before, or fewer blocks to read. What only comes and goes is none. */
function progress(): (found: readonly Failing[]) => boolean {
  const seen = new Set<string>();
  let least = Number.POSITIVE_INFINITY;
  return (found) => {
    const state = found.map(([name, { code }]) => `${name} ${code}`).join();
    const behind = Math.min(...found.map(([, check]) => check.behind ?? Number.POSITIVE_INFINITY));
    const isBetter = behind < least || !seen.has(state);
    seen.add(state);
    least = Math.min(least, behind);
    return isBetter;
  };
}
