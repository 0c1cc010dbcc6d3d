import { DEAD_ADDRESS } from '@vellum/contracts/coins';
import { type Address, type HexAddress, toHexAddress } from '@vellum/tron/address';
import { sumOf, whoOf } from '../indexer/events/event-values.ts';
import { base58Of } from '../indexer/node/base58-of.ts';
import type { ChainEvent } from '../indexer/projection.ts';

const ZERO = '410000000000000000000000000000000000000000';
const DEAD = toHexAddress(DEAD_ADDRESS);

type At = Readonly<{ pair: Address; block: number; time: number }>;

/** What an event means for the pools and for who has LP. Null stands for nobody: LP that is made, or lost permanently. */
export type LpMove =
  | (At & Readonly<{ kind: 'sync'; reserves: readonly [bigint, bigint] }>)
  | (At & Readonly<{ kind: 'supply'; amount: bigint }>)
  | (At & Readonly<{ kind: 'deposit'; to: Address; lp: bigint; coins: readonly [bigint, bigint] }>)
  | Pass;

type Pass = At & Readonly<{ kind: 'pass'; from: Address | null; to: Address | null; lp: bigint }>;

/** Contracts that keep LP for its owner. */
export type LpKeepers = Readonly<Record<'lpStake' | 'locker' | 'otcDesk', Address>>;

/** Reads events in the order of the chain. `makerOf` tells who made an offer. */
export function lpMoves(
  events: readonly ChainEvent[],
  keepers: LpKeepers,
  makerOf: (offer: bigint) => Address | null,
): readonly LpMove[] {
  const isOfPair = ({ source }: ChainEvent) => source !== 'locker' && source !== 'otcDesk';
  const pairs = new Set(events.filter(isOfPair).map(({ contract }) => contract));
  const moves: LpMove[] = [];
  const read = pairReader(moves, keepers, salesIn(events, makerOf));
  const lockOf = locksForOthers(events);
  for (const event of events) {
    if (isOfPair(event)) read(event);
    const lock = event.source === 'locker' ? lockOf(event) : null;
    if (lock !== null && pairs.has(lock.pair)) moves.push(lock);
  }
  return moves;
}

/** What the events of pairs mean. A pair tells what someone put in after the LP that it made for it. */
function pairReader(moves: LpMove[], keepers: LpKeepers, sale: ReturnType<typeof salesIn>) {
  /** The last LP that each pair made: for a deposit, or its factory's part of the fees. */
  const made = new Map<Address, Pass>();
  const isKeeper = (who: Address | null) => who !== null && Object.values(keepers).includes(who);
  const settle = (pair: Address): Pass | undefined => {
    const last = made.get(pair);
    made.delete(pair);
    return last;
  };
  const flush = (pair: Address) => {
    const last = settle(pair);
    if (last !== undefined) moves.push(last);
  };
  const transfer = (event: ChainEvent, at: At) => {
    const [from, to] = [event.args['from'] as HexAddress, event.args['to'] as HexAddress];
    const lp = sumOf(event, 'value');
    const [giver, taker] = [ownerOf(from, at.pair), ownerOf(to, at.pair)];
    if (from === ZERO) {
      flush(at.pair);
      moves.push({ ...at, kind: 'supply', amount: lp });
      made.set(at.pair, { ...at, kind: 'pass', from: null, to: taker, lp });
    } else if (to === ZERO && giver === null) moves.push({ ...at, kind: 'supply', amount: -lp });
    else if (giver === keepers.otcDesk) moves.push(...sale(event, at));
    else if (!isKeeper(giver) && !isKeeper(taker))
      moves.push({ ...at, kind: 'pass', from: giver, to: taker, lp });
  };
  return (event: ChainEvent): void => {
    const at = placeOf(event, event.contract);
    if (event.name === 'Transfer') transfer(event, at);
    if (event.name === 'Burn') flush(at.pair);
    if (event.name === 'Sync')
      moves.push({
        ...at,
        kind: 'sync',
        reserves: [sumOf(event, 'reserve0'), sumOf(event, 'reserve1')],
      });
    const last = event.name === 'Mint' ? settle(at.pair) : undefined;
    if (last?.to)
      moves.push({
        ...{ ...at, kind: 'deposit', to: last.to, lp: last.lp },
        coins: [sumOf(event, 'amount0'), sumOf(event, 'amount1')],
      });
  };
}

const placeOf = ({ block, timestamp: time }: ChainEvent, pair: Address): At => ({
  pair,
  block,
  time,
});

/** The pair itself has LP only to end it, and nobody has what lies at these addresses. */
function ownerOf(who: HexAddress, pair: Address): Address | null {
  if (who === ZERO || who === DEAD) return null;
  const address = base58Of(who);
  return address === pair ? null : address;
}

/** Locks that their makers gave to someone else. */
function locksForOthers(events: readonly ChainEvent[]) {
  const keyOf = (event: ChainEvent) => `${event.txid} ${sumOf(event, 'index')}`;
  const made = events.filter(({ name }) => name === 'LockedByOther');
  const makers = new Map(made.map((event) => [keyOf(event), whoOf(event, 'maker')]));
  return (event: ChainEvent): Pass | null => {
    const from = event.name === 'Lock' ? makers.get(keyOf(event)) : undefined;
    if (from === undefined) return null;
    const at = placeOf(event, whoOf(event, 'coin'));
    const to = whoOf(event, 'locker');
    return { ...at, kind: 'pass', from, to, lp: sumOf(event, 'amount') };
  };
}

/** LP that leaves the desk was bought, unless it goes back to who offered it. */
function salesIn(events: readonly ChainEvent[], makerOf: (offer: bigint) => Address | null) {
  const open = new Set(events.filter(({ name }) => name === 'OfferTaken'));
  return (transfer: ChainEvent, at: At): readonly LpMove[] => {
    const lp = sumOf(transfer, 'value');
    const to = transfer.args['to'];
    const taken = [...open].find(
      ({ txid, args }) => txid === transfer.txid && args['taker'] === to && args['amount'] === lp,
    );
    if (taken === undefined) return [];
    open.delete(taken);
    const from = makerOf(sumOf(taken, 'id'));
    return [{ ...at, kind: 'pass', from, to: whoOf(transfer, 'to'), lp }];
  };
}
