import type { ReplyOf } from '@vellum/api/endpoints/call-shape';
import type { tokenLaunch } from '@vellum/api/token-launch/token-launch';
import { reviewOf } from '@vellum/api/token-launch/token-review';
import { type TokenTexts, textFields } from '@vellum/api/token-launch/token-texts';
import type { Address } from '@vellum/tron/address';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { LaunchParts } from './launch-parts.ts';
import { tokenDetail } from './token-detail.ts';

type Body = Readonly<{ tokenAddress: Address }> &
  Readonly<{ [K in keyof TokenTexts]?: string | undefined }>;

/** Changes what a creator says about a token, for all to see: the log keeps what it was. */
export async function editTexts(
  parts: LaunchParts,
  author: Address,
  { tokenAddress: token, ...body }: Body,
): Promise<ReplyOf<typeof tokenLaunch.update>> {
  const { texts } = parts;
  // Also makes the first line of the log of a token that nobody has read yet.
  await tokenDetail(parts, token);
  const given = textFields.flatMap((name) => (body[name] === undefined ? [] : [name]));
  const changes: TokenTexts = Object.fromEntries(given.map((name) => [name, body[name]]));
  if (reviewOf(changes).length > 0) throw new Refusal({ code: 'TEXT_FORBIDDEN' });
  await texts.edit({ token, author, changes });
  return tokenDetail(parts, token);
}
