import { nextRound, vestedBps } from '@vellum/api/token-launch/launch-vesting';
import { tradeUnlockOf } from '@vellum/api/token-launch/trade-unlock';
import type { Holdings } from '../../holdings/holdings.ts';
import {
  launchStage,
  owedByPresale,
  owedByTrade,
  tradeProceeds,
  tradeStage,
} from '../../holdings/launch-owed.ts';
import type { LaunchFacts, Person } from '../../holdings/person.ts';
import { trx, type WaitingRow, waitingRow } from './waiting-row.ts';

const MS = 1000n;
const BPS = 10_000n;

/** Presales and internal trades, of buyers and of owners. */
export function saleRows({ person, now, launchOf }: Holdings): readonly WaitingRow[] {
  return [
    ...person.presales.flatMap((buyer) => {
      const launch = launchOf(buyer.token);
      return launch === null ? [] : presaleRows(launch, buyer, now);
    }),
    ...person.trades.flatMap((buyer) => {
      const launch = launchOf(buyer.token);
      return launch === null ? [] : tradeRows(launch, buyer, now);
    }),
    ...person.launches.flatMap((launch) => ownerRows(launch, person, now)),
  ];
}

const ofLaunch = ({ token, name }: LaunchFacts) => ({ token, name });

function presaleRows(
  launch: LaunchFacts,
  buyer: Person['presales'][number],
  now: number,
): readonly WaitingRow[] {
  const { amount } = owedByPresale(launch, buyer, now);
  const of = ofLaunch(launch);
  switch (launchStage(launch, now)) {
    case 'failed':
      return amount === 0n
        ? []
        : [waitingRow({ ...of, kind: 'refundPresale', group: 'ready', parts: trx(amount) })];
    case 'launched':
      return vestingRows(launch, buyer, now);
    case 'inProgress': {
      const at = Number(launch.end_time);
      return [waitingRow({ ...of, kind: 'presaleEnds', group: 'coming', parts: trx(amount), at })];
    }
    default:
      return [];
  }
}

function vestingRows(
  launch: LaunchFacts,
  buyer: Person['presales'][number],
  now: number,
): readonly WaitingRow[] {
  const launchedAt = launch.launched_at ?? 0n;
  const elapsed = (BigInt(now) - launchedAt) / MS;
  const terms = {
    vestingDelay: launch.vesting_delay,
    vestingRate: launch.vesting_rate,
    vestingInterval: launch.vesting_interval,
  };
  const vestedAt = (time: bigint) =>
    (launch.lp_for_users * buyer.shares * vestedBps(terms, time)) / (launch.sold * BPS);
  const free = vestedAt(elapsed) - buyer.claimed_lp;
  const next = nextRound(terms, elapsed);
  const of = { ...ofLaunch(launch), flow: 'in' as const };
  const lp = (amount: bigint) => [{ coin: launch.pair, amount }];
  return [
    ...(free > 0n
      ? [waitingRow({ ...of, kind: 'claimVested', group: 'ready', parts: lp(free) })]
      : []),
    ...(next === null
      ? []
      : [
          waitingRow({
            ...of,
            kind: 'lpVests',
            group: 'coming',
            parts: lp(vestedAt(next) - vestedAt(elapsed)),
            at: Number(launchedAt + next * MS),
          }),
        ]),
  ];
}

function tradeRows(
  launch: LaunchFacts,
  buyer: Person['trades'][number],
  now: number,
): readonly WaitingRow[] {
  const { coin, amount } = owedByTrade(launch, buyer, now);
  const of = { ...ofLaunch(launch), parts: [{ coin, amount }] };
  switch (tradeStage(launch, now)) {
    case 'refunding':
      return [waitingRow({ ...of, kind: 'refundTrade', group: 'ready' })];
    case 'open':
      return [];
    case 'delivered': {
      const { locks, from } = unlockOf(launch);
      // Below the price at which the pair opened they go on into the locker, and can be sent there at once.
      const isReady = locks || BigInt(now) >= from;
      return isReady
        ? [waitingRow({ ...of, kind: 'unlockTrade', group: 'ready', flow: 'in' })]
        : [waitingRow({ ...of, kind: 'tradeFree', group: 'coming', flow: 'in', at: Number(from) })];
    }
  }
}

/** As the contract judges it; `from` in milliseconds of the chain. */
function unlockOf(launch: LaunchFacts): Readonly<{ locks: boolean; from: bigint }> {
  const plan = {
    presale: {
      sharePrice: launch.share_price,
      backingShare: launch.backing_share,
      vestingDelay: launch.vesting_delay,
      vestingRate: launch.vesting_rate,
      vestingInterval: launch.vesting_interval,
    },
    trade: { sharePrice: launch.trade_price, tokensPerShare: launch.tokens_per_share ?? 0n },
    liquiditySupply: launch.liquidity_supply ?? 0n,
  };
  const { locks, after } = tradeUnlockOf(plan, launch.sold, Number(launch.presale_fee ?? 0n));
  return { locks, from: ((launch.launched_at ?? 0n) / MS + after) * MS };
}

/** What the creator can take: proceeds of the internal trade, tokens of a presale that failed. */
function ownerRows(launch: LaunchFacts, { address }: Person, now: number): readonly WaitingRow[] {
  const proceeds = launch.trade_owner === address ? tradeProceeds(launch, now) : 0n;
  const isFailed = launchStage(launch, now) === 'failed';
  const tokens = launch.presale_owner === address && isFailed ? launch.in_presale : 0n;
  const of = ofLaunch(launch);
  return [
    ...(proceeds > 0n
      ? [
          waitingRow({
            ...of,
            kind: 'takeProceeds',
            group: 'ready',
            flow: 'in',
            parts: trx(proceeds),
          }),
        ]
      : []),
    ...(tokens > 0n
      ? [
          waitingRow({
            ...of,
            kind: 'reclaimTokens',
            group: 'ready',
            parts: [{ coin: launch.token, amount: tokens }],
          }),
        ]
      : []),
  ];
}
