import { pair } from '@vellum/contracts/dex';
import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import { eventSource } from '../../indexer/events/event-source.ts';
import { placeOf, sumOf } from '../../indexer/events/event-values.ts';
import type { ChainEvent, Projection } from '../../indexer/projection.ts';
import { launchesOf } from '../../launches/launch-members.ts';
import {
  inOrder,
  type PairContracts,
  pairNames,
  platformPairs,
} from '../../pairs/platform-pairs.ts';
import { byIndex } from '../../platform/database/by-index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { plainArray } from '../../platform/database/plain-array.ts';
import { putRows } from '../../platform/database/put-rows.ts';
import type { SwapRow } from './swap-row.ts';

type Coins = readonly [Address, Address];

/** Swaps in every known pair, whoever made them and through whichever contract. */
export function swapProjection(contracts: PairContracts): Projection {
  const platform = new Map(platformPairs(contracts).map(({ pair: at, coins }) => [at, coins]));
  return {
    name: 'swaps',
    tables: ['pool_swap'],
    sources: [...pairNames, 'launchPair'].map((name) => eventSource(name, pair)),
    async apply(transaction, all) {
      const events = all.filter(({ name }) => name === 'Swap');
      if (events.length === 0) return;
      await byIndex(transaction, async () => {
        const launchOf = await launchesOf(
          transaction,
          events.filter(({ contract }) => !platform.has(contract)),
        );
        const senderOf = await sendersOf(transaction, events);
        const coinsOf = (at: Address): Coins =>
          platform.get(at) ?? inOrder(launchOf(at).token, contracts.wtrx);
        const rows = events.flatMap((event) =>
          rowsOf(event, coinsOf(event.contract), senderOf(event.txid)),
        );
        await putRows(transaction, 'pool_swap', ['block', 'tx_idx', 'log_idx'], rows);
      });
    },
  };
}

/** No event of a pair says who traded; the transactions that are kept with the logs do. */
async function sendersOf(transaction: DatabaseTransaction, events: readonly ChainEvent[]) {
  const txids = plainArray([...new Set(events.map(({ txid }) => txid))]);
  const { rows } = await sql<{ txid: string; owner: Address }>`
    select txid, owner from chain_tx where txid = any (${txids}::text[])`.execute(transaction);
  const owners = new Map(rows.map(({ txid, owner }) => [txid, owner]));
  return (txid: string): Address => {
    const owner = owners.get(txid);
    if (owner === undefined) throw new Error(`the transaction ${txid} is not stored`);
    return owner;
  };
}

function rowsOf(event: ChainEvent, [first, second]: Coins, trader: Address): SwapRow[] {
  const net0 = sumOf(event, 'amount0In') - sumOf(event, 'amount0Out');
  const net1 = sumOf(event, 'amount1In') - sumOf(event, 'amount1Out');
  // Lent and given back in one call: nothing was traded.
  if (net0 === 0n || net1 === 0n || net0 > 0n === net1 > 0n) return [];
  const common = { ...placeOf(event), pair: event.contract, trader, at: BigInt(event.timestamp) };
  const traded =
    net0 > 0n
      ? { paid_coin: first, paid: net0, received_coin: second, received: -net1 }
      : { paid_coin: second, paid: net1, received_coin: first, received: -net0 };
  return [{ ...common, ...traded }];
}
