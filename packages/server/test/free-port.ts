import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the numbers that systems give to the near ends of connections: such an end could take one meanwhile. */
const [FIRST, LAST] = [20_000, 32_000];

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (await canListen(port)) return port;
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const probe = createServer().once('error', () => settle(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => settle(true)));
  });
}
