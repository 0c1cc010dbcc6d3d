import type { OrderKind } from '@vellum/api/order-kinds/order-kinds';
import { accountMoves } from '@vellum/contracts/account-moves';
import { cards } from '@vellum/contracts/cards';
import { trc20 } from '@vellum/contracts/coins';
import { type Address, fromHexAddress, toHexAddress } from '@vellum/tron/address';
import { getAccount } from '@vellum/tron/client/accounts';
import { createClient } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import { getTransactionInfo } from '@vellum/tron/client/transactions';
import { expect } from 'vitest';
import { noteReceipt } from '../receipts/held-receipts.ts';
import type { Person } from '../test-server.ts';
import type { CardWorld } from './card-world.ts';

const COINS = ['vlm', 'wtrx', 'usdt', 'vlmWtrx', 'vlmUsdt', 'wtrxUsdt'];

/** A server, its chain, and people who ask and pay. */
export type PayingWorld = Pick<CardWorld, 'ask' | 'at' | 'chain' | 'database' | 'indexed' | 'read'>;

type Holdings = ReadonlyMap<Address | null, bigint>;

/**
 * Holds what a receipt says against the chain: begun before an order is paid for, ended after it. Every order that a
 * test carries out goes through it.
 */
export async function receiptCheck(world: PayingWorld, who: Person) {
  const before = await holdings(world, who);
  return async (kind: OrderKind, paid: readonly Readonly<{ txid: string; value: bigint }>[]) => {
    const after = await holdings(world, who);
    const client = createClient({ fullNodes: [world.chain.url] });
    const account = toHexAddress(who.address);
    const sent = await Promise.all(
      paid.map(async ({ txid, value }) => {
        const info = await getTransactionInfo(client, txid);
        if (info === null) throw new Error(`${txid} is in no block`);
        return { info, caller: account, value };
      }),
    );
    const moves = accountMoves(account, sent, toHexAddress(world.at('wtrx')));
    const fee = sent.reduce((sum, { info }) => sum + info.fee, 0n);
    const told = new Map<Address | null, bigint>(
      moves.coins.map(({ coin, amount }) => [coin && fromHexAddress(coin), amount]),
    );
    told.set(null, (told.get(null) ?? 0n) - fee);
    const changed = [...after].map(
      ([coin, amount]) => [coin, amount - (before.get(coin) ?? 0n)] as const,
    );
    expect(new Map(changed.map(([coin]) => [coin, told.get(coin) ?? 0n]))).toEqual(
      new Map(changed),
    );
    for (const { collection, id, came } of moves.tokens) {
      if (collection !== toHexAddress(world.at('cards'))) continue;
      expect((await world.read('cards', cards.ownerOf(id))) === account).toBe(came);
    }
    noteReceipt(kind);
  };
}

/** TRX, coins of the platform, and everything that was launched. */
async function holdings({ chain, database, at }: PayingWorld, who: Person): Promise<Holdings> {
  const client = createClient({ fullNodes: [chain.url] });
  const { rows } = await database.pool.query('select token, pair from launch_token');
  const launched = rows.flatMap(({ token, pair }) => [token as Address, pair as Address]);
  const held = new Map<Address | null, bigint>();
  const account = await getAccount(client, toHexAddress(who.address));
  held.set(null, account?.balance ?? 0n);
  for (const coin of [...COINS.map(at), ...launched]) {
    const contract = toHexAddress(coin);
    const { data, decode } = trc20.balanceOf(who.address);
    held.set(coin, decode((await simulateCall(client, { caller: contract, contract, data })).data));
  }
  return held;
}
