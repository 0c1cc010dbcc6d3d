import { randomBytes } from 'node:crypto';
import { identity as api } from '@vellum/api/identity/identity';
import type { Address } from '@vellum/tron/address';
import { verifyMessage } from '@vellum/tron/message-signing';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { serve } from '../../platform/http/serve.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { SESSION_MS } from '../../platform/sessions/session.ts';
import {
  clearSession,
  type SessionCookie,
  sessionTokenOf,
  setSession,
} from '../../platform/sessions/session-token.ts';
import type { NonceStore } from './nonce-store.ts';
import type { SessionStore } from './session-store.ts';
import { signInMessage } from './sign-in-message.ts';

export type IdentityDeps = Readonly<{
  nonces: NonceStore;
  sessions: SessionStore;
  clock: Clock;
  cookie: SessionCookie;
  publicUrl(): string;
  /** See `SignInMessage`. */
  chainId: string;
  isActive(address: Address): Promise<boolean>;
}>;

const NONCE_MS = 5 * 60_000;

/** Sign-in: the server words a text, the wallet signs it, a revocable session begins. */
export function serveIdentity(app: FastifyInstance, deps: IdentityDeps): void {
  const { nonces, sessions, clock, cookie } = deps;

  serve(app, api.nonce, async ({ body: { address } }) => {
    const issuedAt = clock();
    const expiresAt = issuedAt + NONCE_MS;
    const nonce = randomBytes(16).toString('hex');
    const { chainId } = deps;
    const publicUrl = deps.publicUrl();
    const message = signInMessage({ publicUrl, address, chainId, nonce, issuedAt, expiresAt });
    await nonces.add({ nonce, address, message, expiresAt });
    return { message, nonce, expiresAt };
  });

  serve(app, api.signIn, async ({ body: { nonce, address, signature }, reply }) => {
    // Used up before the costly look at the signature: a nonce buys one try.
    const pending = await nonces.take(nonce, address);
    if (pending === null) throw new Refusal({ code: 'NONCE_UNKNOWN' });
    if (pending.expiresAt <= clock()) throw new Refusal({ code: 'NONCE_EXPIRED' });
    if (!verifyMessage(pending.message, signature, address)) {
      throw new Refusal({ code: 'SIGNATURE_INVALID' });
    }
    const { token, expiresAt } = await sessions.open(address);
    reply.header('set-cookie', setSession(cookie, token, SESSION_MS / 1000));
    return { address, expiresAt, activated: await deps.isActive(address) };
  });

  serve(app, api.signOut, async ({ request, reply }) => {
    const token = sessionTokenOf(request.headers, cookie);
    if (token !== null) await sessions.revoke(token);
    reply.header('set-cookie', clearSession(cookie));
    return {};
  });
}
