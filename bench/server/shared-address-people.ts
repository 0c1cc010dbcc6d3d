import { randomBytes } from 'node:crypto';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { encodeForm } from '@vellum/api/wire/form';
import { paths } from '@vellum/api/wire/paths';
import { fromHexAddress } from '@vellum/tron/address';
import { signMessage } from '@vellum/tron/message-signing';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import { hotEndpoints } from '../../packages/server/test/hot/hot-endpoints.ts';

// The people of the bench shared-address: `send({ url, ms })` has them open the app within a second and use it for so long;
// answers with what they met.

const PEOPLE = 100;
const ADDRESS = '127.1.0.1';
/** Calls of a page, of which real ones make one to five, and how long someone looks at it. */
const CALLS_OF_PAGE = 5;
const LOOK_MS = 4000;

export type Used = Readonly<{
  requests: number;
  /** How often each status or failure was met that is no answer to what was asked. */
  refused: Readonly<Record<string, number>>;
  /** Milliseconds until each person had the app open and was signed in. */
  openedMs: readonly number[];
  /** Milliseconds of each call afterwards. */
  callMs: readonly number[];
}>;

type Answer = Readonly<{ body: string; cookie: string }>;
type PageCall = Readonly<{ path: string; form?: string; cookie?: string }>;

const calls = hotEndpoints(20);
const refused: Record<string, number> = {};
let requests = 0;

process.on('message', async ({ url, ms }: Readonly<{ url: string; ms: number }>) => {
  const openedMs: number[] = [];
  const callMs: number[] = [];
  const end = performance.now() + ms;
  await Promise.all(
    Array.from({ length: PEOPLE }, async (_, person) => {
      await pause((1000 / PEOPLE) * person);
      const start = performance.now();
      const visit = new Visit(url);
      const cookie = await visit.open();
      openedMs.push(performance.now() - start);
      callMs.push(...(await visit.use(cookie, end, person)));
      visit.leave();
    }),
  );
  process.send?.({ requests, refused, openedMs, callMs } satisfies Used);
});

/** One browser: six connections, and one for live updates. */
class Visit {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 6, localAddress: ADDRESS });
  readonly #url: string;
  #stream: IncomingMessage | null = null;

  constructor(url: string) {
    this.#url = url;
  }

  /** Page, its files, the calls of the first page, live updates, and a session; gives its cookie. */
  async open(): Promise<string> {
    const { body } = await this.#ask({ path: '/' });
    const files = new Set(body.match(/\/assets\/[\w.-]+/g));
    await Promise.all([...files].map((path) => this.#ask({ path })));
    const anonymous = calls.filter(({ signedIn }) => !signedIn).slice(0, CALLS_OF_PAGE);
    await Promise.all(anonymous.map((call) => this.#call(call, '')));
    void this.#ask({ path: paths.activity.stream });
    const privateKey = randomBytes(32);
    const address = fromHexAddress(addressOfPrivateKey(privateKey));
    const asked = await this.#post(paths.identity.nonce, { address });
    const { nonce = '', message = '' } = JSON.parse(asked.body || '{}').data ?? {};
    const signature = signMessage(message, privateKey);
    return (await this.#post(paths.identity.signIn, { nonce, address, signature })).cookie;
  }

  async use(cookie: string, end: number, person: number): Promise<number[]> {
    const times: number[] = [];
    for (let at = person; performance.now() < end; at += CALLS_OF_PAGE) {
      const page = Array.from(
        { length: CALLS_OF_PAGE },
        (_, call) => calls[(at + call) % calls.length],
      );
      await Promise.all(
        page.map(async (call) => {
          const start = performance.now();
          if (call !== undefined) await this.#call(call, cookie);
          times.push(performance.now() - start);
        }),
      );
      await pause(LOOK_MS);
    }
    return times;
  }

  leave(): void {
    this.#stream?.destroy();
    this.#agent.destroy();
  }

  #call({ path, body }: (typeof calls)[number], cookie: string): Promise<Answer> {
    return this.#ask({ path, form: String(encodeForm(body)), cookie });
  }

  #post(path: string, body: Readonly<Record<string, string>>): Promise<Answer> {
    return this.#ask({ path, form: String(encodeForm(body)) });
  }

  #ask({ path, form, cookie = '' }: PageCall): Promise<Answer> {
    requests++;
    const headers = {
      accept: '*/*',
      ...(cookie !== '' && { cookie }),
      ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    const method = form === undefined ? 'GET' : 'POST';
    return new Promise((settle) => {
      const failed = ({ code = 'failed' }: NodeJS.ErrnoException) => {
        refused[code] = (refused[code] ?? 0) + 1;
        settle({ body: '', cookie: '' });
      };
      const isStream = path === paths.activity.stream;
      const agent = isStream ? new Agent({ localAddress: ADDRESS }) : this.#agent;
      const outgoing = request(this.#url + path, { method, agent, headers }, (response) => {
        const { statusCode = 0 } = response;
        if (statusCode === 429 || statusCode >= 500) failed({ code: String(statusCode) } as never);
        if (isStream) this.#stream = response;
        readAll(response, settle);
      });
      outgoing.on('error', failed).end(form);
    });
  }
}

function readAll(response: IncomingMessage, settle: (answer: Answer) => void): void {
  let body = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    body += chunk;
  });
  // A stream that is left is no failure.
  response.on('error', () => undefined);
  const [cookie = ''] = response.headers['set-cookie'] ?? [];
  response.on('end', () => settle({ body, cookie: cookie.split(';', 1)[0] ?? '' }));
}

process.send?.('up');
