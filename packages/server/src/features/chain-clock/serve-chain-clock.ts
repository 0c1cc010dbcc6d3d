import { chainClock } from '@vellum/api/chain-clock/chain-clock';
import type { Address } from '@vellum/tron/address';
import type { FastifyInstance } from 'fastify';
import type { ChainPosition } from '../../indexer/chain-position.ts';
import type { Database } from '../../platform/database/database.ts';
import { serve } from '../../platform/http/serve.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { type DueDate, SHOWN } from './due-date.ts';
import { everybodysDates } from './everybodys-dates.ts';

export type ClockParts = Readonly<{
  database: Database;
  position(): Promise<ChainPosition | null>;
  /** Learns what is in no event of up to there: what tokens are called, and when boxes are sold. */
  learn(newest: ChainPosition): Promise<unknown>;
  /** What an address waits for, the soonest first: the dates of the one list of it. */
  own(address: Address): Promise<readonly DueDate[]>;
  isEmbedded: boolean;
}>;

/** Where a chain whose clock can be moved may be moved to. Other chains have no such clock and answer nothing. */
export function serveChainClock(
  app: FastifyInstance,
  { database, position, learn, own, isEmbedded }: ClockParts,
): void {
  serve(app, chainClock.dueDates, async ({ body: { address } }) => {
    if (!isEmbedded) throw new Refusal({ code: 'NOT_FOUND' });
    const newest = await position();
    if (newest === null) return { own: [], everybodys: [] };
    await learn(newest);
    const [mine, everybodys] = await Promise.all([
      address === undefined ? [] : own(address),
      everybodysDates(database, newest.chainTime),
    ]);
    return { own: mine.slice(0, SHOWN), everybodys };
  });
}
