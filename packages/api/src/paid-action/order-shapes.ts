import * as z from 'zod/mini';
import { orderKinds } from '../order-kinds/order-kinds.ts';
import { orderStates } from '../order-kinds/order-states.ts';
import { codesFrom } from '../refusals/error-codes.ts';
import { address, amount, count, time, txid } from '../wire/shapes.ts';

const words = z.array(z.string());

const lists = z.array(z.union([z.string(), words]));

/** A value of a contract call as text; lists and tuples as arrays, at most three deep. */
const abiValue = z.union([z.string(), z.array(z.union([z.string(), lists]))]);

/** The call that the wallet is to sign. The web builds it itself from the contract's face and compares. */
export const contractCall = z.object({
  contract: address,
  /** With its parameter types: `bindParent(address)`. */
  method: z.string(),
  params: z.array(z.object({ type: z.string(), value: abiValue })),
  callValueSun: amount,
  feeLimit: amount,
});

export const approval = z.object({ token: address, spender: address, minAllowance: amount });

const identity = {
  orderId: z.string(),
  kind: z.enum(orderKinds),
  state: z.enum(orderStates),
  expiresAt: time,
};

/** What every Before answers: the order, what it quotes, the call to sign and the approvals it needs. */
export const quoteFields = {
  ...identity,
  call: contractCall,
  approvals: z.array(approval),
  /** The same action is already open: do not resubmit. */
  duplicateWarning: z.optional(z.boolean()),
};

/** What every After and every question about an order answers. */
export const orderFields = {
  ...identity,
  createdAt: time,
  /** What the order calls, and the sun that go with the call. */
  contract: z.optional(address),
  callValueSun: z.optional(amount),
  /** Set by the chain alone. */
  txid: z.optional(txid),
  block: z.optional(count),
  confirmations: count,
  final: z.boolean(),
  failReason: z.optional(z.enum(codesFrom('order'))),
  failParams: z.optional(z.record(z.string(), z.string())),
  result: z.optional(z.record(z.string(), z.string())),
  /** Of an order in several steps: the one before it, and the place in the row. */
  parentId: z.optional(z.string()),
  step: z.optional(count),
};

export const orderReply = z.object(orderFields);
export type OrderReply = z.output<typeof orderReply>;
