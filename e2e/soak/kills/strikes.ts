import { until } from '@vellum/server/platform/until';
import type { Random } from '../../../packages/server/test/faults/random.ts';
import { pass } from '../pace.ts';
import type { KillStack } from './kill-stack.ts';
import { isAlive, type Kind, kinds, type Victim, victimsBelow } from './victims.ts';

/** Processes killed shortly after each other, and how long it took until every part answered again. */
export type Strike = Readonly<{ kinds: readonly Kind[]; milliseconds: number; isBack: boolean }>;

/** Milliseconds. */
const GAP = 3_000;
const PAUSE = 4_000;
/** Until someone would have to come. */
const PATIENCE = { everyMs: 200, forMs: 300_000 };
const LIMIT = { slow: 20_000, fast: 10_000 };

/** Kills at random, one strike after the other, until it is over; nobody starts anything again. */
export async function strikeAll(
  stack: KillStack,
  random: Random,
  isOver: () => boolean,
): Promise<readonly Strike[]> {
  const strikes: Strike[] = [];
  while (!isOver() && stack.isRunning()) {
    await pass(random(PAUSE), isOver);
    const strike = await strikeOnce(stack, random);
    strikes.push(strike);
    const words = strike.isBack ? `back after ${strike.milliseconds} ms` : 'NOT BACK';
    console.log(`kills: ${strike.kinds.join(', ')}: ${words}`);
    if (!strike.isBack) break;
  }
  return strikes;
}

async function strikeOnce(stack: KillStack, random: Random): Promise<Strike> {
  const dice = random(10);
  const count = dice < 6 ? 1 : dice < 9 ? 2 : 3;
  const killed: Victim[] = [];
  for (let done = 0; done < count; done += 1) {
    if (done > 0) await pass(random(GAP), () => false);
    const victim = anyVictim(stack, random);
    if (victim === undefined) continue;
    process.kill(victim.pid, 'SIGKILL');
    killed.push(victim);
  }
  const since = performance.now();
  const isBack = await until(() => allBack(stack, killed), PATIENCE);
  const milliseconds = Math.round(performance.now() - since);
  return { kinds: killed.map(({ kind }) => kind), milliseconds, isBack: isBack === true };
}

/** Of any kind with the same chance, however many processes it has. */
function anyVictim({ pid }: KillStack, random: Random): Victim | undefined {
  const wanted = kinds[random(kinds.length)];
  const all = victimsBelow(pid).filter(({ kind }) => kind === wanted);
  return all[random(Math.max(1, all.length))];
}

async function allBack(stack: KillStack, killed: readonly Victim[]): Promise<true | null> {
  if (killed.some(({ pid }) => isAlive(pid))) return null;
  const present = new Set(victimsBelow(stack.pid).map(({ kind }) => kind));
  if (kinds.some((kind) => !present.has(kind))) return null;
  return (await stack.away()).length === 0 ? true : null;
}

const slow: readonly Kind[] = ['database', 'backend', 'chain'];
export const limitOf = ({ kinds: killed }: Strike): number =>
  killed.some((kind) => slow.includes(kind)) ? LIMIT.slow : LIMIT.fast;

/** Strikes after which something took too long to come back. */
export const tooSlow = (strikes: readonly Strike[]): string[] =>
  strikes
    .filter((strike) => !strike.isBack || strike.milliseconds > limitOf(strike))
    .map(({ kinds: killed, milliseconds, isBack }) =>
      isBack
        ? `${killed.join(', ')}: back after ${milliseconds} ms`
        : `${killed.join(', ')}: not back after ${milliseconds} ms`,
    );
