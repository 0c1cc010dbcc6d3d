import { Agent, request } from 'node:http';
import { paths } from '@vellum/api/wire/paths';

// Honest users of the bench attack-traffic, each at an address of their own: `send({ url, ms })` has them use the server
// for so long; answers with the milliseconds of each of their calls. One that is refused or fails counts as the ten seconds
// after which a browser gives up.

/** How many, and how often each of them calls. */
const USERS = 10;
const EVERY_MS = 500;
const GIVEN_UP_MS = 10_000;
const form = 'application/x-www-form-urlencoded';

/** What someone asks for who looks around. */
const calls: readonly (readonly [path: string, body: string])[] = [
  [paths.project.status, ''],
  [paths.cardMarket.list, 'pageSize=20&sort=price'],
  [paths.announcements.list, ''],
  [paths.profiles.list, 'pageSize=20'],
];

const agents = Array.from(
  { length: USERS },
  (_, user) => new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.1.0.${user + 1}` }),
);

process.on('message', async ({ url, ms }: Readonly<{ url: string; ms: number }>) => {
  const times = await Promise.all(agents.map((agent, user) => use(url, agent, user, ms)));
  process.send?.(times.flat());
});

async function use(url: string, agent: Agent, user: number, ms: number): Promise<number[]> {
  const times: number[] = [];
  const began = performance.now();
  for (let call = 0; call * EVERY_MS < ms; call++) {
    // Spread over the half second, so that they do not wait for each other.
    const due = began + call * EVERY_MS + (user * EVERY_MS) / USERS;
    await new Promise((settle) => setTimeout(settle, Math.max(0, due - performance.now())));
    const [path, body] = calls[(call + user) % calls.length] ?? ['', ''];
    const start = performance.now();
    const isAnswered = await post(url + path, body, agent);
    times.push(isAnswered ? performance.now() - start : GIVEN_UP_MS);
  }
  return times;
}

function post(url: string, body: string, agent: Agent): Promise<boolean> {
  const headers = { 'content-type': form, 'content-length': String(body.length) };
  return new Promise((settle) => {
    const outgoing = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => settle(response.statusCode === 200));
    });
    outgoing.on('error', () => settle(false));
    outgoing.end(body);
  });
}

process.send?.('up');
