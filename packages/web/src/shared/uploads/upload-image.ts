import type { EndpointAt, ReplyOf } from '@vellum/api/call-shape';
import { paths } from '@vellum/api/paths';
import { send } from '../http/call.ts';
import { retrySignedIn } from '../session/call-signed-in.ts';

/** An upload may take longer than a call: a slow phone sends 4 MB in half a minute. */
const limitInMilliseconds = 60_000;

type Stored = ReplyOf<EndpointAt<typeof paths.uploads.image>>;

/** Sends one image; signs in first when needed. Rejects with `CallFailed`. */
export function uploadImage(image: Blob, purpose: 'token' | 'avatar'): Promise<Stored> {
  return retrySignedIn(() => {
    const body = new FormData();
    body.set('purpose', purpose);
    body.set('file', image, 'image');
    return send(paths.uploads.image, body, limitInMilliseconds) as Promise<Stored>;
  });
}
