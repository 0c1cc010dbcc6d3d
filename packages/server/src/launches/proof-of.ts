import { whoOf } from '../indexer/events/event-values.ts';
import type { OrderProof } from '../orders/order-plan.ts';

type Concerns = OrderProof['concerns'];

/** Of the contract that was called, and not of another launch's. */
export const ofContract: Concerns = (event, { call }) => event.contract === call.contract;

/** Of the contract that was called, and of who called it. */
export const ofCaller: Concerns = (event, order) =>
  ofContract(event, order) && whoOf(event, 'user') === order.address;

/** How a call to one kind of contract shows on the chain. */
export const proofOf =
  (source: string) =>
  (event: string, concerns: Concerns, result?: OrderProof['result']): OrderProof => ({
    source,
    event,
    concerns,
    ...(result && { result }),
  });
