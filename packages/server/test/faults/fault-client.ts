import { encodeForm, type FormValue } from '@vellum/api/wire/form';
import { paths } from '@vellum/api/wire/paths';
import { fromHex } from '@vellum/tron/bytes';
import { signMessage } from '@vellum/tron/message-signing';
import { until } from '../../src/platform/until.ts';
import type { Person } from '../orders/order-chain.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of any shape are looked into.
type Json = any;

/** What a call came to in the end: data, or a refusal that asking again does not change. */
export type Answer = Readonly<{ code: string; data: Json }>;

/** A client that does what the web does: asks again until the server has answered. */
export type FaultClient = Readonly<{
  post(who: Person, path: string, form?: Form): Promise<Answer>;
  /** Any body, such as an image. */
  send(who: Person, path: string, body: URLSearchParams | FormData): Promise<Answer>;
  signIn(who: Person): Promise<void>;
  /** The cookie of whoever signed in. */
  cookieOf(who: Person): string;
  /** How often an answer did not come and the call was made again. */
  retries: () => number;
  /** The same of one person's calls, without those that no server can have got. */
  unheard(who: Person, path: string): number;
  /** Answers that no server should give. */
  faults: readonly string[];
}>;

export type Form = Readonly<Record<string, FormValue | undefined>>;

export type FaultClientOptions = Readonly<{
  headersOf?(who: Person): Readonly<Record<string, string>>;
  /** Hears of every answer that came, with how long it took in milliseconds. */
  heard?(path: string, milliseconds: number): void;
}>;

const PATIENCE = { forMs: 300_000, everyMs: 50 };
/** A bug is noted, and must not hide what comes after it. */
const passing = new Set(['SERVER_BUSY', 'CHAIN_UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL']);

/** The server did not answer for a minute. */
export class Unanswered extends Error {}

export function createFaultClient(url: string, options: FaultClientOptions = {}): FaultClient {
  const { headersOf = () => ({}), heard = () => {} } = options;
  const cookies = new Map<string, string>();
  const faults: string[] = [];
  let retries = 0;
  const unheard = new Map<string, number>();
  const cookieOf = (who: Person) => cookies.get(who.address) ?? '';
  const once = async (who: Person, path: string, body: URLSearchParams | FormData) => {
    const began = performance.now();
    const headers = { cookie: cookieOf(who), ...headersOf(who) };
    const init = { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) };
    const response = await fetch(url + path, init);
    const answer = { ...((await response.json()) as Answer), headers: response.headers };
    heard(path, performance.now() - began);
    if (answer.code === 'INTERNAL') faults.push(`${path} ${String(body)}`);
    return answer;
  };
  const insisting = async (who: Person, path: string, body: URLSearchParams | FormData) => {
    let trouble: unknown;
    const answer = await until(async () => {
      const came = await once(who, path, body).catch((error: unknown) => {
        trouble = error;
        return null;
      });
      if (came !== null && !passing.has(came.code)) return came;
      trouble = came?.code ?? trouble;
      retries += 1;
      if (!isRefusedConnection(trouble)) {
        const call = `${who.address} ${path}`;
        unheard.set(call, (unheard.get(call) ?? 0) + 1);
      }
      return null;
    }, PATIENCE);
    if (answer === null) throw new Unanswered(`${path}: ${String(trouble)}`);
    return answer;
  };
  const open = async (who: Person): Promise<true | null> => {
    const { address } = who;
    const { data } = await insisting(who, paths.identity.nonce, encodeForm({ address }));
    const signature = signMessage(data.message, fromHex(who.privateKey));
    const form = encodeForm({ nonce: data.nonce, address, signature });
    const opened = await insisting(who, paths.identity.signIn, form);
    if (opened.code !== 'OK') return null;
    cookies.set(address, opened.headers.getSetCookie()[0]?.split(';')[0] ?? '');
    return true;
  };
  return {
    faults,
    cookieOf,
    retries: () => retries,
    unheard: (who, path) => unheard.get(`${who.address} ${path}`) ?? 0,
    send: insisting,
    post: (who, path, form = {}) => insisting(who, path, encodeForm(form)),
    // A nonce can be used up by an answer that never came: then from the beginning.
    async signIn(who) {
      if ((await until(() => open(who), PATIENCE)) === null) throw new Unanswered('sign-in');
    },
  };
}

const isRefusedConnection = (trouble: unknown) =>
  ((trouble as Error | null)?.cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED';
