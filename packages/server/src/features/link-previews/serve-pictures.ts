import { createHash } from 'node:crypto';
import { languages } from '@vellum/api/typed-text/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { Refusal, tooManyRequests } from '../../platform/refusals/refusal.ts';
import { askServer } from './ask-server.ts';
import { type DrawPicture, TooManyPictures } from './drawing/picture-thread.ts';
import { kindOfLink } from './kinds/link-kinds.ts';
import { linkKinds } from './link-kind.ts';
import { PictureCache } from './picture-cache.ts';
import { keyOf, type NamedLink, type ShownLinks } from './shown-links.ts';

/** Drawings a minute for one network address; what others had drawn is given to it all the same. */
const PER_MINUTE = 30;
/** Milliseconds after which a link names a picture of its own: chats keep what they have once fetched. */
const PERIOD = 600_000;

/** Where the picture of a link is, as it is now. */
export const picturePath = ({ kind, id, language }: NamedLink, now: number): string =>
  `/preview/${kind}/${id}/${language}.png?at=${Math.floor(now / PERIOD).toString(36)}`;

type PictureParts = Readonly<{ clock: Clock; links: ShownLinks; draw: DrawPicture }>;

/** Pictures of links: of things that exist, drawn once a minute however many want them, and few at a time. */
export function servePictures(app: FastifyInstance, { clock, links, draw }: PictureParts): void {
  const kept = new PictureCache(clock);
  const drawings = app.createRateLimit({ max: PER_MINUTE, timeWindow: 60_000 });

  async function drawn(link: NamedLink, request: FastifyRequest): Promise<Buffer> {
    const shown = await links.find(link, askServer(app, request));
    if (shown === null) throw new Refusal({ code: 'NOT_FOUND' });
    return draw(shown.picture);
  }

  async function pictureOf(link: NamedLink, request: FastifyRequest): Promise<Buffer> {
    const known = kept.at(keyOf(link));
    if (known !== null) return known;
    const counted = await drawings(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooManyRequests(counted.ttlInSeconds);
    // Others may have asked meanwhile.
    const begun = kept.at(keyOf(link));
    if (begun !== null) return begun;
    const picture = drawn(link, request);
    kept.keep(keyOf(link), picture);
    return picture;
  }

  app.get('/preview/:kind/:id/:file', async (request, reply) => {
    const link = linkOf(request.params as Params);
    if (link === null) throw new Refusal({ code: 'NOT_FOUND' });
    const picture = await pictureOf(link, request).catch((error: unknown) => {
      throw error instanceof TooManyPictures ? new Refusal({ code: 'SERVER_BUSY' }) : error;
    });
    return sendPicture(picture, request, reply);
  });
}

type Params = Readonly<{ kind: string; id: string; file: string }>;

function linkOf({ kind, id, file }: Params): NamedLink | null {
  const name = linkKinds.find((one) => one === kind);
  const language = languages.find((one) => file === `${one}.png`);
  if (name === undefined || language === undefined) return null;
  const { field, idOf } = kindOfLink[name];
  // As the page reads it, so that a thing has one name only.
  const query = new URLSearchParams(field === null ? {} : { [field]: id });
  const known = idOf({ params: { address: id, id }, query });
  return known === null ? null : { kind: name, id: known, language };
}

function sendPicture(picture: Buffer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`;
  reply.headers({
    'cache-control': 'public, max-age=300',
    'cross-origin-resource-policy': 'cross-origin',
    etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.header('content-type', 'image/png').send(picture);
}
