import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Connections, contentSecurityPolicy } from './content-security.ts';
import { taggedPage } from './drawn-page.ts';
import { type KnownPage, pageAt } from './known-pages.ts';
import type { PageViews } from './page-views.ts';
import type { WebFile } from './web-folder.ts';

export type Web = Readonly<{
  /** Answers when the request is for the app: a file of it, or a page that it will show. False otherwise. */
  answer(request: FastifyRequest, reply: FastifyReply): boolean;
  /** The start page with these tags in its head, which must be safe as they are; as one that is missing, unless told. */
  answerWith(page: TaggedPage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}>;

export type TaggedPage = Readonly<{ tags: string; status: 200 | 404 }>;

type WebParts = Readonly<{
  connections: Connections;
  views?: PageViews | null;
  /** Null where every path is a page. */
  pages?: readonly KnownPage[] | null;
  /** Tags of a page that no feature tells more of. */
  tagsOf?(page: KnownPage, request: FastifyRequest): string;
}>;

/** What every page begins with. By its own name it comes without a view: it opens the app where there is no network. */
const START = '/index.html';

/** The built app: its files, and its start page for every path that is a page, with a first view where there is one. */
export function createWeb(
  files: ReadonlyMap<string, WebFile>,
  { connections, views = null, pages = null, tagsOf = () => '' }: WebParts,
): Web {
  const start = startOf(files);
  const policy = contentSecurityPolicy(start.plain.toString(), connections);

  async function sendPage(
    { tags, status }: TaggedPage,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    reply.code(status).headers(pageHeaders(policy));
    const made = await pageWith(tags, request).catch((error: unknown) => {
      request.log.error(error, 'server rendering failed, sent the empty shell');
      return start;
    });
    return sendFile(made, request, reply);
  }

  async function pageWith(tags: string, request: FastifyRequest): Promise<WebFile> {
    const around = { page: start, tags };
    return (await views?.of(request, around)) ?? (tags === '' ? start : taggedPage(around));
  }

  function pageFor(path: string, request: FastifyRequest): TaggedPage | null {
    if (!mayBePage(path, request)) return null;
    const known = pages && pageAt(pages, path);
    if (known) return { tags: tagsOf(known, request), status: 200 };
    // A program that asks for something else than a page is told so in its own form.
    if (path !== '/' && !acceptOf(request).includes('text/html')) return null;
    return { tags: '', status: pages === null ? 200 : 404 };
  }

  function sendKept(file: WebFile, request: FastifyRequest, reply: FastifyReply): void {
    if (file === start) reply.headers(pageHeaders(policy));
    void sendFile(file, request, reply.code(200));
  }

  return {
    answer(request, reply) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const path = pathOf(request);
      const file = files.get(path);
      const page = file === undefined ? pageFor(path, request) : null;
      if (file !== undefined) sendKept(file, request, reply);
      else if (page !== null) void sendPage(page, request, reply);
      else return false;
      return true;
    },
    answerWith: sendPage,
  };
}

function startOf(files: ReadonlyMap<string, WebFile>): WebFile {
  const start = files.get(START);
  if (start === undefined) throw new Error('The folder of the web has no index.html');
  return start;
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '';

/** Paths with a dot in the last part are files, those with one before a part are hidden: neither turns into a page. */
function mayBePage(path: string, request: FastifyRequest): boolean {
  if (/\/(?:\.|%2e)/i.test(path)) return false;
  const last = path.slice(path.lastIndexOf('/') + 1);
  const accept = acceptOf(request);
  return !last.includes('.') && (accept.includes('text/html') || accept.includes('*/*'));
}

const acceptOf = ({ headers }: FastifyRequest) => headers.accept ?? '*/*';

const pageHeaders = (policy: string) => ({
  'content-security-policy': policy,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
});

function sendFile(file: WebFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const caching = file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache';
  const vary = file.path.endsWith('.html') ? 'accept-encoding, cookie' : 'accept-encoding';
  reply.headers({ 'cache-control': caching, etag: file.etag, vary });
  // A page that is missing is told so each time.
  const isKnown = request.headers['if-none-match'] === file.etag && reply.statusCode === 200;
  if (isKnown) return reply.code(304).send();
  const { encoding, body } = chosen(file, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  reply.headers({ 'content-type': file.type, 'content-length': body.length });
  // For HEAD: without any body a route would tell a length of 0 instead.
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : body);
}

function chosen(file: WebFile, header: string | string[] | undefined) {
  const accepted = String(header ?? '');
  if (file.br && /\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) {
    return { encoding: 'br', body: file.br };
  }
  if (file.gzip && /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) {
    return { encoding: 'gzip', body: file.gzip };
  }
  return { encoding: null, body: file.plain };
}
