import { parseHexAddress } from '@vellum/tron/address';
import type { JsonObject } from '@vellum/tron/json';
import type { TrxTransfer } from '../indexed-block.ts';
import { base58Of } from './base58-of.ts';
import type { BlockBody, SentTransaction } from './block-body.ts';
import { integerOf, objectsOf, textOf } from './node-json.ts';

/**
 * TRX that moved in a block, in order: transfers, and what contracts paid. The latter count as paid by whoever made the
 * call, since a contract that hands out TRX does it for its caller.
 */
export function transfersOf(
  { sent, transfers }: Pick<BlockBody, 'sent' | 'transfers'>,
  receipts: readonly JsonObject[],
): readonly TrxTransfer[] {
  const plain = transfers
    .filter(({ result }) => result === 'SUCCESS')
    .map(({ index, from, to, amount }) => ({ index, from, to, amount }));
  const paid = sent.flatMap((call) => paidByContracts(call, receipts[call.index] ?? {}));
  if (paid.length === 0) return plain;
  return [...plain, ...paid].sort((one, other) => one.index - other.index);
}

function paidByContracts({ owner, index, result }: SentTransaction, receipt: JsonObject) {
  if (result !== 'SUCCESS' || receipt['internal_transactions'] === undefined) return [];
  return objectsOf(receipt, 'internal_transactions').flatMap((inner): TrxTransfer[] => {
    const to = parseHexAddress(textOf(inner, 'transferTo_address'));
    if (to === null || inner['rejected'] === true) return [];
    const values = objectsOf(inner, 'callValueInfo').filter(({ tokenId }) => !tokenId);
    const amount = values.reduce((sum, value) => sum + integerOf(value, 'callValue'), 0n);
    return amount > 0n ? [{ index, from: owner, to: base58Of(to), amount }] : [];
  });
}
