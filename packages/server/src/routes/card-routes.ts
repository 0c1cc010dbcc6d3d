import { teamLevel } from '@vellum/api/team/team-level';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../app.ts';
import { serveBlindBoxes } from '../features/blind-boxes/serve-blind-boxes.ts';
import { serveCards } from '../features/cards/serve-cards.ts';
import { walletBalances } from '../features/team/wallet-balances.ts';
import { ordersOf } from './orders-of.ts';

/** Cards, their market, and the boxes that hold them. */
export function serveCardsAndBoxes(app: FastifyInstance, { modules, publicUrl }: AppParts): void {
  serveBlindBoxes(app, modules.boxes, {
    orders: ordersOf(modules),
    plans: modules.boxPlans,
  });
  const { client, clock, contracts, inviters, members } = modules;
  serveCards(app, {
    ...modules.cards,
    plans: modules.cardPlans,
    boxes: modules.boxShelf,
    orders: ordersOf(modules),
    clock,
    publicUrl,
    isActive: inviters.isActive,
    teamLevel: async (address) =>
      teamLevel(Number((await members.find(address))?.direct_count ?? 0n)),
    balances: walletBalances(client, [{ address: contracts.usdt, symbol: 'USDT' }]),
  });
}
