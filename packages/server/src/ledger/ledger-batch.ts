import type { Address } from '@vellum/tron/address';
import type { ChainEvent } from '../indexer/projection.ts';
import type {
  AccountRow,
  CapRow,
  EntryRow,
  FundingRow,
  IncomeRow,
  LogPosition,
} from './ledger-rows.ts';
import type { LedgerStep } from './ledger-step.ts';
import { shareOf } from './payout-rules.ts';
import {
  type LedgerContracts,
  type Posting,
  postClaim,
  postFee,
  postFunding,
  postInstalment,
  postReward,
  postSale,
  postSales,
  postTaken,
} from './postings.ts';

/** Running sums at the place from which a batch continues. */
export type LedgerSums = { rebates: bigint; covers: bigint; held: bigint };

/** Rows that wait to be written. */
export type LedgerRows = {
  accounts: Map<Address, AccountRow>;
  entries: EntryRow[];
  income: IncomeRow[];
  funding: FundingRow[];
  caps: CapRow[];
};

const noRows = (): LedgerRows => ({
  accounts: new Map(),
  entries: [],
  income: [],
  funding: [],
  caps: [],
});

/** Steps on the money of people, in chain order, as rows. Roots are not its business. */
export class LedgerBatch {
  readonly #contracts: LedgerContracts;
  readonly #accounts: Map<Address, AccountRow>;
  readonly #sums: LedgerSums;
  #rows = noRows();

  constructor(contracts: LedgerContracts, accounts: readonly AccountRow[], sums: LedgerSums) {
    this.#contracts = contracts;
    this.#accounts = new Map(accounts.map((account) => [account.address, account]));
    this.#sums = sums;
  }

  /** `powers` are those of everyone and needed for distributions only. */
  apply(step: LedgerStep, event: ChainEvent, powers: readonly AccountRow[] = []): void {
    const place = placeOf(event);
    if (step.kind === 'cap') {
      this.#rows.caps.push({ ...place, cap: step.cap, at: event.timestamp });
      return;
    }
    if (step.kind === 'joined') this.#change(step.child, { parent: step.parent });
    if (step.kind === 'burned') {
      this.#change(step.user, { power: this.get(step.user).power + step.power });
    }
    const posting = this.#post(step, place, powers);
    if (posting) this.#keep(posting, place, event);
  }

  isDistribution(step: LedgerStep): boolean {
    return step.kind === 'funded' && step.from === this.#contracts.timelock;
  }

  get(address: Address): AccountRow {
    return this.#accounts.get(address) ?? { address, parent: null, fees: 0n, power: 0n };
  }

  /** What is to be written since the last time. */
  take(): LedgerRows {
    const rows = this.#rows;
    this.#rows = noRows();
    return rows;
  }

  #post(step: LedgerStep, place: LogPosition, powers: readonly AccountRow[]): Posting | null {
    const contracts = this.#contracts;
    switch (step.kind) {
      case 'fee':
        return this.#fee(step);
      case 'reward':
        return postReward(step, contracts);
      case 'sold':
        return postSale(step, contracts);
      case 'sales':
        return postSales(step, contracts);
      case 'instalment-back':
        return postInstalment(step, contracts);
      case 'taken':
        return postTaken(step);
      case 'funded':
        return this.#fund(step, place, powers);
      case 'bond-lost':
        return this.#fund({ from: step.by, amount: step.amount }, place, []);
      case 'claimed':
        return postClaim(step, contracts);
      default:
        return null;
    }
  }

  #fee(step: Extract<LedgerStep, { kind: 'fee' }>): Posting {
    const posting = postFee(step, this.#contracts, this, this.#sums.rebates);
    const payer = this.get(step.payer);
    if (payer.parent !== null) this.#change(step.payer, { fees: payer.fees + step.fee });
    for (const { upto } of posting.income) this.#sums.rebates = upto ?? this.#sums.rebates;
    return posting;
  }

  #fund(
    funding: Readonly<{ from: Address; amount: bigint }>,
    place: LogPosition,
    powers: readonly AccountRow[],
  ): Posting {
    const { amount } = funding;
    const total = powers.reduce((sum, { power }) => sum + power, 0n);
    const shares = powers
      .map(({ address, power }) => ({ to: address, share: shareOf(amount, power, total) }))
      .filter(({ share }) => share > 0n);
    const shared = shares.reduce((sum, { share }) => sum + share, 0n);
    this.#sums.held += amount;
    this.#sums.covers += amount - shared;
    this.#rows.funding.push({ ...place, covers: this.#sums.covers, held: this.#sums.held });
    return postFunding(funding, this.#contracts, shares);
  }

  #change(address: Address, change: Partial<AccountRow>): void {
    const changed = { ...this.get(address), ...change };
    this.#accounts.set(address, changed);
    this.#rows.accounts.set(address, changed);
  }

  #keep({ entries, income }: Posting, place: LogPosition, { timestamp, txid }: ChainEvent): void {
    const moved = entries.filter(({ amount }) => amount !== 0n);
    this.#rows.entries.push(...moved.map((entry, leg) => ({ ...place, leg, ...entry })));
    const none = { earned: 0n, returned: 0n, received: 0n, upto: null };
    this.#rows.income.push(
      ...income.map((one) => ({ ...place, ...none, ...one, at: timestamp, txid })),
    );
  }
}

export const placeOf = ({ block, transactionIndex, logIndex }: ChainEvent): LogPosition => ({
  block,
  tx_idx: transactionIndex,
  log_idx: logIndex,
});
