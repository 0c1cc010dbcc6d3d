import type { ReplyOf } from '@vellum/api/endpoints/call-shape';
import type { portfolio } from '@vellum/api/portfolio/portfolio';
import { positionKinds } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import { owedTo } from '../../holdings/owed-to.ts';
import type { Value } from '../../holdings/prices.ts';
import { lpResultOf } from './lp-result-of.ts';
import { type Portfolio, totalOf } from './portfolio-of.ts';
import type { ValuedPosition } from './value-positions.ts';

type Shown = ReplyOf<typeof portfolio.get>;

/** What anyone may see. `nickName` is what may be shown of it. */
export function shownPortfolio(of: Portfolio, nickName: string | null): Shown {
  const { holdings, positions, total, walletBlock, isCut } = of;
  const { person, coins, now } = holdings;
  const inWallet = positions.filter(({ contract }) => contract === null);
  return {
    address: person.address,
    nickName,
    total: shownValue(total),
    wallet: shownValue(totalOf(inWallet)),
    contracts: shownValue(totalOf(positions.filter(({ contract }) => contract !== null))),
    byKind: positionKinds.flatMap((kind) => {
      const rows = positions.filter((one) => one.kind === kind);
      const withoutPrice = rows.filter(({ counted }) => counted === null).length;
      const value = shownValue(totalOf(rows));
      return rows.length === 0 ? [] : [{ kind, value, rows: rows.length, withoutPrice }];
    }),
    positions: positions.map((one) => shownPosition(one, holdings)),
    owed: owedTo(holdings).map(({ contract, coin, amount }) => ({
      contract,
      ...coins.named(coin),
      amount: `${amount}`,
    })),
    walletBlock,
    isCut,
    at: now,
    asOf: { head: Number(person.cursor.number), solid: Number(person.cursor.solid_number) },
  };
}

/** Before the first block nobody has anything. */
export const emptyPortfolio = (address: Address): Shown => {
  const none = { u: '0', trx: '0' };
  return {
    ...{ address, nickName: null, total: none, wallet: none, contracts: none, byKind: [] },
    ...{ positions: [], owed: [], walletBlock: null, isCut: false, at: 0 },
    asOf: { head: 0, solid: 0 },
  };
};

function shownPosition(
  of: ValuedPosition,
  holdings: Portfolio['holdings'],
): Shown['positions'][number] {
  const { coins, launchOf } = holdings;
  const result = lpResultOf(holdings, of);
  const { kind, id, token, level, count, listed, contract, parts, lp, at, source } = of;
  return {
    ...{ kind, id, token, level, count, listed, contract },
    name: token && (launchOf(token)?.name ?? null),
    amounts: parts.map(({ coin, amount }) => ({ ...coins.named(coin), amount: `${amount}` })),
    lp: lp && { ...coins.named(lp.coin), amount: `${lp.amount}` },
    at,
    source,
    value: of.value && shownValue(of.value),
    sellNow: of.sellNow && shownValue(of.sellNow),
    result: result && { ...shownValue(result.value), since: result.since },
  };
}

export const shownValue = ({ u, trx }: Value) => ({ u: textOf(u), trx: textOf(trx) });

const textOf = (amount: bigint | null) => (amount === null ? null : `${amount}`);
