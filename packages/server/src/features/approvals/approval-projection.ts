import type { HexAddress } from '@vellum/tron/address';
import { base58Of } from '../../indexer/node/base58-of.ts';
import type { ChainEvent, Projection } from '../../indexer/projection.ts';
import { byIndex } from '../../platform/database/by-index.ts';
import { putRows } from '../../platform/database/put-rows.ts';
import { approvalCoins } from './approval-coins.ts';
import type { ApprovalRow } from './approval-row.ts';

/**
 * The last approval of every address, coin and spender. Also of those who are no members: whoever becomes one later
 * has given the same approvals, and a table made again must not differ.
 */
export const approvalProjection: Projection = {
  name: 'approvals',
  tables: ['coin_approval'],
  sources: approvalCoins,
  async apply(transaction, events) {
    const given = events.filter(({ name }) => name === 'Approval').map(rowOf);
    const last = new Map(given.map((row) => [`${row.owner} ${row.coin} ${row.spender}`, row]));
    if (last.size === 0) return;
    const key = ['owner', 'coin', 'spender'];
    await byIndex(transaction, () =>
      putRows(transaction, 'coin_approval', key, [...last.values()]),
    );
  },
};

const rowOf = ({ args, contract, timestamp, txid, block }: ChainEvent): ApprovalRow => ({
  owner: base58Of(args['owner'] as HexAddress),
  coin: contract,
  spender: base58Of(args['spender'] as HexAddress),
  amount: args['value'] as bigint,
  at: BigInt(timestamp),
  txid,
  block,
});
