import { encodeForm, type FormValue } from '@vellum/api/form';
import { paths } from '@vellum/api/paths';
import { fromHex } from '@vellum/tron/bytes';
import { signMessage } from '@vellum/tron/message-signing';
import { expect, vi } from 'vitest';
import type { Person } from '../orders/order-chain.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of any shape are looked into.
type Json = any;

/** What a call came to in the end: data, or a refusal that asking again does not change. */
export type Answer = Readonly<{ code: string; data: Json }>;

/** A client that does what the web does: asks again until the server has answered. */
export type FaultClient = Readonly<{
  post(who: Person, path: string, form?: Form): Promise<Answer>;
  signIn(who: Person): Promise<void>;
  /** How often an answer did not come and the call was made again. */
  retries: () => number;
  /** Answers that no server should give. */
  faults: readonly string[];
}>;

type Form = Readonly<Record<string, FormValue | undefined>>;

const PATIENCE = { timeout: 60_000, interval: 50 };
/** A bug is noted, and must not hide what comes after it. */
const passing = new Set(['SERVER_BUSY', 'CHAIN_UNAVAILABLE', 'INTERNAL']);

export function createFaultClient(url: string): FaultClient {
  const cookies = new Map<string, string>();
  const faults: string[] = [];
  let retries = 0;
  const once = async (who: Person, path: string, form: Form) => {
    const cookie = cookies.get(who.address) ?? '';
    const init = {
      method: 'POST',
      headers: { cookie },
      body: encodeForm(form),
      signal: AbortSignal.timeout(10_000),
    };
    const response = await fetch(url + path, init);
    const answer = { ...((await response.json()) as Answer), headers: response.headers };
    if (answer.code === 'INTERNAL') faults.push(`${path} ${JSON.stringify(form)}`);
    return answer;
  };
  const insisting = (who: Person, path: string, form: Form) =>
    vi.waitFor(async () => {
      const answer = await once(who, path, form).catch((error: unknown) => {
        retries += 1;
        throw error;
      });
      if (passing.has(answer.code)) {
        retries += 1;
        throw new Error(answer.code);
      }
      return answer;
    }, PATIENCE);
  return {
    faults,
    retries: () => retries,
    post: (who, path, form = {}) => insisting(who, path, form),
    // A nonce can be used up by an answer that never came: then from the beginning.
    signIn: (who) =>
      vi.waitFor(async () => {
        const { address } = who;
        const { data } = await insisting(who, paths.identity.nonce, { address });
        const signature = signMessage(data.message, fromHex(who.privateKey));
        const form = { nonce: data.nonce, address, signature };
        const opened = await insisting(who, paths.identity.signIn, form);
        expect(opened.code).toBe('OK');
        cookies.set(address, opened.headers.getSetCookie()[0]?.split(';')[0] ?? '');
      }, PATIENCE),
  };
}
