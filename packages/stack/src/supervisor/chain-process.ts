import { faultText } from '@vellum/devnet/fault-text';
import type { ServerConfig } from '@vellum/server/config/config';
import { beginEmbedded, followedEmbedded } from '../chain-start/follow-chain.ts';
import type { Config } from '../config/config.ts';
import type { FollowedChain } from '../config/server-config.ts';
import { publishTexts } from '../demo-world/texts/publish-texts.ts';
import type { EmbeddedChain } from '../embedded/embedded-chain.ts';
import { problemOf } from '../problem-of.ts';
import { ShutdownStack } from '../shutdown-stack.ts';
import { createSteps, silentSteps } from '../steps.ts';
import { endWithStack, sayToStack } from './child-part.ts';

/** What the chain's own process hears from who started it. */
export type ChainTask =
  | Readonly<{ start: Config; isAgain: boolean }>
  /** What of the demo world is not on the chain is told to the server there. */
  | Readonly<{ tell: ServerConfig; at: string }>;

/** What it says to them. */
export type ChainWord =
  | Readonly<{ ready: ReadyChain }>
  | Readonly<{ failed: string }>
  | Readonly<{ told: true }>
  | Readonly<{ fault: string }>;

export type ReadyChain = Readonly<{ url: string; head: number; followed: FollowedChain }>;

const say = (word: ChainWord) => sayToStack(word);
const parts = new ShutdownStack();
let config: Config | undefined;
let chain: EmbeddedChain | undefined;
let isStopping = false;

process.on('message', (told) => {
  const task = told as ChainTask;
  void ('start' in task ? start(task.start, task.isAgain) : tell(task.tell, task.at));
});

async function start(settings: Config, isAgain: boolean): Promise<void> {
  config = settings;
  try {
    const now = () => performance.now();
    const steps = isAgain ? silentSteps : createSteps(process.stdout, now);
    chain = await beginEmbedded(settings, steps, parts);
    const { devnet } = chain;
    const followed = followedEmbedded(chain, settings, settings.keys.keeper);
    void say({ ready: { url: devnet.url ?? '', head: devnet.chain.head().number, followed } });
    // Started again, it continues from what is on the disk.
    await say({ fault: faultText(await devnet.fault) });
    process.exit(1);
  } catch (error) {
    await fail(error);
  }
}

async function tell(server: ServerConfig, at: string): Promise<void> {
  try {
    if (chain === undefined || config === undefined) throw new Error('the chain did not start');
    const { demoWorld } = config;
    if (demoWorld !== 'none') {
      // The server's own code is needed here once, at the first start.
      const { throughUncounted } = await import('../embedded/uncounted-api.ts');
      await publishTexts(chain, demoWorld, at, (work) => throughUncounted(server, work));
    }
    void say({ told: true });
  } catch (error) {
    await fail(error);
  }
}

/** One line for what a person can mend; a bug is shown whole. */
async function fail(error: unknown): Promise<void> {
  // Whatever was in progress fails when the chain is closed.
  if (isStopping) return;
  const problem = config === undefined ? null : await problemOf(error, config);
  if (problem === null) console.error(error);
  void say({ failed: problem ?? (error instanceof Error ? error.message : String(error)) });
}

endWithStack(() => {
  isStopping = true;
  return parts.close();
});
