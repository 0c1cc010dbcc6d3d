import { boxRefund } from '../../holdings/box-money.ts';
import {
  boxesBySeries,
  boxPhase,
  type KnownSeries,
  knownSeries,
  operatorMoney,
} from '../../holdings/boxes-of.ts';
import type { Holdings } from '../../holdings/holdings.ts';
import type { Person } from '../../holdings/person.ts';
import { trx, type WaitingRow, waitingRow } from './waiting-row.ts';

/** Boxes to open or to be paid back, and what an operator can take. */
export function boxRows({ person }: Holdings): readonly WaitingRow[] {
  const bought = boxesBySeries(person).flatMap(({ series, boxes }) => {
    const phase = boxPhase(series, person);
    const of = (box: bigint) => ({ id: `${series.series}`, box: Number(box) });
    if (phase === 'void') {
      const parts = trx(boxRefund(series));
      return boxes.map((box) =>
        waitingRow({ ...of(box), kind: 'refundBox', group: 'ready', parts }),
      );
    }
    if (phase !== 'revealed') return [];
    return boxes.map((box) =>
      waitingRow({ ...of(box), kind: 'openBox', group: 'ready', flow: 'in' }),
    );
  });
  const operated = knownSeries(person).filter(({ operator }) => operator === person.address);
  return [...bought, ...operated.flatMap((series) => operatorRows(series, person))];
}

function operatorRows(series: KnownSeries, person: Person): readonly WaitingRow[] {
  const id = `${series.series}`;
  const { proceeds, bond, isBondFree } = operatorMoney(series, person);
  const isOver = boxPhase(series, person) === 'ended';
  const back = [
    { coin: null, amount: series.bond },
    { coin: series.prize_coin, amount: series.escrow },
  ];
  return [
    ...(proceeds > 0n
      ? [
          waitingRow({
            ...{ id, kind: 'takeBoxProceeds', group: 'ready', flow: 'in' },
            parts: trx(proceeds),
          }),
        ]
      : []),
    ...(bond > 0n && isBondFree
      ? [waitingRow({ id, kind: 'takeBoxBond', group: 'ready', parts: trx(bond) })]
      : []),
    ...(isOver && series.sold === 0n && !series.bond_taken
      ? [waitingRow({ id, kind: 'reclaimSeries', group: 'ready', parts: back })]
      : []),
  ];
}
