import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import { boxClaims } from './box-claims.ts';
import type { ClaimMoment, ClaimRow, HoldingRow, SolvencyContracts } from './claim-row.ts';
import { launchClaims } from './launch-claims.ts';
import { rewardClaims } from './reward-claims.ts';
import { stakeClaims } from './stake-claims.ts';
import { trxClaims } from './trx-claims.ts';

/** A holding with all that is owed from it: one claim for each owner. */
export type OwedPool = HoldingRow &
  Readonly<{
    claims: readonly ClaimRow[];
    /** What people call the coin, where it does not say it of itself: all LP has one symbol. */
    coinName: string | null;
  }>;

/**
 * Everything that contracts of ours owe. Coins that anyone may have made are left out: their contract could answer
 * anything when it is asked what is held.
 */
export async function readOwed(moment: ClaimMoment): Promise<readonly OwedPool[]> {
  const launched = await launchClaims(moment);
  const boxes = await boxClaims(moment);
  const claims = [
    ...launched.claims,
    ...boxes,
    ...(await stakeClaims(moment)),
    ...(await trxClaims(moment)),
    ...(await rewardClaims(moment)),
  ];
  // A prize coin was let in by the owner of the boxes, as a known coin was by the owner of the desk.
  const letIn = [...boxes.flatMap(({ coin }) => coin ?? []), ...(await deskCoins(moment))];
  const known = new Map<Address, string | null>([
    ...letIn.map((coin) => [coin, null] as const),
    ...launched.coins,
    ...ownCoins(moment.contracts),
  ]);
  const pools = new Map<string, OwedPool & { claims: ClaimRow[] }>();
  for (const holding of [...fixedHoldings(moment.contracts), ...launched.holdings]) {
    pools.set(keyOf(holding), { ...holding, coinName: null, claims: [] });
  }
  for (const claim of summedUp(claims)) {
    if (claim.coin === null || known.has(claim.coin)) {
      poolOf(pools, claim, moment.contracts).claims.push(claim);
    }
  }
  return [...pools.values()].map((pool) => ({
    ...pool,
    coinName: pool.coin && (known.get(pool.coin) ?? null),
  }));
}

const keyOf = ({ contract, coin }: Pick<ClaimRow, 'contract' | 'coin'>) => `${contract} ${coin}`;

/** One claim for each owner of a pool; what comes to nothing is none. */
function summedUp(claims: readonly ClaimRow[]): readonly ClaimRow[] {
  const sums = new Map<string, ClaimRow>();
  for (const claim of claims) {
    const key = `${keyOf(claim)} ${claim.owner}`;
    const amount = (sums.get(key)?.amount ?? 0n) + claim.amount;
    sums.set(key, { ...claim, amount });
  }
  return [...sums.values()].filter(({ amount }) => amount > 0n);
}

/** Where people lay in coins of their choice, a pool is there because someone has something in it. */
function poolOf(
  pools: Map<string, OwedPool & { claims: ClaimRow[] }>,
  { contract, coin }: ClaimRow,
  contracts: SolvencyContracts,
) {
  const key = keyOf({ contract, coin });
  const known = pools.get(key);
  if (known !== undefined) return known;
  const kind = openKinds.find((name) => contracts[name] === contract);
  if (kind === undefined) throw new Error(`${contract} owes ${coin}, a coin it cannot hold`);
  const pool = { contract, coin, kind, token: null, coinName: null, claims: [] };
  pools.set(key, pool);
  return pool;
}

const openKinds = ['locker', 'otcDesk', 'blindBox'] as const;

/** Coins of the deployment, pairs with what people call them. */
const ownNames: Readonly<Record<string, string | null>> = {
  vlm: null,
  usdt: null,
  wtrx: null,
  vlmWtrx: 'VLM/TRX LP',
  vlmUsdt: 'VLM/USDT LP',
  wtrxUsdt: 'TRX/USDT LP',
};

const ownCoins = (contracts: SolvencyContracts): (readonly [Address, string | null])[] =>
  Object.entries(ownNames).flatMap(([name, shown]) => {
    const address = contracts[name];
    return address === undefined ? [] : [[address, shown] as const];
  });

async function deskCoins({ database }: ClaimMoment): Promise<readonly Address[]> {
  const { rows } = await sql<{ coin: Address }>`
    select coin from otc_coin where known`.execute(database);
  return rows.map(({ coin }) => coin);
}

function fixedHoldings(contracts: SolvencyContracts): readonly HoldingRow[] {
  const { wtrx, vlm } = contracts;
  const pair = contracts['vlmWtrx'];
  const desk = contracts['energyDesk'];
  const of = (kind: HoldingRow['kind'], contract: Address, coin: Address | null): HoldingRow => ({
    contract,
    coin,
    kind,
    token: null,
  });
  return [
    ...(pair === undefined ? [] : [of('lpStake', contracts.lpStake, pair)]),
    of('lpStake', contracts.lpStake, wtrx),
    of('termStake', contracts.termStake, vlm),
    of('burnMine', contracts.burnMine, wtrx),
    of('cards', contracts.cards, wtrx),
    of('cards', contracts.cards, null),
    of('feeVault', contracts.feeVault, null),
    of('payout', contracts.payout, null),
    of('blindBox', contracts.blindBox, null),
    of('otcDesk', contracts.otcDesk, null),
    ...(desk === undefined ? [] : [of('energyDesk', desk, null)]),
  ];
}
