import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Web } from '../../platform/web/serve-web.ts';
import { PictureThread } from './drawing/picture-thread.ts';
import { serveLinkPages } from './serve-link-pages.ts';
import { picturePath, servePictures } from './serve-pictures.ts';
import { serveSiteMap } from './serve-site-map.ts';
import { shownLinks } from './shown-links.ts';

export type LinkParts = Readonly<{
  web: Web;
  clock: Clock;
  publicUrl(): string;
  chainTime(): Promise<number>;
}>;

/** Links that show what they lead to, wherever they are posted. */
export function serveLinks(app: FastifyInstance, parts: LinkParts): void {
  const links = shownLinks(parts.clock, parts.chainTime);
  const pictures = new PictureThread();
  app.addHook('onClose', () => pictures.close());
  serveLinkPages(app, {
    ...parts,
    links,
    pictureOf: (link) => parts.publicUrl() + picturePath(link, parts.clock()),
  });
  servePictures(app, { clock: parts.clock, links, draw: pictures.draw });
  serveSiteMap(app, parts);
}
