import type { ReadTransaction } from '../../shared/chain/read-transaction.ts';
import { type Deferred, deferred } from '../../shared/state/deferred.ts';
import type { DemoAccount } from './demo-accounts.ts';

/** What the person is asked to sign. */
export type SigningRequest = Readonly<{ account: DemoAccount }> &
  (
    | Readonly<{ kind: 'transaction'; transaction: ReadTransaction }>
    | Readonly<{ kind: 'message'; text: string }>
  );

/** As foreign wallets refuse, so that everything that listens to them understands. */
type Refusal = Readonly<{ code: 4001 | 4000; message: string }>;

const rejected: Refusal = { code: 4001, message: 'Confirmation declined by user' };
const busy: Refusal = { code: 4000, message: 'A request is pending' };

export type SigningDesk = Readonly<{
  get(): SigningRequest | null;
  subscribe(listener: () => void): () => void;
  /** Resolves when the person agrees, rejects with code 4001 when not and 4000 while another is open. */
  ask(request: SigningRequest): Promise<void>;
  approve(): void;
  reject(): void;
}>;

/** Where a request of the page waits for the person; one at a time. */
export function signingDesk(): SigningDesk {
  const listeners = new Set<() => void>();
  let open: { request: SigningRequest; settle: Deferred<void> } | null = null;

  const change = (next: typeof open) => {
    open = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => open?.request ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask(request) {
      if (open) return Promise.reject(busy);
      const settle = deferred<void>();
      change({ request, settle });
      return settle.promise;
    },
    approve() {
      open?.settle.resolve();
      change(null);
    },
    reject() {
      open?.settle.reject(rejected);
      change(null);
    },
  };
}
