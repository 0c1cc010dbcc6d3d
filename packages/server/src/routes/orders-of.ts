import { closedKinds } from '../config/project-config.ts';
import { lateReportsOf } from '../late-reports-of.ts';
import { createOrders, type Orders } from '../orders/order-engine.ts';
import type { Services } from '../services/services.ts';

export const ordersOf = (services: Services): Orders => {
  const { open, clock, config } = services;
  const late = lateReportsOf(services);
  return createOrders({ database: open.database, clock, closed: closedKinds(config), late });
};
