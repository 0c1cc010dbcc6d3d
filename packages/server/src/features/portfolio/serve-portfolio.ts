import { portfolio } from '@vellum/api/portfolio/portfolio';
import type { FastifyInstance } from 'fastify';
import { serve, serveRaw } from '../../platform/http/serve.ts';
import type { Session } from '../../platform/sessions/session.ts';
import { ownPortfolio } from './own-portfolio.ts';
import { portfolioCsv } from './portfolio-csv.ts';
import { portfolioOf } from './portfolio-of.ts';
import type { PortfolioParts } from './portfolio-parts.ts';
import { emptyPortfolio, shownPortfolio } from './portfolio-shape.ts';

/** What an address has: the public part for anyone, the rest for its own session. No robot keeps any of it. */
export function servePortfolio(app: FastifyInstance, parts: PortfolioParts): void {
  serve(app, portfolio.get, async ({ body: { address }, reply }) => {
    reply.header('x-robots-tag', 'noindex, nofollow, noarchive');
    const found = await portfolioOf(parts, address);
    if (found === null) return emptyPortfolio(address);
    const name = found.holdings.person.nick_name;
    return shownPortfolio(found, name !== null && name !== '' && parts.mayShow(name) ? name : null);
  });
  serve(app, portfolio.mine, ({ caller, reply }) => {
    reply.header('x-robots-tag', 'noindex, nofollow, noarchive');
    return ownPortfolio(parts, caller.address);
  });
  serve(app, portfolio.showName, async ({ body, caller }) => {
    await parts.days.showName(caller.address, body.show);
    return {};
  });
  serveRaw(app, portfolio.export, async ({ caller }, reply) => {
    const found = await portfolioOf(parts, (caller as Session).address);
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="vellum-portfolio.csv"')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex, nofollow, noarchive')
      .send(found === null ? '' : portfolioCsv(found));
  });
}
