import type { FastifyInstance } from 'fastify';
import { serveTokenLaunch } from '../features/token-launch/serve-token-launch.ts';
import type { Modules } from '../modules/modules.ts';
import { ordersOf } from './orders-of.ts';

/** Launched tokens and their sales. */
export function serveLaunches(app: FastifyInstance, modules: Modules): void {
  const { launch } = modules;
  const orders = ordersOf(modules);
  serveTokenLaunch(app, launch.tokens, { orders, creation: launch.creation });
  launch.sales.serve(app, orders);
}
