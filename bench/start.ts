import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDevnet } from '@vellum/devnet';
import { type Figure, figureOf } from './figure.ts';

const rounds = 9;
const cold = fileURLToPath(new URL('start-cold.ts', import.meta.url));

/** Wall time until a chain in this process answers. */
export async function measure(): Promise<readonly Figure[]> {
  const cache = mkdtempSync(join(tmpdir(), 'vellum-compiled-'));
  firstChain({ NODE_COMPILE_CACHE: cache });
  const cached: number[] = [];
  const uncached: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < rounds; round++) {
    cached.push(firstChain({ NODE_COMPILE_CACHE: cache }));
    uncached.push(firstChain({ NODE_DISABLE_COMPILE_CACHE: '1' }));
    warm.push(await furtherChain());
  }
  rmSync(cache, { recursive: true });
  return [
    figureOf('first chain of a process, code compiled before', 'ms', cached, {
      goal: { most: 400 },
      note: 'as npm start has it from its second time on; loading the code included, Node itself not',
    }),
    figureOf('first chain of a process, nothing compiled before', 'ms', uncached),
    figureOf('further chain of a process', 'ms', warm),
  ];
}

function firstChain(env: Record<string, string>): number {
  const options = { encoding: 'utf8', env: { ...process.env, ...env } } as const;
  return Number(execFileSync(process.execPath, [cold], options));
}

async function furtherChain(): Promise<number> {
  const begun = performance.now();
  const devnet = await createDevnet();
  devnet.chain.head();
  const time = performance.now() - begun;
  await devnet.close();
  return time;
}
