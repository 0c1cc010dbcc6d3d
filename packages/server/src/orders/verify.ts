import type { CodeWithParams, OrderFailure } from '@vellum/api/refusals/error-codes';
import { MalformedAbiData } from '@vellum/tron/abi/abi-errors';
import { decodeRevert, type Revert } from '@vellum/tron/abi/revert';
import type { Address } from '@vellum/tron/address';
import { equalBytes } from '@vellum/tron/bytes';
import type { IndexedTransaction } from '../indexer/indexed-block.ts';
import type { ChainEvent, EventSource } from '../indexer/projection.ts';
import { storableText } from '../platform/database/storable-text.ts';
import type { OrderPlan, OrderProof } from './order-plan.ts';
import type { BoundJson } from './order-row.ts';
import { decodeTexts, type PlacedCall, SELECTOR, type ValueText } from './placed-call.ts';

/** What an order asked for. */
export type Wanted = Readonly<{ address: Address; call: PlacedCall; bounds: readonly BoundJson[] }>;

/** A transaction in its block, with its decoded events. */
export type Evidence = Readonly<{
  transaction: IndexedTransaction;
  /** Chain time of the block before it: a block takes what had not expired then, however late it comes itself. */
  parentTime: number;
  events: readonly ChainEvent[];
}>;

/** A plan with the eyes for its proof, which also see logs of contracts that the registry does not know. */
export type Judge = Pick<OrderPlan, 'proof' | 'refusal'> & Readonly<{ source?: EventSource }>;

export type Verdict =
  | Readonly<{ outcome: 'succeeded'; result: Readonly<Record<string, string>> | null }>
  | Readonly<{ outcome: 'failed' | 'mismatched'; problem: OrderProblem }>;

export type OrderProblem = Extract<CodeWithParams, { code: OrderFailure }>;

/** Whether the transaction is the call that was quoted; the first thing that is wrong, else null. */
export function problemOfCall(wanted: Wanted, tx: IndexedTransaction): OrderProblem | null {
  const { call } = wanted;
  if (tx.owner !== wanted.address) return { code: 'TX_SENDER_WRONG' };
  if (tx.contract !== call.contract) return { code: 'TX_CONTRACT_WRONG' };
  if (!equalBytes(tx.data.slice(0, SELECTOR), call.data.slice(0, SELECTOR))) {
    return { code: 'TX_METHOD_WRONG' };
  }
  if (!hasParams(wanted, tx.data)) return { code: 'TX_PARAMETER_WRONG' };
  return tx.callValue === call.value ? null : { code: 'TX_VALUE_WRONG' };
}

/** What a transaction did for the order: nothing of it is taken from the quote. */
export function verify(wanted: Wanted, evidence: Evidence, judge: Judge): Verdict {
  const { transaction, parentTime } = evidence;
  const problem = problemOfCall(wanted, transaction);
  if (problem !== null) return { outcome: 'mismatched', problem };
  if (parentTime >= transaction.expiration) {
    return { outcome: 'mismatched', problem: { code: 'TX_EXPIRED' } };
  }
  if (!transaction.success) return { outcome: 'failed', problem: failure(transaction, judge) };
  const proof = provingEvent(wanted, evidence.events, judge.proof);
  if (proof !== undefined)
    return { outcome: 'succeeded', result: resultOf(judge.proof, proof, wanted) };
  const code = hasForeignEvent(evidence, judge) ? 'TX_EVENT_FOREIGN' : 'TX_EVENT_MISSING';
  return { outcome: 'mismatched', problem: { code } };
}

/** The event that shows the effect, whoever called the contract. */
export const provingEvent = (
  order: Pick<Wanted, 'address' | 'call'>,
  events: readonly ChainEvent[],
  proof: OrderProof,
): ChainEvent | undefined =>
  events.find((event) =>
    alternatives(proof).some((one) => isOf(one, event) && one.concerns(event, order)),
  );

/** What the order shows of the event that proved it. */
export const resultOf = (
  proof: OrderProof,
  event: ChainEvent,
  order: Pick<Wanted, 'address' | 'call'>,
) =>
  alternatives(proof)
    .find((one) => isOf(one, event))
    ?.result?.(event, order) ?? null;

const isOf = ({ source, event }: OrderProof, found: ChainEvent) =>
  found.source === source && found.name === event;

const alternatives = (proof: OrderProof): readonly OrderProof[] =>
  proof.or === undefined ? [proof] : [proof, ...alternatives(proof.or)];

function hasForeignEvent({ transaction, events }: Evidence, { proof, source }: Judge): boolean {
  return (
    events.some(({ name }) => alternatives(proof).some(({ event }) => event === name)) ||
    transaction.logs.some((log) => source?.decode(log)?.name === proof.event)
  );
}

function hasParams({ call, bounds }: Wanted, data: Uint8Array): boolean {
  let found: ValueText[];
  try {
    found = decodeTexts(call.inputs, data);
  } catch (cause) {
    if (cause instanceof MalformedAbiData) return false;
    throw cause;
  }
  return call.params.every(({ value }, place) => {
    const bound = bounds.find(({ argument }) => argument === place);
    return bound === undefined ? isSame(value, found[place]) : isWithin(bound, found[place]);
  });
}

const isSame = (a: ValueText, b: ValueText | undefined) => JSON.stringify(a) === JSON.stringify(b);

function isWithin({ atMost, atLeast }: BoundJson, value: ValueText | undefined): boolean {
  if (typeof value !== 'string') return false;
  const number = BigInt(value);
  if (atMost !== undefined && number > BigInt(atMost)) return false;
  return atLeast === undefined || number >= BigInt(atLeast);
}

function failure({ result, output }: IndexedTransaction, { refusal }: Judge): OrderProblem {
  if (result === 'OUT_OF_ENERGY') return { code: 'FEE_LIMIT_TOO_LOW' };
  const revert = refusal?.(output) ?? decodeRevert(output);
  return { code: 'TX_REVERTED', params: { reason: wordsOf(revert) ?? result } };
}

function wordsOf(revert: Revert): string | null {
  switch (revert.kind) {
    case 'message':
      return storableText(revert.message.slice(0, 200));
    case 'custom':
      return revert.name;
    case 'panic':
      return `Panic ${revert.code}`;
    case 'silent':
    case 'unknown':
      return null;
  }
}
