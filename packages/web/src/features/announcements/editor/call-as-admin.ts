import type { EndpointAt, FormOf, Path, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { CallFailed } from '../../../shared/http/call-failed.ts';
import { callSignedIn } from '../../../shared/session/call-signed-in.ts';
import { renewSession } from '../../../shared/session/session.ts';

/** A call of an administrator, who signs in again when the session is older than an hour. */
export async function callAsAdmin<P extends Path>(
  path: P,
  body: FormOf<EndpointAt<P>>,
): Promise<ReplyOf<EndpointAt<P>>> {
  try {
    return await callSignedIn(path, body);
  } catch (failure) {
    if (!isTooOld(failure)) throw failure;
    await renewSession();
    return callSignedIn(path, body);
  }
}

function isTooOld(failure: unknown): boolean {
  return (
    failure instanceof CallFailed &&
    failure.problem.kind === 'refused' &&
    failure.problem.failure.code === 'SIGN_IN_AGAIN'
  );
}
