import type { WaitingKind } from '@vellum/api/wire/choice-lists';
import type { Holdings } from '../../holdings/holdings.ts';
import { rentalsToRefund } from '../../holdings/rentals-of.ts';
import { trx, type WaitingRow, waitingRow } from './waiting-row.ts';

const MS = 1000n;

/** Stakes, locks, pledges, reservations, offers and rentals: ready when their time is over, named by it before. */
export function stakeRows(holdings: Holdings): readonly WaitingRow[] {
  const { person, contracts, coins } = holdings;
  const { block_time: now } = person.cursor;
  const isOver = (at: bigint) => now >= at;
  const timed = (at: bigint, kinds: readonly [over: WaitingKind, before: WaitingKind]) =>
    ({
      kind: isOver(at) ? kinds[0] : kinds[1],
      group: isOver(at) ? 'ready' : 'coming',
      at: Number(at),
    }) as const;
  return [
    ...person.terms.map(({ id, amount, reward, unlock_at }) =>
      waitingRow({
        ...timed(unlock_at, ['closeStake', 'stakeEnds']),
        id: `${id}`,
        parts: [{ coin: contracts.vlm, amount: amount + reward }],
      }),
    ),
    ...person.locks
      // What a stranger locks for someone may be of a coin that the stranger made.
      .filter(({ coin, made_by }) => made_by === null || coins.isKnown(coin))
      .map(({ idx, coin, amount, lock_time }) =>
        waitingRow({
          ...timed(lock_time, ['takeLock', 'lockOpens']),
          id: `${idx}`,
          parts: [{ coin, amount }],
        }),
      ),
    ...person.pledged.map(({ token_id, level, unlock_at }) =>
      waitingRow({
        ...timed(unlock_at, ['unlockCard', 'pledgeEnds']),
        id: `${token_id}`,
        level: Number(level),
      }),
    ),
    ...deskRows(holdings),
  ];
}

/** Those that go away by themselves are due until then. */
function deskRows(holdings: Holdings): readonly WaitingRow[] {
  const { person } = holdings;
  const now = person.cursor.block_time / MS;
  const refundable = new Set(rentalsToRefund(holdings).map(({ id }) => id));
  return [
    ...person.reservations.map(({ level, first, second, deadline }) => {
      const of = { level: Number(level), at: Number(deadline) };
      return now > deadline / MS
        ? waitingRow({ ...of, kind: 'takeReservation', group: 'ready', parts: trx(first) })
        : waitingRow({
            ...of,
            kind: 'reservationEnds',
            group: 'due',
            flow: 'out',
            parts: trx(second),
          });
    }),
    ...person.offers.map(({ id, sell, remaining, expires }) => {
      const isOver = now >= expires / MS;
      return waitingRow({
        kind: isOver ? 'takeOffer' : 'offerEnds',
        group: isOver ? 'ready' : 'due',
        id: `${id}`,
        at: Number(expires),
        parts: [{ coin: sell, amount: remaining }],
      });
    }),
    ...person.rentals.flatMap(({ id, price, ends_at }) => {
      if (refundable.has(id)) {
        return [
          waitingRow({ kind: 'refundRental', group: 'ready', id: `${id}`, parts: trx(price) }),
        ];
      }
      if (ends_at === null || now >= ends_at / MS) return [];
      const at = Number(ends_at);
      return [waitingRow({ kind: 'rentalEnds', group: 'coming', id: `${id}`, at })];
    }),
  ];
}
