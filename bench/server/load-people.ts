import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { encodeForm } from '@vellum/api/wire/form';
import type { HotEndpoint } from '../../packages/server/test/hot/hot-endpoints.ts';

// The people of the bench load, in a process of its own: it is told whom to ask, and answers how many requests it made.

export type Crowd = Readonly<{
  url: string;
  cookie: string;
  people: number;
  ms: number;
  /** Each page asks some of these, the next page the next ones. */
  pages: readonly HotEndpoint[];
  /** Asked instead of a page, every tenth time. */
  payment: HotEndpoint;
}>;

/** How long someone looks at a page. */
const LOOK_MS = 1_000;
const CALLS_OF_PAGE = 3;
const PAYS_EVERY = 10;

process.on('message', async (crowd: Crowd) => {
  const { people, ms } = crowd;
  const agent = new Agent({ keepAlive: true });
  const end = performance.now() + ms;
  const counts = await Promise.all(
    Array.from({ length: people }, async (_, person) => {
      await pause((LOOK_MS / people) * person);
      let requests = 0;
      for (let at = person; performance.now() < end; at++) {
        const calls = at % PAYS_EVERY === 0 ? [crowd.payment] : pageOf(crowd, at);
        await Promise.all(calls.map((call) => ask(agent, crowd, call)));
        requests += calls.length;
        await pause(LOOK_MS);
      }
      return requests;
    }),
  );
  agent.destroy();
  process.send?.(counts.reduce((all, count) => all + count, 0));
});

function pageOf({ pages }: Crowd, at: number): readonly HotEndpoint[] {
  const first = (at * CALLS_OF_PAGE) % pages.length;
  return [...pages, ...pages].slice(first, first + CALLS_OF_PAGE);
}

function ask(agent: Agent, { url, cookie }: Crowd, { path, body }: HotEndpoint): Promise<void> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie };
  return new Promise((settle, fail) => {
    const outgoing = request(url + path, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200
          ? settle()
          : fail(new Error(`${path} answered ${response.statusCode}`)),
      );
    });
    outgoing.on('error', fail);
    outgoing.end(encodeForm(body).toString());
  });
}

process.send?.('up');
