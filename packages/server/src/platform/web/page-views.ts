import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AroundView } from './drawn-page.ts';
import type { AskMessage } from './first-view-messages.ts';
import type { AskServer } from './first-view-thread.ts';
import type { FirstViews } from './first-views.ts';
import { languageOfPage } from './link-language.ts';
import type { PageToCome } from './page-cache.ts';

export type PageViews = Readonly<{
  /** The page that someone asks for with its view; null when it goes without. */
  of(request: FastifyRequest, around: AroundView): PageToCome;
}>;

/** Drawings a minute for one network address; what others had drawn is given to it all the same. */
const PER_MINUTE = 60;

type ViewParts = Readonly<{ views: FirstViews; node: AskServer }>;

/** The page asks the server in the name of its visitor, whose limits hold for it, and without their session. */
export function pageViews({ views, node }: ViewParts, app: () => FastifyInstance): PageViews {
  let drawings: ReturnType<FastifyInstance['createRateLimit']> | undefined;
  return {
    async of(request, around) {
      const { cookie = '' } = request.headers;
      const ask = async (question: AskMessage) => {
        const { address, method, headers, body } = question;
        if (!address.startsWith('/')) return node(question);
        const answer = await app().inject({
          url: address,
          method: method === 'POST' ? 'POST' : 'GET',
          headers,
          ...(body !== null && { payload: body }),
          remoteAddress: request.ip,
        });
        return { status: answer.statusCode, body: answer.body };
      };
      const mayDraw = async () => {
        drawings ??= app().createRateLimit({ max: PER_MINUTE, timeWindow: 60_000 });
        const drawn = await drawings(request);
        return drawn.isAllowed || !drawn.isExceeded;
      };
      const wanted = {
        address: request.url,
        locale: languageOfPage(request),
        zone: zoneOf(cookie),
      };
      return views.of(wanted, { ask, mayDraw }, around);
    },
  };
}

/** The app tells the time zone in a cookie that is for this alone. */
function zoneOf(cookie: string): string | null {
  const [, zone = ''] = /(?:^|;\s*)vellum\.zone=([A-Za-z0-9_+/-]{1,40})(?:;|$)/.exec(cookie) ?? [];
  return zones.has(zone) ? zone : null;
}

const zones: ReadonlySet<string> = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
