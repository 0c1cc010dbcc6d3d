import { Readable } from 'node:stream';
import { referrals } from '@vellum/api/team/referrals';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { serve, serveRaw } from '../../platform/http/serve.ts';
import type { Session } from '../../platform/sessions/session.ts';
import { inviteeCsv, inviterCsv } from './referral-export.ts';
import { referralStatistics } from './referral-statistics.ts';

/** What inviting earned everyone, for anyone to see, and as files. */
export function serveReferrals(
  app: FastifyInstance,
  parts: Parameters<typeof referralStatistics>[0],
): void {
  const statistics = referralStatistics(parts);
  serve(app, referrals.statistics, statistics);
  serveRaw(app, referrals.export, async (_, reply) =>
    sendCsv(reply, 'vellum-referrals.csv', inviterCsv(parts.database)),
  );
  serveRaw(app, referrals.exportMine, async ({ caller }, reply) =>
    sendCsv(reply, 'vellum-invitees.csv', inviteeCsv(parts.database, (caller as Session).address)),
  );
}

const sendCsv = (reply: FastifyReply, name: string, lines: AsyncGenerator<string>): FastifyReply =>
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(lines, { objectMode: false, highWaterMark: 65_536 }));
