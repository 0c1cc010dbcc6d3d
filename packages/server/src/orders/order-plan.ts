import type { OrderKind } from '@vellum/api/order-kinds/order-kinds';
import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { WriteCall } from '@vellum/contracts/contract-face';
import type { Revert } from '@vellum/tron/abi/revert';
import type { Address } from '@vellum/tron/address';
import type { ChainEvent } from '../indexer/projection.ts';
import type { PlacedCall } from './placed-call.ts';

/** Milliseconds of wall time that a quote with a price in it is good for. */
export const QUOTE_LIFETIME = 60_000;

/** The call that an order asks the wallet to sign. */
export type PlannedCall = WriteCall & Readonly<{ contract: Address }>;

export type Prepared = Readonly<{
  /** What the Before tells beyond the call; kept with the order. */
  quote: Readonly<Record<string, string | boolean | number | null>>;
  call: PlannedCall;
  approvals?: readonly Readonly<{ token: Address; spender: Address; minAllowance: bigint }>[];
  /**
   * Arguments, by place in the call, that may differ from the quote up to a bound: a price that moved.
   * They are left out of the digest that recognises the same action.
   */
  bounds?: readonly Readonly<{ argument: number; atMost?: bigint; atLeast?: bigint }>[];
  /** Milliseconds of wall time until the offer to sign ends; ten minutes by default, 60 s with bounds. */
  lifetime?: number;
  /** Of an order in several steps: the one before it, how far that must be, and the no if it is not. */
  follows?: Readonly<{
    orderId: string;
    needs: 'included' | 'settled';
    otherwise: CodeWithParams;
  }>;
}>;

/**
 * One kind of paid action: its Before, and how its success shows on the chain. `prepare` refuses with a
 * `Refusal`; `proof` finds the event that shows the effect among the events of the transaction.
 */
export type OrderPlan<Body = never> = Readonly<{
  kind: OrderKind;
  prepare(request: Readonly<{ address: Address; body: Body }>): Promise<Prepared>;
  proof: OrderProof;
  /** Why the contract refused: `refusal` of its typed client. */
  refusal?(output: Uint8Array): Revert;
}>;

/** The event that must be in the transaction: from this source, by this name, about this order. */
export type OrderProof = Readonly<{
  source: string;
  event: string;
  concerns(event: ChainEvent, order: Readonly<{ address: Address; call: PlacedCall }>): boolean;
  /** What of the event the order shows as its result. */
  result?(
    event: ChainEvent,
    order: Readonly<{ address: Address; call: PlacedCall }>,
  ): Readonly<Record<string, string>>;
  /** The event says nothing of who asked for it: it proves the quoted call alone, and none through another contract. */
  ofCallOnly?: true;
  /** Of a kind that asks for one of several calls: what else shows the effect. */
  or?: OrderProof;
}>;

/** A plan as the engine keeps it: the body was read with the endpoint's or the action's own schema. */
export type AnyOrderPlan = OrderPlan;
