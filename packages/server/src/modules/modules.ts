import type { Deployment } from '@vellum/contracts/deploy/deployment-file';
import type { Address } from '@vellum/tron/address';
import { type Client, createClient } from '@vellum/tron/client/client';
import type { Logger } from 'pino';
import type { ServerConfig } from '../config/config.ts';
import { listOfPlans } from '../features/blind-boxes/box-plans.ts';
import { boxProjection } from '../features/blind-boxes/box-projection.ts';
import { listOfCardPlans } from '../features/cards/card-plans.ts';
import { cardsProjection } from '../features/cards/index/cards-projection.ts';
import { activationPlan } from '../features/membership/activation-plan.ts';
import { profileParts } from '../features/profiles/profile-parts.ts';
import { solvencyProjection } from '../features/solvency/solvency-projection.ts';
import { activeMembers } from '../features/team/active-members.ts';
import { memberStore } from '../features/team/member-store.ts';
import { teamProjection } from '../features/team/team-projection.ts';
import { teamRoot } from '../features/team/team-root.ts';
import type { Projection } from '../indexer/projection.ts';
import type { AnyOrderPlan } from '../orders/order-plan.ts';
import type { Clock } from '../platform/clock.ts';
import type { OpenDatabase } from '../platform/database/open.ts';
import { cardModule } from './card-module.ts';
import { communityModule } from './community-module.ts';
import { daoModule } from './dao-module.ts';
import { deskModule } from './desk-module.ts';
import { earnModule } from './earn-module.ts';
import { holdingsModule } from './holdings-module.ts';
import { incomeModule, listOfIncomePlans } from './income-module.ts';
import { launchModule } from './launch-module.ts';
import { solvencyModule } from './solvency-module.ts';
import { swapModule } from './swap-module.ts';

/** Milliseconds until a node counts as unreachable. */
const NODE_TIMEOUT_MS = 5000;

/** Of people, their boxes and cards, and of what they are owed. */
const ofPeople = [teamProjection, boxProjection, cardsProjection, solvencyProjection];

/** What every role runs on: what is followed, what is derived from it, and what can be paid for. */
export type Modules = ReturnType<typeof createModules>;

export type ModulesOptions = Readonly<{
  config: ServerConfig;
  open: OpenDatabase;
  clock: Clock;
  log: Logger;
}>;

export function createModules({ config, open, clock, log }: ModulesOptions) {
  const client = clientOf(config);
  const contracts = contractsOf(config.deployment);
  const root = teamRoot(client, contracts.team);
  const members = memberStore(open.database);
  const inviters = activeMembers(members, root);
  const activation = activationPlan({ inviters, teamContract: contracts.team });
  const collected = cardModule(open, { client, contracts });
  const { boxes, cards } = collected;
  const means = { client, clock, contracts, config };
  const earn = earnModule(open.database, means);
  const launch = launchModule({ open, ...means });
  const swaps = swapModule(open.database, { ...means, ...launch.tokens.constants });
  const desk = deskModule(open.database, { client, contracts, seller: config.tokenSeller });
  const community = communityModule(open.database, { client });
  const governance = daoModule(open.database, { client, contracts, members });
  const ofIncome = incomeModule({ open, clock, client, contracts, config });
  const solvency = solvencyModule(open.database, { ...means, cards, boxes, launch });
  const profiles = profileParts(open.database, clock, config.forbidden);
  const held = holdingsModule(open.database, { ...means, cards, boxes, launch, profiles });
  const parts = [earn, launch, swaps, desk, community, governance];
  return {
    ...{ config, clock, log, open, client, contracts },
    ...{ root, members, inviters, activation, profiles },
    ...collected,
    ...{ earn, launch, swaps, desk, community, governance, solvency, held, ...ofIncome },
    plans: [
      activation,
      ...listOfPlans(collected.boxPlans),
      ...listOfCardPlans(collected.cardPlans),
      ...listOfIncomePlans(ofIncome),
      ...parts.flatMap((part) => part.plans),
    ] as readonly AnyOrderPlan[],
    projections: [
      ...ofPeople,
      ofIncome.ledger.projection,
      ...parts.flatMap((part) => part.projections),
      // What LP was made of is told by rows of launches.
      ...held.projections,
    ] as readonly Projection[],
  };
}

export type Contracts = Readonly<Record<string, Address>> &
  Readonly<Record<(typeof neededContracts)[number], Address>>;

/** Those without which the server does not start. */
export const neededContracts = [
  'team',
  'feeVault',
  'usdt',
  'vlm',
  'blindBox',
  'cards',
  'wtrx',
  'timelock',
  'governor',
  'payout',
  'lpStake',
  'termStake',
  'burnMine',
  'locker',
  'dex',
  'oracle',
  'liquidityHelper',
  'otcDesk',
  'solvencyLog',
  'energyDesk',
  'tokenFactory',
  'presaleCode',
  'tradeCode',
] as const;

/** The contracts of a deployment by name. */
function contractsOf({ contracts, finished }: Deployment): Contracts {
  const missing = neededContracts.filter((name) => contracts[name] === undefined);
  if (!finished || missing.length > 0) {
    throw new Error(`The deployment is not finished (missing: ${missing.join(', ') || 'none'})`);
  }
  const entries = Object.entries(contracts).map(([name, { address }]) => [name, address] as const);
  return Object.fromEntries(entries) as Contracts;
}

function clientOf({ network }: ServerConfig): Client {
  const { fullNodes, solidityNodes, eventServers, apiKey } = network;
  return createClient({
    fullNodes,
    ...(solidityNodes.length > 0 && { confirmedNodes: solidityNodes }),
    ...(eventServers.length > 0 && { eventServers }),
    ...(apiKey !== null && { apiKey }),
    timeout: NODE_TIMEOUT_MS,
  });
}
