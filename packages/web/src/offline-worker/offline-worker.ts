/**
 * Runs beside the pages, so it imports nothing: keeps what the app is made of, never what the server answers, and
 * opens the app where there is no network. The build calls it with the names of the files.
 */
export function work(scope: WorkerScope, files: WorkerFiles): void {
  const own = `${PREFIX}${files.version}`;
  scope.addEventListener('install', (event) => event.waitUntil(keepShell(scope, own, files.shell)));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(forgetOlder(scope, own).then(() => scope.clients.claim())),
  );
  scope.addEventListener('message', (event) => {
    if (event.data === 'build') event.ports[0]?.postMessage(files.app);
    if (event.data === 'take over') event.waitUntil(scope.skipWaiting());
    const keep = partsIn(event.data);
    if (keep.length > 0) event.waitUntil(keepShell(scope, own, keep));
  });
  scope.addEventListener('fetch', (event) => {
    const answer = answerTo(scope, own, event.request);
    if (answer !== null) event.respondWith(answer);
  });
}

const PREFIX = 'vellum-';
/** Milliseconds that a page waits for the network before it opens as it was. */
const PATIENCE = 4000;

/** Parts that a page had before the worker was there; it can name nothing else. */
function partsIn(data: unknown): readonly string[] {
  const keep = typeof data === 'object' && data !== null && 'keep' in data ? data.keep : [];
  return Array.isArray(keep) ? keep.filter((one) => /^\/assets\/[\w.-]+$/.test(one)) : [];
}

async function keepShell(
  { caches, fetch }: WorkerScope,
  own: string,
  shell: readonly string[],
): Promise<void> {
  const cache = await caches.open(own);
  await Promise.all(
    shell.map(async (address) => {
      // Its name holds its content: what an earlier build had is the same.
      const kept = address.startsWith('/assets/') ? await caches.match(address) : undefined;
      const file = kept ?? (await fetch(address, { cache: 'no-cache' }));
      if (!file.ok) throw new Error(`${address} answers ${file.status}`);
      await cache.put(address, file);
    }),
  );
}

/** The build before stays: a page of it may still be open and ask for its parts. */
async function forgetOlder({ caches }: WorkerScope, own: string): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== own);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** Null for what is none of its business: everything but the app itself. */
function answerTo(scope: WorkerScope, own: string, request: Request): Promise<Response> | null {
  if (request.method !== 'GET') return null;
  const { origin, pathname } = new URL(request.url);
  if (origin !== scope.location.origin) return null;
  if (request.mode === 'navigate') return pageFor(scope, own, request);
  if (pathname.startsWith('/assets/')) return partFor(scope, own, request);
  const isShell = pathname.startsWith('/icons/') || pathname === '/vellum.svg';
  return isShell ? partFor(scope, own, request) : null;
}

/** The page as the server has it now: its rules may have changed. Without a network, as this build has it. */
async function pageFor(
  { caches, fetch }: WorkerScope,
  own: string,
  request: Request,
): Promise<Response> {
  const patience = new AbortController();
  // For the beginning of an answer only: a long one may take its time.
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    return await fetch(request, { signal: patience.signal });
  } catch (error) {
    // The build before is kept too, and would be found first.
    const kept = await (await caches.open(own)).match('/index.html');
    if (kept === undefined) throw error;
    return kept;
  } finally {
    clearTimeout(timer);
  }
}

/** Kept permanently under its name; what was used once opens without a network too. */
async function partFor(
  { caches, fetch }: WorkerScope,
  own: string,
  request: Request,
): Promise<Response> {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const found = await fetch(request);
  if (found.ok) {
    const cache = await caches.open(own);
    await cache.put(request, found.clone());
  }
  return found;
}
