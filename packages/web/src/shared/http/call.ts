import type { EndpointAt, FormOf, Path, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { acceptLanguageOf } from '@vellum/api/typed-text/language';
import { isEnvelope } from '@vellum/api/wire/envelope';
import { encodeForm, type FormValue } from '@vellum/api/wire/form';
import { eitherSignal } from '@vellum/tron/client/either-signal';
import { activeLocale } from '../i18n/active-locale.ts';
import { CallFailed, httpFailed } from './call-failed.ts';

/** Spec §7: a call that has no answer after ten seconds has failed. */
const limitInMilliseconds = 10_000;

type CallOptions = Readonly<{
  signal?: AbortSignal;
  fetch?: typeof fetch;
  /** Ends a call after so many milliseconds. */
  limit?: (milliseconds: number) => AbortSignal;
}>;

/**
 * Calls the server by one of its paths, form-urlencoded, in the reader's language. Gives what is in
 * the envelope; rejects with `CallFailed` and a code for everything else, after telling `onHttpFailure`.
 */
export async function call<P extends Path>(
  path: P,
  body: FormOf<EndpointAt<P>>,
  options: CallOptions = {},
): Promise<ReplyOf<EndpointAt<P>>> {
  const form = encodeForm(body as Readonly<Record<string, FormValue | undefined>>);
  return (await send(path, form, limitInMilliseconds, options)) as ReplyOf<EndpointAt<P>>;
}

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };

/** The same for any body; one in several parts says itself what it is. */
export async function send(
  path: Path,
  body: URLSearchParams | FormData,
  milliseconds: number,
  options: CallOptions = {},
): Promise<unknown> {
  const fetching = options.fetch ?? fetch;
  try {
    const response = await fetching(path, {
      method: 'POST',
      headers: {
        ...(body instanceof URLSearchParams && urlencoded),
        'accept-language': acceptLanguageOf[activeLocale()],
      },
      body,
      signal: signalOf(options, milliseconds),
    });
    return await dataOf(response);
  } catch (error) {
    // A caller who gave up does not want to hear of it.
    if (options.signal?.aborted) throw error;
    const failure = CallFailed.of(error);
    httpFailed(failure);
    throw failure;
  }
}

function signalOf(
  { signal, limit = (time) => AbortSignal.timeout(time) }: CallOptions,
  milliseconds: number,
): AbortSignal {
  const over = limit(milliseconds);
  return signal ? eitherSignal(signal, over) : over;
}

/** What is in the envelope of an answer. */
export async function dataOf(response: Response): Promise<unknown> {
  const answer: unknown = await response.json().catch(() => null);
  if (!isEnvelope(answer)) throw new CallFailed({ kind: 'no-envelope', status: response.status });
  if (answer.code === 'OK') return answer.data;
  throw new CallFailed({ kind: 'refused', status: response.status, failure: answer });
}
