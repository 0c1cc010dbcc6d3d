import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FirstView } from './first-view-messages.ts';
import type { WebFile } from './web-folder.ts';

/** What a view is put into: the start page, and tags for its head that are safe as they are. */
export type AroundView = Readonly<{ page: WebFile; tags: string }>;

/** What the app is rendered into, with what is shown there until then. */
const ROOT = /<div id="root">.*?<\/div><\/div>/s;

/** A start page that carries the view: the app hydrates it with the answers. */
export function drawnPage(
  { page, tags }: AroundView,
  locale: string,
  { markup, answers }: FirstView,
): Promise<WebFile> {
  // The page's policy takes no styles from markup: `start` of the web sets them.
  const drawn = markup.replaceAll(' style="', ' data-style="');
  const root = `<div id="root" data-drawn="${locale}">${drawn}</div>`;
  const data = `<script type="application/json" id="drawn">${answers}</script>`;
  // Tags first: drawings in a view may have titles of their own.
  const html = withTags(page.plain.toString(), tags).replace(ROOT, () => root + data);
  return madeFile(page, html);
}

/** The page without a view, with these tags. */
export function taggedPage({ page, tags }: AroundView): Promise<WebFile> {
  return madeFile(page, withTags(page.plain.toString(), tags));
}

/** Title and description of the start page, of which a page with its own has no second. */
const OF_THE_START = /<title>[^<]*<\/title>\s*|<meta name="description"[^>]*>\s*/g;

function withTags(html: string, tags: string): string {
  if (tags === '') return html;
  return html.replaceAll(OF_THE_START, '').replace('</head>', () => `${tags}</head>`);
}

/** Packed here, once for all whom it is sent to. */
async function madeFile({ path, type, immutable }: WebFile, html: string): Promise<WebFile> {
  const plain = Buffer.from(html);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { path, type, immutable, etag, plain, gzip: await promisify(gzip)(plain) };
}
