import type { ServerConfig } from '@vellum/server/config/config';
import type { Config } from '../config/config.ts';
import { StackProblem } from '../stack-problem.ts';
import type { ChainTask, ChainWord, ReadyChain } from './chain-process.ts';
import { forkPart, type PartProcess } from './part-process.ts';

/** The embedded chain. */
export type RunningChain = ReadyChain &
  Pick<PartProcess, 'pid' | 'ended' | 'stop'> &
  Readonly<{
    /** Has the people of the demo world tell a server what is not on the chain, once. */
    tell(server: ServerConfig, at: string): Promise<void>;
  }>;

export type ChainStart = Readonly<{
  begun(stop: () => Promise<void>): void;
  /** Shows no steps: it was there before. */
  isAgain: boolean;
}>;

/** Starts the embedded chain; resolves when it makes blocks. */
export async function runChain(
  config: Config,
  { begun, isAgain }: ChainStart,
): Promise<RunningChain> {
  const part = forkPart('chain-process.ts', 'inherit');
  begun(part.stop);
  let fault: string | null = null;
  part.onWord((word) => {
    if ('fault' in word) fault = String(word.fault);
  });
  const word = await answerOf(part, { start: config, isAgain });
  if (!('ready' in word)) {
    await part.stop();
    throw new StackProblem('failed' in word ? word.failed : 'the chain did not start');
  }
  const { pid, stop } = part;
  return {
    ...{ ...word.ready, pid, stop },
    ended: part.ended.then((how) => fault ?? how),
    async tell(server, at) {
      const answer = await answerOf(part, { tell: server, at });
      if ('failed' in answer) throw new StackProblem(answer.failed);
    },
  };
}

/** Its next word; that it failed when it ended without one. */
function answerOf(part: PartProcess, task: ChainTask): Promise<ChainWord> {
  return new Promise((settle) => {
    part.onWord((word) => {
      if (!('fault' in word)) settle(word as ChainWord);
    });
    void part.ended.then((how) => settle({ failed: `the chain ended (${how})` }));
    part.send(task);
  });
}
