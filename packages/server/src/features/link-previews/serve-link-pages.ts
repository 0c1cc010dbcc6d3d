import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inTime } from '../../platform/in-time.ts';
import { languageOfPage } from '../../platform/web/link-language.ts';
import { previewTags } from '../../platform/web/preview-tags.ts';
import type { TaggedPage, Web } from '../../platform/web/serve-web.ts';
import { askServer } from './ask-server.ts';
import { kindOfLink } from './kinds/link-kinds.ts';
import { type LinkKindName, linkKinds } from './link-kind.ts';
import type { NamedLink, ShownLinks } from './shown-links.ts';

/** Milliseconds that a page waits for what it is about: the page itself needs nothing of it. */
const PATIENCE = 1500;

export type LinkPages = Readonly<{
  web: Web;
  links: ShownLinks;
  publicUrl(): string;
  /** Where the picture of a link is. */
  pictureOf(link: NamedLink): string | null;
}>;

/** Pages that are about one thing tell other programs which, in the language of their link; one that does not exist is missing. */
export function serveLinkPages(app: FastifyInstance, pages: LinkPages): void {
  for (const name of linkKinds) {
    const { route, others = [] } = kindOfLink[name];
    for (const other of others) {
      app.get(other, (request, reply) => plainPage(pages, request, reply));
    }
    app.get(route, async (request, reply) => {
      if (isOfNothing(name, request)) return plainPage(pages, request, reply);
      return pages.web.answerWith(await pageOf(app, pages, name, request), request, reply);
    });
  }
}

const fieldsOf = ({ url }: FastifyRequest) =>
  new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '');

function isOfNothing(name: LinkKindName, request: FastifyRequest): boolean {
  const { field } = kindOfLink[name];
  return field !== null && !fieldsOf(request).has(field);
}

function plainPage({ web }: LinkPages, request: FastifyRequest, reply: FastifyReply) {
  if (!web.answer(request, reply)) reply.callNotFound();
  return reply;
}

async function pageOf(
  app: FastifyInstance,
  { links, publicUrl, pictureOf }: LinkPages,
  kind: LinkKindName,
  request: FastifyRequest,
): Promise<TaggedPage> {
  const { idOf, pathOf } = kindOfLink[kind];
  const params = request.params as Readonly<Record<string, string>>;
  const id = idOf({ params, query: fieldsOf(request) });
  if (id === null) return { tags: '', status: 404 };
  const language = languageOfPage(request);
  const link = { kind, id, language };
  const found = links.find(link, askServer(app, request)).catch(() => undefined);
  const shown = await inTime(found, PATIENCE);
  if (shown === undefined) return { tags: '', status: 200 };
  if (shown === null) return { tags: '', status: 404 };
  const { title, description } = shown;
  const url = publicUrl() + pathOf(id);
  const image = pictureOf(link);
  return { tags: previewTags({ language, title, description, url, image }), status: 200 };
}
