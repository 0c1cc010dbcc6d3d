import { createServer } from 'node:net';
import { StackProblem } from './stack-problem.ts';

/** Finds out before anything is started whether the app will have its place. */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((free, taken) => {
      probe.once('error', taken);
      probe.listen(port, host, free);
    });
  } catch (error) {
    throw problemOf(error as NodeJS.ErrnoException, host, port);
  }
  await new Promise((closed) => probe.close(closed));
}

function problemOf(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const at = `${host}:${port}`;
  switch (error.code) {
    case 'EADDRINUSE':
      return new StackProblem(`${at} is taken: stop what listens there, or choose another PORT.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StackProblem(`this machine has no interface "${host}": choose another HOST.`);
    case 'EACCES':
      return new StackProblem(`not allowed to listen on ${at}: choose another PORT.`);
    default:
      return error;
  }
}
