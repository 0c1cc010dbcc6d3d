import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDevnet } from '@vellum/devnet';
import { type Figure, figureOf } from '../figure.ts';

const rounds = 9;
const cold = fileURLToPath(new URL('start-cold.ts', import.meta.url));

type Start = Readonly<{ wall: number; cpu: number }>;

/** Time until a chain in this process answers. */
export async function measure(): Promise<readonly Figure[]> {
  const cache = mkdtempSync(join(tmpdir(), 'vellum-compiled-'));
  firstChain({ NODE_COMPILE_CACHE: cache });
  const cached: Start[] = [];
  const uncached: Start[] = [];
  const further: number[] = [];
  for (let round = 0; round < rounds; round++) {
    cached.push(firstChain({ NODE_COMPILE_CACHE: cache }));
    uncached.push(firstChain({ NODE_DISABLE_COMPILE_CACHE: '1' }));
    further.push(await furtherChain());
  }
  rmSync(cache, { recursive: true });
  return [
    figureOf('first chain of a process, code compiled before', 'ms', cached.map(wall), {
      goal: { most: 400 },
      note: 'as npm start has it from its second time on; loading the code included, Node itself not',
    }),
    figureOf('the same, processor time', 'ms', cached.map(cpu)),
    figureOf('first chain of a process, nothing compiled before', 'ms', uncached.map(wall)),
    figureOf('further chain of a process', 'ms', further),
  ];
}

const wall = (start: Start) => start.wall;
const cpu = (start: Start) => start.cpu;

function firstChain(env: Record<string, string>): Start {
  const options = { encoding: 'utf8', env: { ...process.env, ...env } } as const;
  const [wall = 0, cpu = 0] = execFileSync(process.execPath, [cold], options)
    .split(' ')
    .map(Number);
  return { wall, cpu };
}

async function furtherChain(): Promise<number> {
  const begun = performance.now();
  const devnet = await createDevnet();
  devnet.chain.head();
  const time = performance.now() - begun;
  await devnet.close();
  return time;
}
