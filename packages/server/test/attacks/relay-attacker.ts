import { Agent, request } from 'node:http';

// Networks that ask one thing of a server without a pause, in a process of their own: `send({ url, path, body, networks })`
// begins, `send('stop')` ends; answers with the statuses that came and how often.

export type RelayAttack = Readonly<{
  url: string;
  path: string;
  body: string;
  /** Addresses of the loopback, each of which stands for a network. */
  networks: readonly string[];
}>;

/** Questions of one network at once: more than a server begins. */
const AT_ONCE = 8;
const COME_LATER = 429;

let isOver = false;

process.on('message', async (told: RelayAttack | 'stop') => {
  if (told === 'stop') isOver = true;
  else await run(told);
});

async function run(attack: RelayAttack): Promise<void> {
  const counts: Record<number, number> = {};
  await Promise.all(
    attack.networks.flatMap((localAddress) => {
      const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE, localAddress });
      return Array.from({ length: AT_ONCE }, () => untilOver(attack, agent, counts));
    }),
  );
  process.send?.(counts);
}

async function untilOver(
  attack: RelayAttack,
  agent: Agent,
  counts: Record<number, number>,
): Promise<void> {
  for (let status = 0; !isOver && status !== COME_LATER; ) {
    status = await ask(attack, agent);
    counts[status] = (counts[status] ?? 0) + 1;
  }
}

function ask({ url, path, body }: RelayAttack, agent: Agent): Promise<number> {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': body.length,
  };
  return new Promise((settle) => {
    const asked = request(url + path, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().once('end', () => settle(answer.statusCode ?? 0));
    });
    // Who is cut off was told as much.
    asked.once('error', () => settle(COME_LATER));
    asked.end(body);
  });
}

process.send?.('up');
