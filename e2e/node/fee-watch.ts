import type { OrderKind } from '@vellum/api/order-kinds/order-kinds';
import { trc20 } from '@vellum/contracts/coins';
import { ask } from '@vellum/stack/demo-world/actor';
import { type Address, toHexAddress } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { getTransactionInfo } from '@vellum/tron/client/transactions';
import type { Person } from '../../packages/server/test/orders/order-chain.ts';
import type { CallCost } from '../../packages/web/src/shared/chain/call-cost.ts';
import type { AskedCall } from '../../packages/web/src/shared/chain/call-transaction.ts';
import { coinUse } from '../../packages/web/src/shared/chain/coin-use.ts';
import { tryCall } from '../../packages/web/src/shared/chain/trial.ts';
import { estimateFlow } from '../../packages/web/src/shared/chain/untried-flow.ts';
import { callDataOf } from '../soak/call-data.ts';
import type { Json } from '../soak/scene.ts';

/** What the app's review of an order says of its fee: in sun, with the approvals that come first. */
export type ReviewedFee = Readonly<{
  cost: CallCost;
  /** Of the call, as the app signs it. */
  feeLimit: bigint;
  /** Whether approvals come first, so that the call itself could not be simulated. */
  isEstimated: boolean;
}>;

export type WatchedFee = Readonly<{
  kind: OrderKind;
  method: string;
  isEstimated: boolean;
  expected: bigint;
  most: bigint;
  paid: bigint;
  /** Of the call alone. */
  energy: bigint;
}>;

/** Reviews each order as the app does before it is paid, and keeps what it cost beside. */
export class FeeWatch {
  readonly seen: WatchedFee[] = [];
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  async review(who: Person, { call, approvals = [] }: Json): Promise<ReviewedFee> {
    const asked: AskedCall = {
      caller: who.hex,
      contract: toHexAddress(call.contract as Address),
      data: callDataOf(call),
      value: BigInt(call.callValueSun),
      feeLimit: BigInt(call.feeLimit),
    };
    const wanted = await Promise.all(
      (approvals as readonly Json[]).map(async ({ token, spender, minAllowance }) => {
        const allowed = trc20.allowance(who.hex, spender as Address);
        const allowance = await ask(this.#client, toHexAddress(token as Address), allowed);
        const coin = token as Address;
        return { coin, spender: spender as Address, amount: BigInt(minAllowance), allowance };
      }),
    );
    const missing = wanted.filter(({ allowance, amount }) => allowance < amount);
    if (missing.length === 0) {
      const { size, cost } = await tryCall(this.#client, asked, Date.now);
      return { cost, feeLimit: size.feeLimit, isEstimated: false };
    }
    const method = call.method.split('(')[0];
    const use = coinUse({ method, data: asked.data, newCoins: 0 });
    const flow = await estimateFlow(this.#client, asked, missing, use);
    return { cost: flow.cost, feeLimit: flow.call.feeLimit, isEstimated: true };
  }

  async paid(
    { kind, call }: Json,
    { cost, isEstimated }: ReviewedFee,
    ids: readonly string[],
  ): Promise<void> {
    let [paid, energy] = [0n, 0n];
    for (const id of ids) {
      const info = await getTransactionInfo(this.#client, id);
      paid += info?.fee ?? 0n;
      energy = info?.energyUsageTotal ?? 0n;
    }
    const { expected, most } = cost;
    const method = call.method.split('(')[0];
    this.seen.push({ kind, method, isEstimated, expected, most, paid, energy });
  }
}
