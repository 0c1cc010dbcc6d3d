import type { FastifyInstance } from 'fastify';
import { serveTokenLaunch } from '../features/token-launch/serve-token-launch.ts';
import type { Services } from '../services/services.ts';
import { ordersOf } from './orders-of.ts';

/** Launched tokens and their sales. */
export function serveLaunches(app: FastifyInstance, services: Services): void {
  const { launch } = services;
  const orders = ordersOf(services);
  serveTokenLaunch(app, launch.tokens, { orders, creation: launch.creation });
  launch.sales.serve(app, orders);
}
