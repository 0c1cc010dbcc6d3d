import { endpointList } from '@vellum/api/endpoints/endpoints';
import { languages } from '@vellum/api/typed-text/language';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { sendProblem } from '../../platform/http/answer.ts';
import { inLanguage } from '../../platform/web/link-language.ts';
import { escapedMarkup } from '../../platform/web/preview-tags.ts';
import { type Ask, askServer } from './ask-server.ts';
import { siteMapLists } from './site-map-lists.ts';

/** Pages of a list in one file: 500 rows at most. */
const PAGES = 10;
/** Files of one list: as deep as lists can be asked. */
const FILES = 20;
/** Milliseconds for which a file is sent to everyone as it is. */
const FRESH = 300_000;

/** Pages for everyone that are about nothing in particular. */
const OPEN_PAGES = [
  ...['/', '/nft', '/blindBox', '/otc', '/energy', '/assetStaking', '/pledgeLP', '/pledgeCoin'],
  ...['/destroy', '/launch-simple', '/rankings', '/usersList', '/dao', '/solvency'],
  ...['/announcements', '/glossary', '/welcome'],
];

type SiteMapParts = Readonly<{ clock: Clock; publicUrl(): string }>;

/** What tells robots where to look: `robots.txt`, a site map, and its files, which are bounded and kept for minutes. */
export function serveSiteMap(app: FastifyInstance, { clock, publicUrl }: SiteMapParts): void {
  const kept = new Map<string, Readonly<{ xml: Promise<string | null>; until: number }>>();

  function once(key: string, make: () => Promise<string | null>): Promise<string | null> {
    const known = kept.get(key);
    if (known !== undefined && clock() < known.until) return known.xml;
    const xml = make();
    kept.set(key, { xml, until: clock() + FRESH });
    const forget = () => void (kept.get(key)?.xml === xml && kept.delete(key));
    // Names that nobody knows are not kept.
    xml.then((made) => made ?? forget(), forget);
    return xml;
  }

  app.get('/robots.txt', (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': CACHING })
      .send(robotsText(publicUrl())),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const make = () => indexXml(askServer(app, request), publicUrl());
    return sendXml(await once('index', make), reply);
  });
  app.get('/sitemap/:file', async (request, reply) => {
    const { file } = request.params as Readonly<{ file: string }>;
    const make = () => fileXml(file, askServer(app, request), publicUrl());
    return sendXml(await once(file, make), reply);
  });
}

const CACHING = `public, max-age=${FRESH / 1000}`;

/** What programs call is nothing to find. */
function robotsText(publicUrl: string): string {
  const called = endpointList.map(({ endpoint }) => endpoint.path.split('/')[1] ?? '');
  const closed = [...new Set(called)].filter((part) => part !== 'media').sort();
  return [
    'User-agent: *',
    ...closed.map((part) => `Disallow: /${part}/`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

function sendXml(xml: string | null, reply: FastifyReply) {
  if (xml === null) return sendProblem(reply, { code: 'ROUTE_UNKNOWN' });
  return reply
    .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': CACHING })
    .send(xml);
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

async function indexXml(ask: Ask, publicUrl: string): Promise<string> {
  const files = ['pages-1'];
  for (const [name, read] of Object.entries(siteMapLists)) {
    for (let file = 1; file <= FILES; file++) {
      const first = await read(ask, (file - 1) * PAGES + 1);
      if (first.paths.length > 0) files.push(`${name}-${file}`);
      if (!first.hasMore) break;
    }
  }
  const rows = files.map(
    (file) => `<sitemap><loc>${escapedMarkup(`${publicUrl}/sitemap/${file}.xml`)}</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex ${SCHEMA}>${rows.join('')}</sitemapindex>`;
}

async function fileXml(file: string, ask: Ask, publicUrl: string): Promise<string | null> {
  const [, name = '', number = ''] = /^([a-z]{1,12})-([1-9][0-9]?)\.xml$/.exec(file) ?? [];
  if (name === 'pages' && number === '1') return urlsXml(OPEN_PAGES, publicUrl);
  const read = Object.hasOwn(siteMapLists, name) ? siteMapLists[name] : undefined;
  if (read === undefined || Number(number) > FILES) return null;
  const paths: string[] = [];
  const first = (Number(number) - 1) * PAGES;
  for (let page = first + 1; page <= first + PAGES; page++) {
    const found = await read(ask, page);
    paths.push(...found.paths);
    if (!found.hasMore) break;
  }
  return paths.length === 0 ? null : urlsXml(paths, publicUrl);
}

/** Each page in both languages. */
function urlsXml(paths: readonly string[], publicUrl: string): string {
  const rows = paths.flatMap((path) =>
    languages.map((language) => {
      const address = inLanguage(publicUrl + path, language);
      return `<url><loc>${escapedMarkup(address)}</loc></url>`;
    }),
  );
  return `${HEAD}<urlset ${SCHEMA}>${rows.join('')}</urlset>`;
}
