import { membership } from '@vellum/api/membership/membership';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../app.ts';
import type { ServerConfig } from '../config/config.ts';
import { serveIdentity } from '../features/identity/identity.ts';
import { nonceStore } from '../features/identity/nonce-store.ts';
import type { SessionStore } from '../features/identity/session-store.ts';
import { accountStore } from '../features/membership/account-store.ts';
import { serveMembership } from '../features/membership/serve-membership.ts';
import { serveReferrals } from '../features/team/serve-referrals.ts';
import { serveTeam } from '../features/team/serve-team.ts';
import { teamFigures } from '../features/team/team-figures.ts';
import { teamPages } from '../features/team/team-pages.ts';
import { walletBalances } from '../features/team/wallet-balances.ts';
import { imageLimits } from '../features/uploads/image-quota.ts';
import { imageStoreOf } from '../features/uploads/image-store.ts';
import { uploadStore } from '../features/uploads/upload-store.ts';
import { serveUploads } from '../features/uploads/uploads.ts';
import { chainPosition } from '../indexer/chain-position.ts';
import type { Modules } from '../modules/modules.ts';
import { orders as serveOrders } from '../orders/orders.ts';
import { serveOrder } from '../orders/serve-order.ts';
import type { SessionCookie } from '../platform/sessions/session-token.ts';
import { ordersOf } from './orders-of.ts';

/** Sign-in and what belongs to whoever signed in. */
export function servePeople(
  app: FastifyInstance,
  { modules, publicUrl }: AppParts,
  sessions: SessionStore,
  cookie: SessionCookie,
): void {
  const { open, clock, config, inviters, plans, log } = modules;
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
  serveOrders(app, { engine: ordersOf(modules), plans });
}

/** Without rate limits many people may share a network. */
const imageLimitsOf = ({ mediaBytes = 20 * 2 ** 30, rateLimits }: ServerConfig) =>
  rateLimits === 'on' ? imageLimits(mediaBytes) : imageLimits(mediaBytes, Infinity);

export function serveMembers(app: FastifyInstance, modules: Modules, configVersion: string): void {
  const { client, contracts, clock, inviters, members, root, activation } = modules;
  const { database } = modules.open;
  const accounts = accountStore(database, clock);
  const position = chainPosition(database);
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
    nickNames: modules.profiles.nickNames,
  });
  serveMembership(app, { inviters, accounts, configVersion: async () => configVersion });
  serveOrder(app, ordersOf(modules), {
    before: membership.prepareActivation,
    after: membership.confirmActivation,
    plan: activation,
  });
}
