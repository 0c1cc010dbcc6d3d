import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { keySigner } from '@vellum/contracts/deploy/signer';
import { until } from '@vellum/server/platform/until';
import { ask } from '@vellum/stack/demo-world/actor';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { toSun } from '@vellum/tron/amount';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { getNowBlock } from '@vellum/tron/client/blocks';
import { broadcast } from '@vellum/tron/client/broadcast';
import type { Client } from '@vellum/tron/client/client';
import { draftCall } from '@vellum/tron/contract-call';
import { buildTransaction, signTransaction, type Transaction } from '@vellum/tron/transaction';
import type { FaultClient } from '../../packages/server/test/faults/fault-client.ts';
import type { Ledger } from '../../packages/server/test/faults/ledger.ts';
import type { Person } from '../../packages/server/test/orders/order-chain.ts';
import { callDataOf } from '../soak/call-data.ts';
import type { Json, Wish } from '../soak/scene.ts';
import type { FeeWatch } from './fee-watch.ts';
import { callUntilMined } from './send-until-mined.ts';

export type PayerParts = Readonly<{
  client: Client;
  api: FaultClient;
  ledger: Ledger;
  /** Reviews each order first, as the app does, and gives the fee limit. */
  fees?: FeeWatch;
}>;

const LIFETIME = 90_000;
/** A block, finality and the index, or the end of a transaction that no block took. */
const PATIENCE = { everyMs: 1_000, forMs: 300_000 };
const TRIES = 4;
const ends = new Set(['settled', 'failed', 'mismatched', 'dropped', 'expired', 'cancelled']);

/** Pays as the app does: order, approvals, signature, report, broadcast, until the server calls the order settled. */
export class SteadyPayer {
  readonly #parts: PayerParts;

  constructor(parts: PayerParts) {
    this.#parts = parts;
  }

  /** Ids of the transactions that paid, allowances first. */
  async pay(who: Person, wish: Wish): Promise<readonly string[]> {
    const allowed: string[] = [];
    for (let tries = 0; tries < TRIES; tries += 1) {
      const order = await this.#order(who, wish);
      const { fees } = this.#parts;
      const fee = await fees?.review(who, order);
      allowed.push(...(await this.#allow(who, order.approvals)));
      const { state, txid } = await this.#carryOut(who, wish, order, fee?.feeLimit);
      if (state === 'settled') {
        const ids = [...allowed, txid];
        if (fee) await fees?.paid(order, fee, ids);
        return ids;
      }
      // The node dropped it, and it can be in no block any more: a new order, signed again.
      if (state !== 'dropped') throw new Error(`order ${order.orderId} is ${state} (${txid})`);
    }
    throw new Error(`${TRIES} transactions expired, none of them in a block`);
  }

  async #order(who: Person, { before, form }: Wish): Promise<Json> {
    const { code, data } = await this.#parts.api.post(who, before, form);
    if (code !== 'OK') throw new Error(`${before} answers ${code}`);
    return data;
  }

  async #allow(who: Person, approvals: readonly Json[] = []): Promise<readonly string[]> {
    const ids: string[] = [];
    const { client } = this.#parts;
    for (const { token, spender, minAllowance } of approvals) {
      const [coin, least] = [toHexAddress(token as Address), BigInt(minAllowance)];
      if ((await ask(client, coin, trc20.allowance(who.hex, spender))) >= least) continue;
      const signer = keySigner(who.privateKey);
      const { id } = await callUntilMined(client, signer, coin, trc20.approve(spender, least));
      ids.push(id);
    }
    return ids;
  }

  async #carryOut(who: Person, { after }: Wish, { orderId, call }: Json, feeLimit?: bigint) {
    const { api, ledger, client } = this.#parts;
    const transaction = await this.#sign(who, { ...call, ...(feeLimit && { feeLimit }) });
    const txid = transaction.id;
    const group = `${who.address} ${call.contract} ${transaction.contract.type} ${orderId}`;
    ledger.addOrder(orderId, who, group);
    const known = ledger.addTransaction(transaction, who, group);
    const report = { orderId, txid, rawDataHex: toHex(transaction.rawBytes) };
    const { code } = await api.post(who, after, report);
    if (code !== 'OK') throw new Error(`${after} answers ${code}`);
    known.reportedFor = orderId;
    known.sentAt = ledger.tick();
    await broadcast(client, transaction);
    const ended = async () => {
      const { data } = await api.post(who, paths.orders.get, { orderId });
      return ends.has(data?.state) ? (data.state as string) : null;
    };
    return { txid, state: await until(ended, PATIENCE) };
  }

  async #sign(who: Person, told: Json): Promise<Transaction> {
    const head = await getNowBlock(this.#parts.client);
    const call = {
      caller: who.hex,
      contract: toHexAddress(told.contract as Address),
      data: callDataOf(told),
      value: toSun(BigInt(told.callValueSun)),
      feeLimit: toSun(BigInt(told.feeLimit)),
    };
    const transaction = buildTransaction({
      ...draftCall(call),
      reference: head,
      timestamp: Date.now(),
      expiration: head.timestamp + LIFETIME,
    });
    return signTransaction(transaction, fromHex(who.privateKey));
  }
}
