import { followNetwork } from '../chain-start/follow-chain.ts';
import type { Config } from '../config/config.ts';
import type { FollowedChain } from '../config/server-config.ts';
import type { ShutdownStack } from '../shutdown-stack.ts';
import { type Dependency, dependencyOn, elsewhere, say } from './dependency.ts';
import { type RunningChain, runChain } from './run-chain.ts';
import { type StartRun, Supervised } from './supervised.ts';

/** The chain that the server follows; `embedded` is null for one of another network. */
export type BegunChain = Dependency &
  Readonly<{ followed: FollowedChain; embedded: RunningChain | null }>;

export async function beginChain(config: Config, parts: ShutdownStack): Promise<BegunChain> {
  let isAgain = false;
  const start: StartRun<RunningChain> = (begun) => {
    const options = { begun, isAgain };
    isAgain = true;
    return runChain(config, options);
  };
  const chain = new Supervised('the chain', start, { say });
  parts.add(() => chain.stop());
  const embedded = await chain.begin();
  return { ...dependencyOn(chain), followed: embedded.followed, embedded };
}

export async function beginNetwork(config: Config): Promise<BegunChain> {
  return { ...elsewhere, followed: await followNetwork(config), embedded: null };
}
