import { reviewOf } from '@vellum/api/token-launch/token-review';
import { type Address, parseAddress, shortenAddress } from '@vellum/tron/address';
import type { FastifyInstance } from 'fastify';
import { lineOfText } from '../../platform/database/storable-text.ts';
import { type LinkPreview, previewTags } from '../../platform/web/preview-tags.ts';
import type { Web } from '../../platform/web/serve-web.ts';
import type { LaunchParts } from './launch-parts.ts';

/** Characters of a description in a preview. */
const LONGEST = 200;

type Previews = Readonly<{ parts: Pick<LaunchParts, 'tokens'>; web: Web; publicUrl(): string }>;

/** Links to the page of a token tell other programs which one it is. */
export function serveTokenPreviews(app: FastifyInstance, previews: Previews): void {
  app.get('/token/:address', async (request, reply) => {
    const token = parseAddress((request.params as Readonly<{ address: string }>).address);
    // The page itself needs nothing of it.
    const preview = token && (await previewOf(previews, token).catch(() => null));
    return previews.web.answerWith(preview ? previewTags(preview) : '', request, reply);
  });
}

/** Null for a token that is none of ours. What the content check refuses is not spread further. */
async function previewOf(
  { parts, publicUrl }: Previews,
  token: Address,
): Promise<LinkPreview | null> {
  const { rows } = await parts.tokens.find(token);
  const [row] = rows;
  if (row === undefined) return null;
  const { name, symbol, texts } = row;
  const isRefused = reviewOf({ name, symbol, ...texts }).length > 0;
  const { description = '', image } = isRefused ? {} : (texts ?? {});
  return {
    title: isRefused ? shortenAddress(token) : `${name} (${symbol})`,
    description: lineOfText(description.replaceAll(/\s+/g, ' '), LONGEST),
    url: `${publicUrl()}/token/${token}`,
    image: image === undefined ? null : `${publicUrl()}/media/${image}.webp`,
  };
}
