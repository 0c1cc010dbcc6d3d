import type { ReadTransaction } from '../../shared/chain/read-transaction.ts';
import { type Deferred, deferred } from '../../shared/state/deferred.ts';
import { WalletFailure } from '../../shared/wallet/wallet-failure.ts';
import type { LedgerAccount } from './ledger-account.ts';
import { LedgerProblem } from './ledger-problem.ts';
import type { TronApp } from './tron-app.ts';
import { allowedLedger, chooseLedger, type HidDevice, onPluggedIn } from './web-hid.ts';
import type { WithTronApp } from './with-tron-app.ts';

/** What the device is asked to sign, as the page shows it beside the device. */
export type LedgerRequest = Readonly<{ account: LedgerAccount }> &
  (
    | Readonly<{ kind: 'call'; transaction: ReadTransaction; showsHashOnly: boolean }>
    /** `hash` is what the device may show in place of the text. */
    | Readonly<{ kind: 'message'; text: string; hash: string }>
  );

export type OpenDesk =
  | Readonly<{ status: 'looking'; request: LedgerRequest }>
  /** The device shows the request to the person. */
  | Readonly<{ status: 'showing'; request: LedgerRequest }>
  /** It stays open: most of it the person can mend. */
  | Readonly<{ status: 'stopped'; request: LedgerRequest; problem: LedgerProblem }>;

export type DeskState = Readonly<{ status: 'idle' }> | OpenDesk;

type Sign = (app: TronApp) => Promise<string>;
type Job = Readonly<{ request: LedgerRequest; sign: Sign; settle: Deferred<string> }>;

/** Problems that a device can end by itself, by being plugged in or opening its app. */
const endedByDevice: readonly LedgerProblem['kind'][] = ['no-device', 'no-app', 'unplugged'];

/** Where a request waits for the device and the person; one at a time. */
export class LedgerDesk {
  readonly #withApp: WithTronApp;
  readonly #listeners = new Set<() => void>();
  #state: DeskState = { status: 'idle' };
  #job: Job | null = null;
  #stop = new AbortController();

  constructor(withApp: WithTronApp) {
    this.#withApp = withApp;
  }

  readonly get = (): DeskState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Resolves with the signature. Rejects with `WalletFailure`: rejected when the person said no, there or here. */
  async ask(request: LedgerRequest, sign: Sign): Promise<string> {
    if (this.#job) throw new WalletFailure('pending');
    const settle = deferred<string>();
    this.#job = { request, sign, settle };
    const unwatch = onPluggedIn(() => void this.#again());
    void this.#try(allowedLedger());
    try {
      return await settle.promise;
    } finally {
      unwatch();
      this.#job = null;
      this.#set({ status: 'idle' });
    }
  }

  /** The person has done what was asked; lets them choose the device where the browser wants that. Needs a tap. */
  retry(): void {
    if (this.#state.status === 'stopped') void this.#try(allowedOrChosen());
  }

  /** The person wants no more of it on this page. */
  cancel(): void {
    this.#stop.abort();
    this.#job?.settle.reject(new WalletFailure('rejected'));
  }

  async #again(): Promise<void> {
    const state = this.#state;
    if (state.status !== 'stopped' || !endedByDevice.includes(state.problem.kind)) return;
    await this.#try(allowedLedger());
  }

  async #try(device: Promise<HidDevice | null>): Promise<void> {
    const job = this.#job;
    if (!job) return;
    const { request, sign, settle } = job;
    this.#stop = new AbortController();
    this.#set({ status: 'looking', request });
    try {
      const found = await device;
      if (!found) throw new LedgerProblem('no-device');
      settle.resolve(
        await this.#withApp(found, (app) => this.#sign(job, app, sign), this.#stop.signal),
      );
    } catch (error) {
      if (this.#job !== job) return;
      const problem = LedgerProblem.of(error);
      if (problem.kind === 'rejected')
        settle.reject(new WalletFailure('rejected', { cause: error }));
      else this.#set({ status: 'stopped', request, problem });
    }
  }

  async #sign({ request }: Job, app: TronApp, sign: Sign): Promise<string> {
    const { path, address } = request.account;
    if ((await app.address(path)) !== address) throw new LedgerProblem('other-device');
    this.#set({ status: 'showing', request });
    return sign(app);
  }

  #set(state: DeskState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

async function allowedOrChosen(): Promise<HidDevice | null> {
  return (await allowedLedger()) ?? (await chooseLedger());
}
