import type { Address } from '@vellum/tron/address';
import {
  boxesBySeries,
  knownSeries,
  operatorMoney,
  operatorPrizes,
  owedForBoxes,
} from './boxes-of.ts';
import type { Holdings } from './holdings.ts';
import {
  type Owed,
  owedByBasePool,
  owedByPresale,
  owedByTrade,
  tradeProceeds,
} from './launch-owed.ts';

/** What contracts owe an address at the block of its holdings: the same claims that the proof of solvency counts. */
export function owedTo(holdings: Holdings): readonly Owed[] {
  const sums = new Map<string, Owed>();
  const all = [
    ...ofStakes(holdings),
    ...ofTrx(holdings),
    ...ofLaunches(holdings),
    ...ofBoxes(holdings),
  ];
  for (const owed of all) {
    const key = `${owed.contract} ${owed.coin}`;
    sums.set(key, { ...owed, amount: owed.amount + (sums.get(key)?.amount ?? 0n) });
  }
  return [...sums.values()].filter(
    ({ coin, amount }) => amount > 0n && holdings.coins.isKnown(coin),
  );
}

function ofStakes({ person, earned, contracts }: Holdings): readonly Owed[] {
  const { wtrx, vlm } = contracts;
  const pair = contracts['vlmWtrx'];
  const of = (contract: Address, coin: Address, amount: bigint): Owed => ({
    contract,
    coin,
    amount,
  });
  return [
    ...(pair === undefined ? [] : [of(contracts.lpStake, pair, person.staked_lp)]),
    ...person.terms.map(({ amount, reward }) => of(contracts.termStake, vlm, amount + reward)),
    ...person.locks.map(({ coin, amount }) => of(contracts.locker, coin, amount)),
    ...person.offers.map(({ sell, remaining }) => of(contracts.otcDesk, sell, remaining)),
    of(contracts.lpStake, wtrx, earned.lpStake),
    of(contracts.burnMine, wtrx, earned.burnMine),
    of(contracts.cards, wtrx, earned.cards),
  ];
}

function ofTrx({ person, contracts }: Holdings): readonly Owed[] {
  const { rebates, distributions, uncovered, received } = person.payout;
  const trx = (contract: Address, amount: bigint): Owed => ({ contract, coin: null, amount });
  // Who is paid in the end is open while a rental runs; without proof it is the buyer.
  const rentals = person.rentals.filter(({ buyer }) => buyer === person.address);
  return [
    trx(contracts.feeVault, person.bonus),
    trx(contracts.payout, rebates + distributions - uncovered - received),
    trx(contracts.payout, person.payout_bond),
    trx(contracts.cards, person.sale_credit),
    ...person.reservations.map(({ first }) => trx(contracts.cards, first)),
    trx(contracts.otcDesk, person.otc_credit),
    trx(contracts.energyDesk, person.energy_credit),
    ...rentals.map(({ price }) => trx(contracts.energyDesk, price)),
  ];
}

function ofLaunches({ person, now, launchOf }: Holdings): readonly Owed[] {
  return [
    ...person.presales.flatMap((buyer) => {
      const launch = launchOf(buyer.token);
      return launch === null ? [] : [owedByPresale(launch, buyer, now)];
    }),
    ...person.trades.flatMap((buyer) => {
      const launch = launchOf(buyer.token);
      return launch === null ? [] : [owedByTrade(launch, buyer, now)];
    }),
    ...person.tokens.flatMap(({ token, amount }) => {
      const launch = launchOf(token);
      return launch === null ? [] : [owedByBasePool(launch, amount)];
    }),
    ...person.launches
      .filter(({ trade_owner }) => trade_owner === person.address)
      .map((launch) => ({
        contract: launch.trade,
        coin: null,
        amount: tradeProceeds(launch, now),
      })),
  ];
}

function ofBoxes({ person, contracts }: Holdings): readonly Owed[] {
  const contract = contracts.blindBox;
  const operated = knownSeries(person).filter(({ operator }) => operator === person.address);
  return [
    ...boxesBySeries(person).flatMap(({ series, boxes }) => {
      const { trx, prizes } = owedForBoxes(series, boxes, person);
      return [
        { contract, coin: null, amount: trx },
        { contract, coin: series.prize_coin, amount: prizes },
      ];
    }),
    ...operated.flatMap((series) => {
      const { proceeds, bond } = operatorMoney(series, person);
      return [
        { contract, coin: null, amount: proceeds + bond },
        { contract, coin: series.prize_coin, amount: operatorPrizes(series, person) },
      ];
    }),
  ];
}
