import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from './content-security.ts';
import { taggedPage } from './drawn-page.ts';
import type { PageViews } from './page-views.ts';
import type { WebFile } from './web-folder.ts';

export type Web = Readonly<{
  /** Answers when the request is for the app: a file of it, or a page that it will show. False otherwise. */
  answer(request: FastifyRequest, reply: FastifyReply): boolean;
  /** The start page with these tags in its head besides its own. They must be safe as they are. */
  answerWith(tags: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}>;

/** What every page begins with. By its own name it comes without a view: it opens the app where there is no network. */
const START = '/index.html';

/** The built app: its files, and its start page for every path that is a page, with a first view where there is one. */
export function createWeb(
  files: ReadonlyMap<string, WebFile>,
  nodeUrls: readonly string[],
  views: PageViews | null = null,
): Web {
  const start = startOf(files);
  const policy = contentSecurityPolicy(start.plain.toString(), nodeUrls);

  async function sendPage(tags: string, request: FastifyRequest, reply: FastifyReply) {
    reply.headers(pageHeaders(policy));
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

  return {
    answer(request, reply) {
      const file = fileFor(request, files, start);
      if (file === null) return false;
      if (file !== start) void sendFile(file, request, reply);
      else if (pathOf(request) !== START) void sendPage('', request, reply);
      else void sendFile(start, request, reply.headers(pageHeaders(policy)));
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

function fileFor(request: FastifyRequest, files: ReadonlyMap<string, WebFile>, start: WebFile) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const path = pathOf(request);
  return files.get(path) ?? (isPage(path, request) ? start : null);
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '';

/** Paths with a dot in the last part are files, those with one before a part are hidden: neither turns into a page. */
function isPage(path: string, { headers }: FastifyRequest): boolean {
  if (path === '/') return true;
  if (/\/(?:\.|%2e)/i.test(path)) return false;
  const last = path.slice(path.lastIndexOf('/') + 1);
  return !last.includes('.') && (headers.accept ?? '*/*').includes('text/html');
}

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
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const { encoding, body } = chosen(file, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  reply.code(200).headers({ 'content-type': file.type, 'content-length': body.length });
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
