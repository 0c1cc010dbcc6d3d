import { parseAddress, shortenAddress } from '@vellum/tron/address';
import type { FastifyInstance } from 'fastify';
import { lineOfText } from '../../platform/database/storable-text.ts';
import { type LinkPreview, previewTags } from '../../platform/web/preview-tags.ts';
import type { Web } from '../../platform/web/serve-web.ts';
import type { ProfileParts } from './profile-parts.ts';

/** Characters of an introduction in a preview. */
const LONGEST = 200;

type Previews = Readonly<{
  parts: Pick<ProfileParts, 'detail'>;
  web: Web;
  publicUrl(): string;
}>;

/** Links to the page of a user tell other programs whose it is, always with the address: a name can be copied. */
export function serveProfilePreviews(app: FastifyInstance, previews: Previews): void {
  app.get('/user/:address', async (request, reply) => {
    const preview = await previewOf(previews, request.params as Readonly<{ address: string }>);
    return previews.web.answerWith(preview === null ? '' : previewTags(preview), request, reply);
  });
}

async function previewOf(
  { parts, publicUrl }: Previews,
  asked: Readonly<{ address: string }>,
): Promise<LinkPreview | null> {
  const address = parseAddress(asked.address);
  // The page itself needs nothing of it.
  const profile = address && (await parts.detail(address).catch(() => null));
  if (!profile) return null;
  const { nickName, introduction, avatar } = profile;
  const short = shortenAddress(profile.address);
  return {
    title: nickName === '' ? short : `${nickName} (${short})`,
    description: lineOfText(introduction.replaceAll(/\s+/g, ' '), LONGEST),
    url: `${publicUrl()}/user/${profile.address}`,
    image: avatar === null ? null : `${publicUrl()}/media/${avatar}.webp`,
  };
}
