import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@vellum/api/paths';
import type { Devnet } from '@vellum/devnet';

const everyMs = 25;
const atMostMs = 120_000;

/** Resolves when the index of the server has all blocks that the chain has now. */
export async function untilIndexed(url: string, { chain }: Devnet): Promise<void> {
  const wanted = chain.head().number;
  const tooLate = performance.now() + atMostMs;
  while ((await indexedHead(url)) < wanted) {
    if (performance.now() > tooLate) throw new Error(`the index does not reach block ${wanted}`);
    await pause(everyMs);
  }
}

/** -1 while there is none. */
async function indexedHead(url: string): Promise<number> {
  const response = await fetch(`${url}${paths.project.status}`, { method: 'POST' });
  const { data } = (await response.json()) as { data?: { head: number } };
  return data?.head ?? -1;
}
