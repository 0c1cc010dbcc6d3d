import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@vellum/api/wire/paths';
import type { Devnet } from '@vellum/devnet';

const everyMs = 25;
const stuckMs = 120_000;

/** Resolves when the index of the server has all blocks that the chain has now. Throws when it stands still for two minutes. */
export async function untilIndexed(url: string, { chain }: Devnet): Promise<void> {
  const wanted = chain.head().number;
  let best = -1;
  let since = performance.now();
  for (;;) {
    const head = await indexedHead(url);
    if (head >= wanted) return;
    if (head > best) since = performance.now();
    best = Math.max(best, head);
    if (performance.now() - since > stuckMs) {
      throw new Error(`the index stays at block ${best} and does not reach block ${wanted}`);
    }
    await pause(everyMs);
  }
}

/** -1 while there is none. */
async function indexedHead(url: string): Promise<number> {
  const response = await fetch(`${url}${paths.project.status}`, { method: 'POST' });
  const { data } = (await response.json()) as { data?: { head: number } };
  return data?.head ?? -1;
}
