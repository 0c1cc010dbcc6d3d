import { locks } from '@vellum/api/locks/locks';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { lockedCoinPage, lockPage } from './lock-pages.ts';
import type { LockParts } from './lock-parts.ts';
import { lockProofs } from './lock-proof.ts';

/** Locks and what they prove. Making and ending them goes by the orders' own paths. */
export function serveLocks(app: FastifyInstance, parts: LockParts): void {
  const proofOf = lockProofs(parts);
  serve(app, locks.list, ({ body }) => lockPage(parts, body));
  serve(app, locks.listCoins, ({ body }) => lockedCoinPage(parts, body));
  serve(app, locks.proof, ({ body }) => proofOf(body.coin));
}
