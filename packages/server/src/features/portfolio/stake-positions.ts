import type { Holdings } from '../../holdings/holdings.ts';
import { coinPosition, type Position, position } from './position.ts';

/** What was put in for a time, what burns earned, and what is offered at the desk. */
export function stakePositions(holdings: Holdings): readonly Position[] {
  const { person, contracts, coins } = holdings;
  const pair = contracts['vlmWtrx'];
  const { lpStake, termStake, locker, otcDesk, vlm } = contracts;
  return [
    ...(person.staked_lp === 0n || pair === undefined
      ? []
      : [coinPosition(holdings, pair, person.staked_lp, { kind: 'lpStake', contract: lpStake })]),
    ...person.terms.map(({ id, amount, reward, unlock_at }) =>
      position({
        kind: 'termStake',
        id: `${id}`,
        contract: termStake,
        at: Number(unlock_at),
        parts: [{ coin: vlm, amount: amount + reward }],
      }),
    ),
    ...person.locks
      .filter(({ coin }) => coins.isKnown(coin))
      .map(({ idx, coin, amount, lock_time }) =>
        coinPosition(holdings, coin, amount, {
          kind: 'lock',
          id: `${idx}`,
          contract: locker,
          at: Number(lock_time),
        }),
      ),
    ...person.offers
      .filter(({ sell }) => coins.isKnown(sell))
      .map(({ id, sell, remaining, expires }) =>
        coinPosition(holdings, sell, remaining, {
          kind: 'otcOffer',
          id: `${id}`,
          contract: otcDesk,
          at: Number(expires),
        }),
      ),
    ...(person.power === 0n ? [] : [burnPosition(holdings)]),
  ];
}

/** What was burned is gone: only what it earned counts. */
const burnPosition = ({ contracts: { burnMine, wtrx }, earned }: Holdings) =>
  position({
    kind: 'burnPower',
    contract: burnMine,
    parts: [{ coin: wtrx, amount: earned.burnMine }],
  });
