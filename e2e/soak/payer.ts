import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { until } from '@vellum/server/platform/until';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { toSun } from '@vellum/tron/amount';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { broadcast } from '@vellum/tron/client/broadcast';
import { getTransactionInfo } from '@vellum/tron/client/transactions';
import { draftCall } from '@vellum/tron/contract-call';
import { NodeUnreachable, TransactionRejected } from '@vellum/tron/errors';
import { buildTransaction, signTransaction, type Transaction } from '@vellum/tron/transaction';
import type { FaultClient } from '../../packages/server/test/faults/fault-client.ts';
import type { KnownTransaction, Ledger } from '../../packages/server/test/faults/ledger.ts';
import type { Random } from '../../packages/server/test/faults/random.ts';
import type { Person } from '../../packages/server/test/orders/order-chain.ts';
import { callDataOf } from './call-data.ts';
import { headAndSolid, type RemoteNode } from './remote-node.ts';
import type { Json, Wish } from './scene.ts';
import type { Tally } from './tally.ts';

export type PayerParts = Readonly<{
  node: RemoteNode;
  client: FaultClient;
  ledger: Ledger;
  /** What became of wishes before anything was signed. */
  refusals: Tally;
  /** How transactions were told of and sent. */
  ways: Tally;
}>;

type Call = Readonly<{ contract: Address; data: Uint8Array; value: bigint; feeLimit: bigint }>;

const LIFETIME = 120_000;
const UNBOUNDED = 2n ** 255n;
/** As long as someone looks at a sheet that says "in progress". */
const PATIENCE = { everyMs: 2_500, forMs: 40_000 };
const seenByChain = new Set(['included', 'failing', 'settled', 'failed', 'mismatched', 'dropped']);

/** Someone who pays as the app does: Before, approvals, signature, broadcast, After, in one of the ways it can go. */
export class Payer {
  readonly #parts: PayerParts;
  readonly #who: Person;
  readonly #random: Random;
  readonly #approved = new Set<string>();
  readonly #signed = new Set<string>();
  #transactions = 0;

  constructor(parts: PayerParts, who: Person, random: Random) {
    this.#parts = parts;
    this.#who = who;
    this.#random = random;
  }

  async pay(wish: Wish): Promise<void> {
    const { client, ledger, refusals } = this.#parts;
    const { code, data } = await client.post(this.#who, wish.before, wish.form);
    if (code !== 'OK') {
      refusals.add(code);
      if (code === 'ORDER_OPEN_LIMIT') await this.#makeRoom();
      return;
    }
    const { orderId } = data;
    // The same order again: its transaction is on its way.
    if (this.#signed.has(orderId)) return;
    const call = callOf(data.call);
    const group = `${this.#who.address} ${call.contract} ${toHex(call.data)} ${call.value}`;
    ledger.addOrder(orderId, this.#who, group);
    if (!(await this.#approve(data.approvals))) return refusals.add('approval not in a block');
    const known = ledger.addTransaction(await this.#sign(call), this.#who, group);
    this.#signed.add(orderId);
    await this.#carryOut(wish.after, orderId, known);
  }

  async #carryOut(after: string, orderId: string, known: KnownTransaction): Promise<void> {
    const dice = this.#random(20);
    const way = dice < 12 ? 'reported, then sent' : (rareWays[dice - 12] ?? 'sent, then reported');
    this.#parts.ways.add(way);
    switch (way) {
      case 'reported, then sent':
        await this.#report(after, orderId, known);
        return this.#sendAndFollow(orderId, known);
      case 'sent, then reported':
        await this.#send(known);
        await this.#report(after, orderId, known);
        return this.#sendAndFollow(orderId, known);
      case 'sent, never reported':
        return this.#sendAndFollow(orderId, known);
      case 'cancelled, sent all the same':
        await this.#parts.client.post(this.#who, paths.orders.cancel, { orderId });
        return this.#sendAndFollow(orderId, known);
      case 'reported, never sent':
        return this.#report(after, orderId, known);
      case 'never sent':
        return;
    }
  }

  async #report(after: string, orderId: string, known: KnownTransaction): Promise<void> {
    const { transaction } = known;
    const form = { orderId, txid: transaction.id, rawDataHex: toHex(transaction.rawBytes) };
    const { code } = await this.#parts.client.post(this.#who, after, form);
    if (code === 'OK' && known.sentAt === null) known.reportedFor = orderId;
  }

  /** Until the server says that it is in a block, sending it again while it is in none. */
  async #sendAndFollow(orderId: string, known: KnownTransaction): Promise<void> {
    await this.#send(known);
    const look = async () => {
      const { data } = await this.#parts.client.post(this.#who, paths.orders.get, { orderId });
      if (seenByChain.has(data?.state)) return true;
      await this.#send(known);
      return null;
    };
    await until(look, PATIENCE);
  }

  async #send(known: KnownTransaction): Promise<void> {
    const { ledger } = this.#parts;
    if (known.sentAt === null && known.reportedFor === null) ledger.unclear.add(known.group);
    known.sentAt ??= ledger.tick();
    await this.#broadcast(known.transaction);
  }

  /** Whether it came to the node. A node that is away, or does not take it any more, changes nothing. */
  async #broadcast(transaction: Transaction): Promise<void> {
    try {
      await broadcast(this.#parts.node.client, transaction);
    } catch (error) {
      if (error instanceof TransactionRejected || error instanceof NodeUnreachable) return;
      throw error;
    }
  }

  /** Lets contracts take coins, once for each; false when no block took that. */
  async #approve(approvals: readonly Json[]): Promise<boolean> {
    for (const { token, spender } of approvals) {
      const key = `${token} ${spender}`;
      if (this.#approved.has(key)) continue;
      const transaction = await this.#sign({
        ...{ contract: token, data: trc20.approve(spender, UNBOUNDED).data },
        ...{ value: 0n, feeLimit: 100_000_000n },
      });
      const isIn = async () => {
        await this.#broadcast(transaction);
        const info = await this.#info(transaction.id);
        return info === null ? null : !info.failed;
      };
      if (!(await until(isIn, { everyMs: 1_000, forMs: 30_000 }))) return false;
      this.#approved.add(key);
    }
    return true;
  }

  async #info(id: string) {
    return getTransactionInfo(this.#parts.node.client, id).catch((error: unknown) => {
      if (error instanceof NodeUnreachable) return null;
      throw error;
    });
  }

  async #sign({ contract, data, value, feeLimit }: Call): Promise<Transaction> {
    // On a block that stays, so that a reorganisation does not make the transaction invalid.
    const blocks = await until(() => headAndSolid(this.#parts.node).catch(() => null), {
      everyMs: 250,
      forMs: 60_000,
    });
    if (blocks === null) throw new NodeUnreachable('the newest block', [], 0);
    const { head, solid } = blocks;
    const calls = { caller: this.#who.hex, contract: toHexAddress(contract), data };
    const draft = draftCall({ ...calls, value: toSun(value), feeLimit: toSun(feeLimit) });
    this.#transactions += 1;
    const transaction = buildTransaction({
      ...draft,
      reference: solid,
      timestamp: head.timestamp + this.#transactions,
      expiration: head.timestamp + LIFETIME + this.#random(LIFETIME),
    });
    return signTransaction(transaction, fromHex(this.#who.privateKey));
  }

  async #makeRoom(): Promise<void> {
    const { client } = this.#parts;
    const { data } = await client.post(this.#who, paths.orders.list, { state: 'created' });
    for (const { orderId } of data?.list ?? []) {
      await client.post(this.#who, paths.orders.cancel, { orderId });
    }
  }
}

const rareWays = [
  'sent, then reported',
  'sent, then reported',
  'sent, then reported',
  'sent, never reported',
  'sent, never reported',
  'cancelled, sent all the same',
  'reported, never sent',
  'never sent',
] as const;

function callOf({ contract, callValueSun, feeLimit, ...told }: Json): Call {
  return {
    contract,
    data: callDataOf(told),
    value: BigInt(callValueSun),
    feeLimit: BigInt(feeLimit),
  };
}
