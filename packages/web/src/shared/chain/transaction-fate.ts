import { getNowBlock } from '@vellum/tron/client/blocks';
import type { Client } from '@vellum/tron/client/client';
import { getTransactionInfo, type TransactionInfo } from '@vellum/tron/client/transactions';

/** What the chain says of a transaction that was sent. */
export type Fate =
  /** Not in a block, and it may still come. */
  | Readonly<{ status: 'open'; chainTime: number }>
  /** In a block that a reorganisation could still replace. */
  | Readonly<{ status: 'mined'; info: TransactionInfo }>
  /** In a block that stays. */
  | Readonly<{ status: 'final'; info: TransactionInfo }>
  /** Provably never: the confirmed chain is past its expiration without it. */
  | Readonly<{ status: 'expired' }>;

/**
 * Asks in the order that makes the proof hold: first how far the confirmed chain is, then whether it holds the
 * transaction. A block younger than the expiration cannot contain it.
 */
export async function fateOf(
  client: Client,
  { txid, expiration }: Readonly<{ txid: string; expiration: number }>,
): Promise<Fate> {
  const solid = await getNowBlock(client, { finality: 'confirmed' });
  const confirmed = await getTransactionInfo(client, txid, { finality: 'confirmed' });
  if (confirmed) return { status: 'final', info: confirmed };
  const info = await getTransactionInfo(client, txid);
  if (info) return { status: 'mined', info };
  if (solid.timestamp > expiration) return { status: 'expired' };
  return { status: 'open', chainTime: solid.timestamp };
}

/** A reorganisation may take a transaction out of its block, or let it fail in the next one. */
export function hasSucceeded(fate: Fate): boolean {
  return (fate.status === 'mined' || fate.status === 'final') && !fate.info.failed;
}
