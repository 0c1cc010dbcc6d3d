import type { EndpointAt, FormOf, Path, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { call } from '../http/call.ts';
import { CallFailed } from '../http/call-failed.ts';
import { currentWallet } from '../wallet/wallet.ts';
import { WalletFailure } from '../wallet/wallet-failure.ts';
import { ensureSession } from './session.ts';

/**
 * A call that needs a session, made because the person asked for something: signs in first when needed, and
 * once more when the server no longer knows the session. What one account asked for, another never signs in for.
 */
export async function callSignedIn<P extends Path>(
  path: P,
  body: FormOf<EndpointAt<P>>,
  options: Parameters<typeof call>[2] = {},
): Promise<ReplyOf<EndpointAt<P>>> {
  return retrySignedIn(() => call(path, body, options));
}

/** The same for any other request. */
export async function retrySignedIn<R>(ask: () => Promise<R>): Promise<R> {
  const address = await ensureSession();
  try {
    return await ask();
  } catch (error) {
    if (!isSessionOver(error)) throw error;
    if (currentWallet()?.address !== address) throw new WalletFailure('changed');
    await ensureSession();
    return ask();
  }
}

function isSessionOver(error: unknown): boolean {
  return (
    error instanceof CallFailed &&
    error.problem.kind === 'refused' &&
    error.problem.failure.code === 'AUTH_REQUIRED'
  );
}
