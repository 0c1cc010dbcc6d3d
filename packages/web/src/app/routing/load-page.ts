/** The code of a page could not be fetched: the network failed, or a newer version has replaced it. */
export class PageLoadFailed extends Error {
  override readonly name = 'PageLoadFailed';
}

/** Spec §9: a page that has not arrived after two minutes counts as failed. */
const limitInMilliseconds = 120_000;

type Limit = (milliseconds: number) => AbortSignal;

/** Fetches a page within the limit, once more when the first try fails, then gives up. */
export async function loadPage<Page>(
  load: () => Promise<Page>,
  limit: Limit = (milliseconds) => AbortSignal.timeout(milliseconds),
): Promise<Page> {
  const over = limit(limitInMilliseconds);
  try {
    return await within(over, load).catch(() => within(over, load));
  } catch (cause) {
    throw new PageLoadFailed('the page did not load', { cause });
  }
}

function within<Page>(over: AbortSignal, load: () => Promise<Page>): Promise<Page> {
  return new Promise((resolve, reject) => {
    over.throwIfAborted();
    over.addEventListener('abort', () => reject(over.reason), { once: true });
    load().then(resolve, reject);
  });
}
