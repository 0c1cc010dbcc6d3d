import {
  boxesBySeries,
  boxPhase,
  knownSeries,
  operatorMoney,
  operatorPrizes,
  owedForBoxes,
} from '../../holdings/boxes-of.ts';
import type { Holdings } from '../../holdings/holdings.ts';
import { type Position, position } from './position.ts';

/** Unopened boxes at the average prize, money back of void series, and what an operator has in a series. */
export function boxPositions({ person, contracts }: Holdings): readonly Position[] {
  const contract = contracts.blindBox;
  const bought = boxesBySeries(person).map(({ series, boxes }) => {
    const id = `${series.series}`;
    const count = boxes.length;
    if (boxPhase(series, person) === 'void') {
      const { trx } = owedForBoxes(series, boxes, person);
      return position({
        kind: 'refund',
        id: 'box',
        count,
        contract,
        parts: [{ coin: null, amount: trx }],
      });
    }
    const amount = (series.escrow * BigInt(count)) / series.total;
    const parts = [{ coin: series.prize_coin, amount }];
    return position({ kind: 'box', id, count, contract, parts, by: 'average' });
  });
  const operated = knownSeries(person)
    .filter(({ operator }) => operator === person.address)
    .map((series) => {
      const { proceeds, bond } = operatorMoney(series, person);
      const all = operatorPrizes(series, person);
      const isDrawn = series.revealed_at !== null;
      // Before the draw, what is sold belongs to whoever opens it, on average.
      const unsold = isDrawn ? all : (all * (series.total - series.sold)) / series.total;
      const parts = [
        { coin: null, amount: proceeds + bond },
        { coin: series.prize_coin, amount: unsold },
      ].filter(({ amount }) => amount > 0n);
      return position({ kind: 'boxSeries', id: `${series.series}`, contract, parts });
    })
    .filter(({ parts }) => parts.length > 0);
  return [...bought, ...operated];
}
