import type { Holdings } from '../../holdings/holdings.ts';
import {
  launchStage,
  owedByPresale,
  owedByTrade,
  tradeProceeds,
  tradeStage,
} from '../../holdings/launch-owed.ts';
import type { LaunchFacts, Person } from '../../holdings/person.ts';
import { coinPosition, type Position, position } from './position.ts';

/** Shares of presales and internal trades: at cost until they are tokens or LP, or money back. */
export function salePositions(holdings: Holdings): readonly Position[] {
  const { person, launchOf, now } = holdings;
  const presales = person.presales.flatMap((buyer) => {
    const launch = launchOf(buyer.token);
    return launch === null ? [] : ofPresale(holdings, launch, buyer);
  });
  const trades = person.trades.flatMap((buyer) => {
    const launch = launchOf(buyer.token);
    return launch === null ? [] : [ofTrade(holdings, launch, buyer)];
  });
  const sellers = person.launches
    .filter((launch) => launch.trade_owner === person.address && tradeProceeds(launch, now) > 0n)
    .map((launch) =>
      position({
        kind: 'income',
        id: 'tradeProceeds',
        token: launch.token,
        contract: launch.trade,
        parts: [{ coin: null, amount: tradeProceeds(launch, now) }],
      }),
    );
  return [...presales, ...trades, ...sellers];
}

function ofPresale(
  holdings: Holdings,
  launch: LaunchFacts,
  buyer: Person['presales'][number],
): readonly Position[] {
  const { now, prices } = holdings;
  const { contract, coin, amount } = owedByPresale(launch, buyer, now);
  if (amount === 0n) return [];
  const { token } = launch;
  if (coin !== null) {
    const asset = sharesLeft(launch, buyer, amount);
    return [coinPosition(holdings, coin, amount, { kind: 'vesting', token, contract, asset })];
  }
  const parts = [{ coin, amount }];
  if (launchStage(launch, now) === 'failed') {
    return [position({ kind: 'refund', id: 'presale', token, contract, parts })];
  }
  const fixed = { value: prices.inTrx(amount), source: 'cost' as const };
  const count = Number(buyer.shares);
  const at = Number(launch.end_time);
  const asset = { key: `presale ${token}`, amount: buyer.shares * SHARE };
  return [position({ kind: 'presale', token, contract, parts, fixed, count, at, asset })];
}

/** A share in units fine enough for what is left of it. */
const SHARE = 1_000_000_000n;

/** Of the shares that were bought, what was not claimed as LP yet. */
function sharesLeft(launch: LaunchFacts, buyer: Person['presales'][number], owed: bigint) {
  const all = (launch.lp_for_users * buyer.shares) / launch.sold;
  const amount = all === 0n ? 0n : (buyer.shares * SHARE * owed) / all;
  return { key: `presale ${launch.token}`, amount };
}

function ofTrade(
  { now, prices }: Holdings,
  launch: LaunchFacts,
  buyer: Person['trades'][number],
): Position {
  const { contract, coin, amount } = owedByTrade(launch, buyer, now);
  const { token } = launch;
  const parts = [{ coin, amount }];
  const count = Number(buyer.shares);
  const asset = { key: `trade ${token}`, amount: buyer.shares };
  switch (tradeStage(launch, now)) {
    case 'refunding':
      return position({ kind: 'refund', id: 'trade', token, contract, parts });
    case 'delivered':
      return position({ kind: 'trade', token, contract, parts, count, asset });
    case 'open': {
      const fixed = { value: prices.inTrx(amount), source: 'cost' as const };
      return position({ kind: 'trade', token, contract, parts, count, fixed, asset });
    }
  }
}
