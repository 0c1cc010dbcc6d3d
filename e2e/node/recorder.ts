import type { Client } from '@vellum/tron/client/client';
import { getTransactionInfo } from '@vellum/tron/client/transactions';

export type Row = Readonly<{
  name: string;
  way: 'server' | 'browser';
  result: 'passed' | 'failed' | 'not run';
  /** Of all its transactions, allowances included; null where nothing was signed. */
  cost: Readonly<{ energy: bigint; fee: bigint }> | null;
  seconds: number;
  /** Why it failed or was not run. */
  reason?: string;
}>;

/** The rows of one story or journey, with costs by the chain's own receipts. */
export class Recorder {
  readonly rows: Row[] = [];
  readonly #client: Client;
  readonly #way: Row['way'];

  constructor(client: Client, way: Row['way']) {
    this.#client = client;
    this.#way = way;
  }

  /** Runs one step; `work` gives the ids of its transactions. Throws again what it threw. */
  async step(name: string, work: () => Promise<readonly string[]>): Promise<void> {
    const began = performance.now();
    const seconds = () => Math.round((performance.now() - began) / 1000);
    try {
      const cost = await this.#costOf(await work());
      this.#add({ name, result: 'passed', cost, seconds: seconds() });
    } catch (error) {
      this.#add({
        name,
        result: 'failed',
        cost: null,
        seconds: seconds(),
        reason: reasonOf(error),
      });
      throw error;
    }
  }

  /** What was never tried. */
  leave(names: readonly string[], result: 'failed' | 'not run', reason: string): void {
    for (const name of names) this.#add({ name, result, cost: null, seconds: 0, reason });
  }

  #add(row: Omit<Row, 'way'>): void {
    this.rows.push({ ...row, way: this.#way });
  }

  async #costOf(txids: readonly string[]): Promise<Row['cost']> {
    if (txids.length === 0) return null;
    let [energy, fee] = [0n, 0n];
    for (const txid of txids) {
      const info = await getTransactionInfo(this.#client, txid);
      if (info === null) throw new Error(`${txid} is not on the chain`);
      energy += info.energyUsageTotal;
      fee += info.fee;
    }
    return { energy, fee };
  }
}

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
