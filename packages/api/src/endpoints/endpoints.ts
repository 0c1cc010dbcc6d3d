import { announcements } from '../announcements/announcements.ts';
import { approvals } from '../approvals/approvals.ts';
import { blindBoxes } from '../blind-boxes/blind-boxes.ts';
import { burnMining } from '../burn-mining/burn-mining.ts';
import { levelCards, platformCards } from '../cards/card-collection.ts';
import { cardMarket } from '../cards/card-market.ts';
import { cardMedia } from '../cards/card-media.ts';
import { cardPledge } from '../cards/card-pledge.ts';
import { cards } from '../cards/cards.ts';
import { chainClock } from '../chain-clock/chain-clock.ts';
import { dao } from '../dao/dao.ts';
import { energy } from '../energy/energy.ts';
import { health } from '../health/health.ts';
import { identity } from '../identity/identity.ts';
import { income } from '../income/income.ts';
import { liquidity } from '../liquidity/liquidity.ts';
import { locks } from '../locks/locks.ts';
import { membership } from '../membership/membership.ts';
import { nodeRelay } from '../node-relay/node-relay.ts';
import { activity } from '../orders/activity.ts';
import { orders } from '../orders/orders.ts';
import { otc } from '../otc/otc.ts';
import { portfolio } from '../portfolio/portfolio.ts';
import { presale } from '../presale/presale.ts';
import { profiles } from '../profiles/profiles.ts';
import { project } from '../project/project.ts';
import { rankings } from '../rankings/rankings.ts';
import { solvency } from '../solvency/solvency.ts';
import { coinStaking } from '../staking/staking-coin.ts';
import { lpStaking } from '../staking/staking-lp.ts';
import { swap } from '../swap/swap.ts';
import { referrals } from '../team/referrals.ts';
import { team } from '../team/team.ts';
import { tokenLaunch } from '../token-launch/token-launch.ts';
import { tokenSale } from '../token-sale/token-sale.ts';
import { trade } from '../trade/trade.ts';
import { uploads } from '../uploads/uploads.ts';
import { waiting } from '../waiting/waiting.ts';
import type { AnyEndpoint } from '../wire/endpoint.ts';
import { withdrawals } from '../withdrawal/withdrawal.ts';

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
