import { membership } from '@vellum/api/membership/membership';
import { teamLevel } from '@vellum/api/team/team-level';
import type { Address } from '@vellum/tron/address';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from './config/config.ts';
import type { NodeWay } from './config/node-access.ts';
import { closedKinds, projectConfig } from './config/project-config.ts';
import { projectMenu } from './config/project-menu.ts';
import { announcementStore } from './features/announcements/announcement-store.ts';
import { serveAnnouncements } from './features/announcements/serve-announcements.ts';
import { serveApprovals } from './features/approvals/serve-approvals.ts';
import { serveBlindBoxes } from './features/blind-boxes/serve-blind-boxes.ts';
import { serveBurnMining } from './features/burn-mining/serve-burn-mining.ts';
import { serveCards } from './features/cards/serve-cards.ts';
import { serveChainClock } from './features/chain-clock/serve-chain-clock.ts';
import { serveDao } from './features/dao/serve-dao.ts';
import { serveEnergy } from './features/energy/serve-energy.ts';
import { type Check, serveHealth } from './features/health/health.ts';
import { serveIdentity } from './features/identity/identity.ts';
import { nonceStore } from './features/identity/nonce-store.ts';
import { type SessionStore, sessionStore } from './features/identity/session-store.ts';
import { serveIncome } from './features/income/serve-income.ts';
import { ownsHelper } from './features/liquidity/edit-plan.ts';
import { serveLiquidity } from './features/liquidity/serve-liquidity.ts';
import { serveLocks } from './features/locks/serve-locks.ts';
import { accountStore } from './features/membership/account-store.ts';
import { serveMembership } from './features/membership/serve-membership.ts';
import { serveNodeRelay } from './features/node-relay/serve-node-relay.ts';
import { serveOtc } from './features/otc/serve-otc.ts';
import { servePortfolio } from './features/portfolio/serve-portfolio.ts';
import { serveProfilePreviews } from './features/profiles/profile-preview.ts';
import { serveProfiles } from './features/profiles/serve-profiles.ts';
import { serveProject } from './features/project/project.ts';
import { serveSolvency } from './features/solvency/serve-solvency.ts';
import { serveStaking } from './features/staking/serve-staking.ts';
import { serveSwap } from './features/swap/serve-swap.ts';
import { serveReferrals } from './features/team/serve-referrals.ts';
import { serveTeam } from './features/team/serve-team.ts';
import { teamFigures } from './features/team/team-figures.ts';
import { teamPages } from './features/team/team-pages.ts';
import { walletBalances } from './features/team/wallet-balances.ts';
import { holdsToken, namesToken } from './features/token-launch/holds-token.ts';
import { serveTokenLaunch } from './features/token-launch/serve-token-launch.ts';
import { serveTokenPreviews } from './features/token-launch/token-preview.ts';
import { serveTokenSale } from './features/token-sale/serve-token-sale.ts';
import { imageLimits } from './features/uploads/image-quota.ts';
import { imageStoreOf } from './features/uploads/image-store.ts';
import { uploadStore } from './features/uploads/upload-store.ts';
import { serveUploads } from './features/uploads/uploads.ts';
import { dueDatesOf } from './features/waiting/due-dates-of.ts';
import { serveWaiting } from './features/waiting/serve-waiting.ts';
import { serveWithdrawals } from './features/withdrawal/serve-withdrawals.ts';
import { type ChainPosition, readChainPosition } from './indexer/chain-position.ts';
import { readHeardSources } from './indexer/heard-sources.ts';
import { lateReportsOf } from './late-reports-of.ts';
import { nodeRelayOf } from './node-relay-of.ts';
import { createOrders, type Orders } from './orders/order-engine.ts';
import { orders as serveOrders } from './orders/orders.ts';
import { serveOrder } from './orders/serve-order.ts';
import { believedProxies } from './platform/http/believed-proxies.ts';
import { createHttp } from './platform/http/http.ts';
import { originsOf } from './platform/http/origin.ts';
import { observeRequests } from './platform/http/request-observer.ts';
import { serveDocs } from './platform/http/serve-docs.ts';
import { serveRest } from './platform/http/serve-rest.ts';
import { type Limits, limitsFor } from './platform/limits/limits.ts';
import type { Metrics } from './platform/log/metrics.ts';
import { type SessionCookie, sessionCookieFor } from './platform/sessions/session-token.ts';
import type { FeedBell } from './platform/stream/feed-bell.ts';
import { feedReader } from './platform/stream/feed-reader.ts';
import { serveStream } from './platform/stream/stream.ts';
import type { Web } from './platform/web/serve-web.ts';
import type { Services } from './services/services.ts';

export type AppParts = Readonly<{
  services: Services;
  metrics: Metrics;
  bell: FeedBell;
  /** How pages reach a node. */
  way: NodeWay;
  checks: Readonly<Record<string, () => Promise<Check>>>;
  web: Web | null;
  /** Known once the server listens. */
  publicUrl(): string;
  /** For tests. */
  limits?: Limits;
  timeoutMs?: number;
  checkReplies?: boolean;
}>;

/** The HTTP server with everything it serves: the table of contents of the product's server. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { services } = parts;
  const sessions = sessionStore(services.open.database, services.clock);
  const cookie = sessionCookieFor(services.config.publicUrl ?? 'http:');
  const app = await httpOf(parts, sessions, cookie);
  const config = projectConfig(services, parts.way);

  servePeople(app, parts, sessions, cookie);
  serveProfiles(app, services.profiles);
  serveMembers(app, services, config.version);
  serveBlindBoxes(app, services.boxes, {
    orders: ordersOf(services),
    plans: services.boxPlans,
  });
  serveCardMarket(app, parts);
  serveIncome(app, services.income);
  serveWithdrawals(app, services.withdrawals, ordersOf(services));
  serveEarn(app, services);
  serveLaunches(app, services);
  serveSwap(app, services.swaps.parts);
  serveDesk(app, services);
  serveSolvency(app, services.solvency);
  servePortfolio(app, services.held.portfolio);
  serveWaiting(app, services.held);
  serveDao(app, { ...services.governance.community, publicUrl: parts.publicUrl });
  serveCommunity(app, services);
  serveNetwork(app, parts, config);
  serveNodeRelay(app, parts.way.access === 'relay' ? nodeRelayOf(app, services) : null);
  serveDocs(app, config.version);
  if (parts.web !== null) {
    const { web, publicUrl } = parts;
    serveTokenPreviews(app, { parts: services.launch.tokens, web, publicUrl });
    serveProfilePreviews(app, { parts: services.profiles, web, publicUrl });
  }
  serveRest(app, parts.web);
  return app;
}

const ordersOf = (services: Services): Orders => {
  const { open, clock, config } = services;
  const late = lateReportsOf(services);
  return createOrders({ database: open.database, clock, closed: closedKinds(config), late });
};

/** The network, how the server stands to it, and its news. */
function serveNetwork(
  app: FastifyInstance,
  { services, bell, checks }: AppParts,
  config: ReturnType<typeof projectConfig>,
): void {
  const { database, pool } = services.open;
  const position = () => readChainPosition(database);
  const menu = { list: projectMenu(config.features) };
  serveProject(app, { config, menu, indexState: position });
  const { launch, boxes } = services;
  const learn = (newest: ChainPosition) =>
    Promise.all([launch.tokens.constants.catchUp(newest), boxes.ready()]);
  const isEmbedded = services.config.network.name === 'devnet';
  const own = (address: Address) => dueDatesOf(services.held.holdings, address);
  serveChainClock(app, { database, position, learn, own, isEmbedded });
  serveHealth(app, { checks, position, log: services.log });
  const news = { position, heardAfter: (block: number) => readHeardSources(database, block) };
  serveStream(app, { reader: feedReader(pool), bell, news });
}

function httpOf(parts: AppParts, sessions: SessionStore, cookie: SessionCookie) {
  const { services, metrics, publicUrl, limits = limitsFor(), timeoutMs, checkReplies } = parts;
  const { config, clock, log, inviters } = services;
  const admins = new Set(config.admins);
  let origins: ReadonlySet<string> | undefined;
  return createHttp({
    clock,
    log,
    cookie,
    findSession: sessions.find,
    isBehindTls: config.publicUrl?.startsWith('https:') ?? false,
    rights: {
      isActive: inviters.isActive,
      isCreator: (address, body) =>
        namesToken(body)
          ? holdsToken(services.launch.tokens.tokens, address, body)
          : ownsHelper(services.earn.liquidity, address),
      isAdmin: (address) => admins.has(address),
    },
    origins: () => {
      origins ??= originsOf(publicUrl());
      return origins;
    },
    limits: config.rateLimits === 'on' ? limits : null,
    proxies: believedProxies(config.trustedProxies),
    observe: observeRequests(log, metrics),
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(checkReplies !== undefined && { checkReplies }),
  });
}

/** Sign-in and what belongs to whoever signed in. */
function servePeople(
  app: FastifyInstance,
  { services, publicUrl }: AppParts,
  sessions: SessionStore,
  cookie: SessionCookie,
): void {
  const { open, clock, config, inviters, plans, log } = services;
  serveIdentity(app, {
    nonces: nonceStore(open.database),
    sessions,
    clock,
    cookie,
    publicUrl,
    // As TRON counts its networks: the last four bytes of the id of block 0.
    chainId: `0x${config.deployment.genesisId.slice(-8)}`,
    isActive: inviters.isActive,
  });
  serveUploads(app, {
    images: imageStoreOf(config),
    uploads: uploadStore(open.database, imageLimitsOf(config), clock),
    isActive: inviters.isActive,
    refused: new Set(config.forbidden.images),
    log,
  });
  serveOrders(app, { engine: ordersOf(services), plans });
}

/** Without rate limits many people may share a network. */
const imageLimitsOf = ({ mediaBytes = 20 * 2 ** 30, rateLimits }: ServerConfig) =>
  rateLimits === 'on' ? imageLimits(mediaBytes) : imageLimits(mediaBytes, Infinity);

function serveCardMarket(app: FastifyInstance, { services, publicUrl }: AppParts): void {
  const { client, clock, contracts, inviters, members } = services;
  serveCards(app, {
    ...services.cards,
    plans: services.cardPlans,
    boxes: services.boxShelf,
    orders: ordersOf(services),
    clock,
    publicUrl,
    isActive: inviters.isActive,
    teamLevel: async (address) =>
      teamLevel(Number((await members.find(address))?.direct_count ?? 0n)),
    balances: walletBalances(client, [{ address: contracts.usdt, symbol: 'USDT' }]),
  });
}

/** The ways of earning, and locks. */
function serveEarn(app: FastifyInstance, services: Services): void {
  const { earn } = services;
  const orders = ordersOf(services);
  serveStaking(app, earn.staking, { orders, plans: earn.stakingPlans });
  serveLocks(app, earn.locks);
  serveBurnMining(app, earn.burning, { orders, plans: earn.burnPlans });
  serveLiquidity(app, earn.liquidity, { orders, plans: earn.liquidityPlans });
}

/** Launched tokens and their sales. */
function serveLaunches(app: FastifyInstance, services: Services): void {
  const { launch } = services;
  const orders = ordersOf(services);
  serveTokenLaunch(app, launch.tokens, { orders, creation: launch.creation });
  launch.sales.serve(app, orders);
}

/** The OTC desk and the energy desk, the project's sale, and what the project tells. */
function serveDesk(app: FastifyInstance, services: Services): void {
  const { config, desk, open, clock } = services;
  serveOtc(app, desk.otc);
  serveEnergy(app, desk.energy);
  serveTokenSale(app, desk.sale, { orders: ordersOf(services), plan: desk.salePlan });
  serveAnnouncements(app, {
    store: announcementStore(open.database, clock),
    position: desk.otc.position,
    writers: config.admins,
  });
}

/** People, and what they trust each other with. */
function serveCommunity(app: FastifyInstance, { community }: Services): void {
  serveApprovals(app, community.approvals);
}

function serveMembers(app: FastifyInstance, services: Services, configVersion: string): void {
  const { client, contracts, clock, inviters, members, root, activation } = services;
  const { database } = services.open;
  const accounts = accountStore(database, clock);
  const position = async () =>
    (await readChainPosition(database)) ?? { head: 0, headId: '', solid: 0, chainTime: 0 };
  serveReferrals(app, { database, position });
  serveTeam(app, {
    members,
    root,
    pages: teamPages(database),
    figures: teamFigures(database),
    position,
    balances: walletBalances(client, [
      { address: contracts.usdt, symbol: 'USDT' },
      { address: contracts.vlm, symbol: 'VLM' },
    ]),
    waitingInvitees: accounts.countWaiting,
    nickNames: services.profiles.nickNames,
  });
  serveMembership(app, { inviters, accounts, configVersion: async () => configVersion });
  serveOrder(app, ordersOf(services), {
    before: membership.prepareActivation,
    after: membership.confirmActivation,
    plan: activation,
  });
}
