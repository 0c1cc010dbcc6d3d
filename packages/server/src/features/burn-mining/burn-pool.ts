import { DEAD_ADDRESS } from '@vellum/contracts/coins';
import type { Address } from '@vellum/tron/address';
import type { BurnFacts } from './burn-facts.ts';
import type { BurnParts } from './burn-parts.ts';
import type { BurnCoinRow } from './burn-rows.ts';
import type { NodeCounts } from './burn-store.ts';

/** The pool, all that was burned, and who burned it. */
export async function burnPool(parts: BurnParts, caller: Address | null) {
  const position = await parts.position();
  const { head, headId, solid, chainTime } = position;
  const [facts, rows, nodes, payCoin, mine] = await Promise.all([
    parts.facts(headId, 'now'),
    parts.store.coins(),
    parts.nodes(headId, chainTime),
    parts.coins(parts.contracts.usdt),
    caller === null ? undefined : parts.store.node(caller),
  ]);
  const inReward = (amount: bigint) => ({ ...facts.rewardCoin, amount: String(amount) });
  const burned = await Promise.all(rows.map((row) => moneyOf(parts, row.coin, row.amount)));
  const allowed = rows.filter((row) => row.allowed);
  return {
    rewardLeft: inReward(facts.left),
    dailyReward: inReward(facts.daily),
    held: inReward(facts.held),
    owed: inReward(atLeastZero(facts.funded - facts.left - nodes.claimed)),
    fundedUntil: facts.left === 0n ? null : Number(facts.finish) * 1000,
    burned,
    burnedU: String(sumOf(rows, 'u_amount')),
    coins: await Promise.all(allowed.map(({ coin }) => parts.coinNow(headId, coin))),
    payCoin: { coin: parts.contracts.usdt, symbol: payCoin.symbol ?? '' },
    nodes: shownNodes(nodes),
    proof: await proofOf(parts, rows, { facts, headId }),
    contract: parts.contracts.burnMine,
    mine:
      caller === null ? null : { burns: mine?.burns ?? 0, claimed: inReward(mine?.claimed ?? 0n) },
    asOf: { head, solid },
  };
}

const shownNodes = ({ nodes, power, median, fresh, active }: NodeCounts) => ({
  count: Number(nodes),
  totalPower: String(power),
  medianPower: String(median),
  newIn24Hours: Number(fresh),
  activeIn30Days: Number(active),
});

/** The sums of the records beside the contract's own, and what lies at the dead address. */
async function proofOf(
  parts: BurnParts,
  rows: readonly BurnCoinRow[],
  { facts, headId }: Readonly<{ facts: BurnFacts; headId: string }>,
) {
  const [burns, power] = [sumOf(rows, 'burns'), sumOf(rows, 'u_amount')];
  const dead = await Promise.all(rows.map(({ coin }) => parts.atDeadAddress(headId, coin)));
  const isCovered = rows.every(({ amount }, place) => (dead[place] ?? 0n) >= amount);
  const isEqual = burns === facts.burns && power === facts.power && isCovered;
  const unequal = facts.burns > burns ? ('behind' as const) : ('different' as const);
  return {
    state: isEqual ? ('equal' as const) : unequal,
    burns: String(burns),
    chainBurns: String(facts.burns),
    power: String(power),
    chainPower: String(facts.power),
    atDeadAddress: await Promise.all(
      rows.map(({ coin }, place) => moneyOf(parts, coin, dead[place] ?? 0n)),
    ),
    deadAddress: DEAD_ADDRESS,
  };
}

async function moneyOf({ coins }: Pick<BurnParts, 'coins'>, coin: Address, amount: bigint) {
  const { symbol } = await coins(coin);
  return { coin, symbol: symbol ?? '', amount: String(amount) };
}

const sumOf = (rows: readonly BurnCoinRow[], column: 'burns' | 'u_amount') =>
  rows.reduce((sum, row) => sum + row[column], 0n);

/** What was claimed may be a block ahead of what the node says of the rest. */
const atLeastZero = (amount: bigint): bigint => {
  if (amount > 0n) return amount;
  return 0n;
};
