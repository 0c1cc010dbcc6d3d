import { pageBuild } from './page-build.ts';

/** Milliseconds between two looks for a newer version while the page stays open. */
const AGAIN = 3_600_000;

/**
 * Installs what opens the app without a network; `onNewer` hears once a newer version waits, with the way to it.
 * Browsers that cannot do it work as before.
 */
export async function startWorker(onNewer: (takeOver: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || pageBuild() === null) return;
  const isFirst = serviceWorker.controller === null;
  const registration = await serviceWorker.register('/service-worker.js');
  if (isFirst) void serviceWorker.ready.then(({ active }) => active && keepLoaded(active));
  const look = () => {
    const { waiting } = registration;
    // Without one at work before, the one that waits is the first.
    if (waiting && serviceWorker.controller) void offer(waiting, onNewer);
  };
  look();
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => coming.state === 'installed' && look());
  });
  setInterval(() => void registration.update().catch(() => {}), AGAIN);
}

/** A page that came from the network may be newer than its worker: then nothing has to be asked. */
async function offer(waiting: ServiceWorker, onNewer: (takeOver: () => void) => void) {
  if ((await buildOf(waiting)) === pageBuild()) {
    waiting.postMessage('take over');
    return;
  }
  onNewer(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
      once: true,
    });
    waiting.postMessage('take over');
  });
}

function buildOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage('build', [port2]);
  });
}

/** What the first visit fetched before the worker was there. */
function keepLoaded(worker: ServiceWorker): void {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  worker.postMessage({ keep: [...new Set(loaded)] });
}
