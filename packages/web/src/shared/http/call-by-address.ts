import type { EndpointAt, FormOf, Path, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { acceptLanguageOf } from '@vellum/api/typed-text/language';
import { fillPath } from '@vellum/api/wire/paths';
import { activeLocale } from '../i18n/active-locale.ts';
import { dataOf } from './call.ts';
import { CallFailed, httpFailed } from './call-failed.ts';

/** Spec §7: the calls that are a GET, with what is asked for in the path. Rejects like `call`. */
export async function callByAddress<P extends Path>(
  path: P,
  parts: FormOf<EndpointAt<P>> & Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<ReplyOf<EndpointAt<P>>> {
  try {
    const headers = { 'accept-language': acceptLanguageOf[activeLocale()] };
    const response = await fetch(fillPath(path, parts), { headers, signal });
    return (await dataOf(response)) as ReplyOf<EndpointAt<P>>;
  } catch (error) {
    if (signal.aborted) throw error;
    const failure = CallFailed.of(error);
    httpFailed(failure);
    throw failure;
  }
}
