import { type JournalRecord, transactionsOf } from '../journal/journal-record.ts';
import { sameParams } from '../journal/same-params.ts';
import type { ActionContext, ActionParams, PaidAction } from '../paid-action.ts';
import { newRecord } from './new-record.ts';
import { earlierRun, lockOf } from './perform.ts';
import type { RunPorts } from './run-ports.ts';

/** The journal's record of the review that is open: a reload loses neither what was filled in nor the steps that are done. */
export class ReviewRecord {
  readonly #ports: RunPorts;
  #id: string | null = null;

  constructor(ports: RunPorts) {
    this.#ports = ports;
  }

  /** `asked` are the parameters before they were renewed. A browser without a journal goes on all the same. */
  async keep<P extends ActionParams, Q>(
    action: PaidAction<P, Q>,
    { params, asked }: Readonly<{ params: P; asked: P }>,
    context: ActionContext | null,
  ): Promise<void> {
    const wallet = this.#ports.wallet();
    if (!context || !wallet) return;
    const lock = lockOf(action, params, wallet);
    try {
      const earlier = await earlierRun(lock, asked, this.#ports);
      const isFixed = earlier !== null && hasOrder(earlier, this.#ports.now());
      // Another tab has signed it while this was simulated.
      if (earlier?.signed) return this.leave();
      if (isFixed && sameParams(earlier.params, asked)) {
        this.#id = earlier.id;
        return;
      }
      const begun = { params, context, wallet: wallet.name, order: null, lock };
      const left = isFixed ? { ...earlier, id: this.#ports.newId() } : earlier;
      const record = newRecord(action, begun, this.#ports, left);
      await this.#ports.journal.put(record);
      this.#id = record.id;
    } catch {
      this.#id = null;
    }
  }

  /** The receipt counts what was done before. */
  async addBefore(led: JournalRecord): Promise<void> {
    const { journal } = this.#ports;
    const kept = this.#id === null ? undefined : await journal.get(this.#id);
    if (!kept) return;
    await journal.put({ ...kept, before: [...(kept.before ?? []), ...transactionsOf(led)] });
  }

  leave(): void {
    this.#id = null;
  }

  async forget(): Promise<void> {
    const [id, { journal }] = [this.#id, this.#ports];
    this.#id = null;
    const kept = id === null ? undefined : await journal.get(id);
    if (kept?.orderId === null) await journal.forget(kept.id);
  }
}

/** What has an order keeps it: other figures are stored beside it. */
const hasOrder = ({ orderId, orderExpiresAt }: JournalRecord, now: number): boolean =>
  orderId !== null && (orderExpiresAt ?? 0) > now;
