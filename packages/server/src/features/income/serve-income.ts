import { Readable } from 'node:stream';
import { income } from '@vellum/api/income/income';
import type { FastifyInstance } from 'fastify';
import { serve, serveRaw } from '../../platform/http/serve.ts';
import type { Session } from '../../platform/sessions/session.ts';
import { exportSums, incomeCsv } from './income-export.ts';
import { incomePage } from './income-pages.ts';
import type { IncomeParts } from './income-parts.ts';
import type { Period } from './income-period.ts';
import { incomeByDay } from './income-statistics.ts';
import { incomeSums } from './income-sums.ts';

/** What the session's address has earned: sums, records, days, and everything as a file. */
export function serveIncome(app: FastifyInstance, parts: IncomeParts): void {
  serve(app, income.get, ({ caller }) => incomeSums(parts, caller.address));
  serve(app, income.list, ({ body, caller }) => incomePage(parts, caller.address, body));
  serve(app, income.statistics, ({ body, caller }) => incomeByDay(parts, caller.address, body));
  serve(app, income.exportSums, ({ body, caller }) => exportSums(parts, caller.address, body));
  serveRaw(app, income.export, async ({ body, caller }, reply) => {
    const { address } = caller as Session;
    const lines = incomeCsv(parts, address, body as Period);
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="vellum-income.csv"')
      .header('cache-control', 'no-store')
      .send(Readable.from(lines, { objectMode: false, highWaterMark: 65_536 }));
  });
}
