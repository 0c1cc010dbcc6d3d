import type { Address } from '@vellum/tron/address';
import type { EnergyLoan } from './energy-loan.ts';

/** A call that anyone may make and someone should. */
export type KeeperCall = Readonly<{
  contract: Address;
  data: Uint8Array;
  value: bigint;
  /** Sun. */
  feeLimit: bigint;
}>;

/** The newest transaction of a job, with how long ago it was signed, in milliseconds. */
export type NewestTransaction = Readonly<{ txid: string; ageMs: number }>;

/** One thing that the keeper looks after. */
export type KeeperJob = Readonly<{
  name: string;
  /** Shortest time between two of its transactions, in milliseconds. */
  everyMs: number;
  /** Does it whatever the budget of the day: for what has a time limit and cannot be asked for without end. */
  isUrgent?: boolean;
  /** Spends no more than half of the budget of the day: for what can be asked for at less than it costs. */
  isMinor?: boolean;
  /**
   * What to do now; null when there is nothing. Making a call twice must do no harm; a loan is only made when nobody
   * signed anything for the job since it was last looked at. What the job signed before is settled by then.
   */
  due(newest?: NewestTransaction | null): Promise<KeeperCall | EnergyLoan | null>;
}>;

/**
 * Jobs that come and go with what is on the chain, each attended to as soon as it is found. A name stands for the same
 * work in every round.
 */
export type JobSource = () => AsyncIterable<KeeperJob>;
