import type { FastifyInstance } from 'fastify';
import { announcementStore } from '../features/announcements/announcement-store.ts';
import { serveAnnouncements } from '../features/announcements/serve-announcements.ts';
import { serveEnergy } from '../features/energy/serve-energy.ts';
import { serveOtc } from '../features/otc/serve-otc.ts';
import { serveTokenSale } from '../features/token-sale/serve-token-sale.ts';
import type { Modules } from '../modules/modules.ts';
import { ordersOf } from './orders-of.ts';

/** The OTC desk and the energy desk, the project's sale, and what the project tells. */
export function serveDesk(app: FastifyInstance, modules: Modules): void {
  const { config, desk, open, clock } = modules;
  serveOtc(app, desk.otc);
  serveEnergy(app, desk.energy);
  serveTokenSale(app, desk.sale, { orders: ordersOf(modules), plan: desk.salePlan });
  serveAnnouncements(app, {
    store: announcementStore(open.database, clock),
    position: desk.otc.position,
    writers: config.admins,
  });
}
