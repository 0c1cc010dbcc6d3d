import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { networkOf } from '../network-of.ts';
import { createRateLimiter } from '../rate-limiter.ts';
import type { AskMessage, FirstView } from './first-view-messages.ts';
import type { AskServer } from './first-view-thread.ts';
import type { FirstViews } from './first-views.ts';

export type PageViews = Readonly<{
  /** What is drawn for who asks for a page; null when it goes without. */
  of(request: FastifyRequest): Promise<DrawnPage | null>;
}>;

export type DrawnPage = FirstView & Readonly<{ locale: string }>;

/** Drawings a minute for one network address; what others had drawn is given to it all the same. */
const PER_MINUTE = 60;

type ViewParts = Readonly<{ views: FirstViews; node: AskServer; clock: Clock }>;

/** The page asks the server in the name of its visitor, whose limits hold for it, and without their session. */
export function pageViews(
  { views, node, clock }: ViewParts,
  app: () => FastifyInstance,
): PageViews {
  const limiter = createRateLimiter({ read: { perIp: PER_MINUTE } }, clock);
  return {
    async of(request) {
      const { cookie = '' } = request.headers;
      const locale = localeOf(cookie);
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
      const mayDraw = () => limiter.count('read', 'perIp', networkOf(request.ip)) === null;
      const view = await views.of(
        { address: request.url, locale, zone: zoneOf(cookie) },
        { ask, mayDraw },
      );
      return view && { ...view, locale };
    },
  };
}

/** The app tells the language that somebody chose, and their time zone, in cookies that are for this alone. */
function localeOf(cookie: string): string {
  return /(?:^|;\s*)vellum\.locale=zh-TW(?:;|$)/.test(cookie) ? 'zh-TW' : 'en';
}

function zoneOf(cookie: string): string | null {
  const [, zone = ''] = /(?:^|;\s*)vellum\.zone=([A-Za-z0-9_+/-]{1,40})(?:;|$)/.exec(cookie) ?? [];
  return zones.has(zone) ? zone : null;
}

const zones: ReadonlySet<string> = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);

/** A start page that carries the view: `start` of the web shows it, and the app takes the answers. */
export function withView(html: string, view: DrawnPage | null): string {
  if (view === null) return html;
  const { locale, markup, answers } = view;
  // The page's policy takes no styles from markup: `start` sets them.
  const drawn = markup.replaceAll(' style="', ' data-style="');
  const parts = `<template data-start="${locale}">${drawn}</template><script type="application/json" id="drawn">${answers}</script>`;
  return html.replace('</body>', () => `${parts}</body>`);
}
