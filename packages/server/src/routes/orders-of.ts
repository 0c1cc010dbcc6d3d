import { lateReportsOf } from '../late-reports-of.ts';
import type { Modules } from '../modules/modules.ts';
import { closedKinds } from '../modules/project-config.ts';
import { createOrders, type Orders } from '../orders/order-engine.ts';

export const ordersOf = (modules: Modules): Orders => {
  const { open, clock, config } = modules;
  const late = lateReportsOf(modules);
  return createOrders({ database: open.database, clock, closed: closedKinds(config), late });
};
