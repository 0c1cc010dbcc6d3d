import { activity } from './activity.ts';
import { announcements } from './announcements.ts';
import { approvals } from './approvals.ts';
import { blindBoxes } from './blind-boxes.ts';
import { burnMining } from './burn-mining.ts';
import { levelCards, platformCards } from './card-collection.ts';
import { cardMarket } from './card-market.ts';
import { cardMedia } from './card-media.ts';
import { cardPledge } from './card-pledge.ts';
import { cards } from './cards.ts';
import { chainClock } from './chain-clock.ts';
import { dao } from './dao.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { energy } from './energy.ts';
import { health } from './health.ts';
import { identity } from './identity.ts';
import { income } from './income.ts';
import { liquidity } from './liquidity.ts';
import { locks } from './locks.ts';
import { membership } from './membership.ts';
import { nodeRelay } from './node-relay.ts';
import { orders } from './orders.ts';
import { otc } from './otc.ts';
import { portfolio } from './portfolio.ts';
import { presale } from './presale.ts';
import { profiles } from './profiles.ts';
import { project } from './project.ts';
import { rankings } from './rankings.ts';
import { referrals } from './referrals.ts';
import { solvency } from './solvency.ts';
import { coinStaking } from './staking-coin.ts';
import { lpStaking } from './staking-lp.ts';
import { swap } from './swap.ts';
import { team } from './team.ts';
import { tokenLaunch } from './token-launch.ts';
import { tokenSale } from './token-sale.ts';
import { trade } from './trade.ts';
import { uploads } from './uploads.ts';
import { waiting } from './waiting.ts';
import { withdrawals } from './withdrawal.ts';

/** Every endpoint, under the same names as in `paths.ts`. */
export const endpoints = {
  identity,
  orders,
  activity,
  membership,
  team,
  referrals,
  profiles,
  cards,
  cardMarket,
  platformCards,
  levelCards,
  cardPledge,
  cardMedia,
  blindBoxes,
  lpStaking,
  coinStaking,
  burnMining,
  income,
  withdrawal: withdrawals,
  liquidity,
  swap,
  locks,
  tokenLaunch,
  presale,
  trade,
  rankings,
  dao,
  otc,
  energy,
  approvals,
  solvency,
  portfolio,
  waiting,
  tokenSale,
  project,
  nodeRelay,
  chainClock,
  announcements,
  uploads,
  health,
} as const;

export type NamedEndpoint = Readonly<{ group: string; name: string; endpoint: AnyEndpoint }>;

/** The same as one list. */
export const endpointList: readonly NamedEndpoint[] = Object.entries(endpoints).flatMap(
  ([group, named]) =>
    Object.entries(named as Readonly<Record<string, AnyEndpoint>>).map(([name, endpoint]) => ({
      group,
      name,
      endpoint,
    })),
);
