import type { FastifyInstance } from 'fastify';
import { announcementStore } from '../features/announcements/announcement-store.ts';
import { serveAnnouncements } from '../features/announcements/serve-announcements.ts';
import { serveEnergy } from '../features/energy/serve-energy.ts';
import { serveOtc } from '../features/otc/serve-otc.ts';
import { serveTokenSale } from '../features/token-sale/serve-token-sale.ts';
import type { Services } from '../services/services.ts';
import { ordersOf } from './orders-of.ts';

/** The OTC desk and the energy desk, the project's sale, and what the project tells. */
export function serveDesk(app: FastifyInstance, services: Services): void {
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
