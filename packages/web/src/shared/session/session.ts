import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { call } from '../http/call.ts';
import { onHttpFailure } from '../http/call-failed.ts';
import { storedValue } from '../state/stored-value.ts';
import { useStore } from '../state/use-store.ts';
import { addressOf } from '../wallet/connection.ts';
import { currentWallet, useWallet, walletLack, walletStore } from '../wallet/wallet.ts';
import { type Session, SessionStore, type SignInWish } from './session-store.ts';
import { mustBeOurWords } from './sign-in-words.ts';

const key = 'vellum.session';
const memory = storedValue(key);

/** The session of this browser. */
export const sessionStore = new SessionStore({
  wallet: currentWallet,
  walletLack,
  shownAddress: () => addressOf(walletStore.get().connection),
  ask: async (address) => {
    const question = await call(paths.identity.nonce, { address });
    mustBeOurWords(question.message, { host: location.host, address });
    return question;
  },
  verify: (answer) => call(paths.identity.signIn, answer),
  leave: () => call(paths.identity.signOut, {}),
  memory,
  now: () => Date.now(),
});

let started = false;

/** Ties the session to the wallet, to refusals of the server, and to other tabs; once, when the page starts. */
export function startSession(): void {
  if (started) return;
  started = true;
  walletStore.subscribe(() => sessionStore.walletChanged());
  onHttpFailure(({ problem }) => {
    if (problem.kind === 'refused' && problem.failure.code === 'AUTH_REQUIRED') {
      sessionStore.forget();
    }
  });
  window.addEventListener('storage', (event) => {
    if (event.key !== key && event.key !== null) return;
    memory.set(event.newValue);
    sessionStore.memoryChanged();
  });
}

export function useSession(): Session {
  return useStore(sessionStore.subscribe, sessionStore.get, () => SessionStore.signedOut);
}

/** The signed-in address when it is the connected wallet's, else null: what a query that needs it goes by. */
export function useSignedIn(): Address | null {
  const session = useSession();
  const shown = addressOf(useWallet().connection);
  const isSame = session.status === 'signed-in' && session.address === shown;
  return isSame ? shown : null;
}

/** Gives the address of a session; asks the person to sign in when there is none. */
export function ensureSession(wish?: SignInWish): Promise<Address> {
  return sessionStore.ensure(wish);
}

/** A newer session for what the server does not do for one that is old. */
export function renewSession(): Promise<Address> {
  return sessionStore.renew();
}

export function signOut(): Promise<void> {
  return sessionStore.signOut();
}
