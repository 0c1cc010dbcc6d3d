/** What the worker is told when it is built. */
interface WorkerFiles {
  /** Changes with every file of the build. */
  readonly version: string;
  /** Script of the app: tells which build an open page runs. */
  readonly app: string;
  /** Addresses without which the app cannot open. */
  readonly shell: readonly string[];
}

/** As much of a service worker's surroundings as is used. */
interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  fetch(request: Request | string, options?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}

interface WorkerEvent {
  readonly request: Request;
  readonly data: unknown;
  readonly ports: readonly Pick<MessagePort, 'postMessage'>[];
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}
