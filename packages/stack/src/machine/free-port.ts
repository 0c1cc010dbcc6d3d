import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { StackProblem } from '../stack-problem.ts';

/** A server whose stack was killed finishes what it was doing first. */
const patience = { tries: 30, pauseMs: 100 };

/** Finds out before anything is started whether a part will have its place; `variable` is what says where. */
export async function requireFreePort(
  host: string,
  port: number,
  variable = 'PORT',
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const error = await refusalToListen(host, port);
    if (error === null) return;
    if (error.code !== 'EADDRINUSE' || attempt === patience.tries) {
      throw problemOf(error, host, port, variable);
    }
    await pause(patience.pauseMs);
  }
}

async function refusalToListen(host: string, port: number): Promise<NodeJS.ErrnoException | null> {
  const probe = createServer();
  const error = await new Promise<NodeJS.ErrnoException | null>((settle) => {
    probe.once('error', settle);
    probe.listen(port, host, () => settle(null));
  });
  if (error === null) await new Promise((closed) => probe.close(closed));
  return error;
}

function problemOf(
  error: NodeJS.ErrnoException,
  host: string,
  port: number,
  variable: string,
): Error {
  const at = `${host}:${port}`;
  switch (error.code) {
    case 'EADDRINUSE':
      return new StackProblem(
        `${at} is taken: stop what listens there, or choose another ${variable}.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StackProblem(`this machine has no interface "${host}": choose another HOST.`);
    case 'EACCES':
      return new StackProblem(`not allowed to listen on ${at}: choose another ${variable}.`);
    default:
      return error;
  }
}
