import { priceOf } from '@vellum/api/numbers/price-unit';
import type { Address } from '@vellum/tron/address';
import { placeOf, sumOf, whoOf } from '../../indexer/events/event-values.ts';
import type { ChainEvent } from '../../indexer/projection.ts';
import type { LaunchMembers } from '../../launches/launch-members.ts';
import type { FillRow, MarketRow } from './trade-rows.ts';

/**
 * Reads the events of tokens, pairs and internal trades in chain order and gives the trades. A swap does not say who
 * traded: whoever last gave tokens to the pair in its transaction sold them, whoever last took them bought.
 */
export class MarketBook {
  readonly markets: Map<Address, MarketRow>;
  readonly fills: FillRow[] = [];
  readonly #isTokenFirst: (token: Address) => boolean;

  constructor(markets: Map<Address, MarketRow>, isTokenFirst: (token: Address) => boolean) {
    this.markets = markets;
    this.#isTokenFirst = isTokenFirst;
  }

  read(event: ChainEvent, launch: LaunchMembers): void {
    if (event.source === 'launchToken' && event.name === 'Transfer') this.#transfer(event, launch);
    if (event.source === 'launchPair' && event.name === 'Sync') this.#sync(event, launch);
    if (event.source === 'launchPair' && event.name === 'Swap') this.#swap(event, launch);
    if (event.source === 'trade' && event.name === 'TradeBought') this.#inside(event, launch);
  }

  #market({ block, txid }: ChainEvent, { token, pair }: LaunchMembers): MarketRow {
    const row = this.markets.get(token) ?? {
      ...{ token, pair, reserve_token: 0n, reserve_trx: 0n },
      ...{ touched_txid: txid, giver: null, taker: null, block },
    };
    this.markets.set(token, row);
    if (row.touched_txid !== txid) Object.assign(row, { giver: null, taker: null });
    row.touched_txid = txid;
    row.block = block;
    return row;
  }

  #transfer(event: ChainEvent, launch: LaunchMembers): void {
    const [from, to] = [whoOf(event, 'from'), whoOf(event, 'to')];
    if (to === launch.pair) this.#market(event, launch).giver = from;
    else if (from === launch.pair) this.#market(event, launch).taker = to;
  }

  #sync(event: ChainEvent, launch: LaunchMembers): void {
    const row = this.#market(event, launch);
    const both = [sumOf(event, 'reserve0'), sumOf(event, 'reserve1')] as const;
    const [first, second] = this.#isTokenFirst(launch.token) ? both : [both[1], both[0]];
    row.reserve_token = first;
    row.reserve_trx = second;
  }

  #swap(event: ChainEvent, launch: LaunchMembers): void {
    const row = this.#market(event, launch);
    const [token, trx] = this.#isTokenFirst(launch.token) ? ['0', '1'] : ['1', '0'];
    const tokens = sumOf(event, `amount${token}Out`) - sumOf(event, `amount${token}In`);
    const value = sumOf(event, `amount${trx}In`) - sumOf(event, `amount${trx}Out`);
    const side = tokens > 0n ? ('buy' as const) : ('sell' as const);
    const trader = side === 'buy' ? row.taker : row.giver;
    // Lent and given back in one call: nothing was traded.
    if (tokens === 0n || value === 0n || tokens > 0n !== value > 0n || trader === null) return;
    this.fills.push({
      ...{ ...placeOf(event), token: launch.token, trader, side },
      tokens: magnitude(tokens),
      // Of the pool afterwards: what a tiny trade paid says nothing, since it is rounded.
      price: priceOf(row.reserve_trx, row.reserve_token),
      shares: null,
      value: magnitude(value),
      at: BigInt(event.timestamp),
    });
  }

  #inside(event: ChainEvent, { token }: LaunchMembers): void {
    this.fills.push({
      ...{ ...placeOf(event), token, trader: whoOf(event, 'user'), side: 'buy' as const },
      ...{ tokens: null, price: null, shares: sumOf(event, 'num') },
      value: sumOf(event, 'paid'),
      at: BigInt(event.timestamp),
    });
  }
}

const magnitude = (value: bigint) => (value < 0n ? -value : value);
