import { paths } from '@vellum/api/wire/paths';
import { beforeEach, describe, expect, test } from 'vitest';
import { work } from './offline-worker.ts';

const origin = 'https://vellum.example';

/** Surroundings of a worker with a network that can be cut. */
class World {
  readonly stored = new Map<string, Map<string, Response>>();
  readonly asked: string[] = [];
  isOnline = true;
  /** Told in everything that the server answers. */
  build = '';
  #listeners = new Map<string, (event: WorkerEvent) => void>();

  start(version: string, shell: readonly string[]): void {
    this.#listeners = new Map();
    work(this.scope, { version, app: `/assets/index-${version}.js`, shell });
  }

  /** Sends an event and waits for what it asked to wait for; gives what was answered. */
  async tell(type: string, event: Partial<WorkerEvent> = {}): Promise<Response | null> {
    const waits: Promise<unknown>[] = [];
    let answer: Promise<Response> | null = null;
    this.#listeners.get(type)?.({
      waitUntil: (waited: Promise<unknown>) => waits.push(waited),
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
      ports: [],
      ...event,
    } as unknown as WorkerEvent);
    await Promise.all(waits);
    return answer;
  }

  fetch(path: string, mode = 'cors', method = 'GET'): Promise<Response | null> {
    const request = { url: `${origin}${path}`, mode, method } as unknown as Request;
    return this.tell('fetch', { request });
  }

  get scope(): WorkerScope {
    const pathOf = (of: Request | string) =>
      typeof of === 'string' ? of : of.url.replace(origin, '');
    const { stored } = this;
    const open = (name: string) => {
      const cache = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, cache);
      return {
        put: async (of: Request | string, file: Response) => cache.set(pathOf(of), file),
        match: async (of: Request | string) => cache.get(pathOf(of))?.clone(),
      };
    };
    const match = async (of: Request | string) =>
      [...stored.values()]
        .map((cache) => cache.get(pathOf(of)))
        .find((file) => file)
        ?.clone();
    const caches = {
      ...{ open: async (name: string) => open(name), match },
      keys: async () => [...stored.keys()],
      delete: async (name: string) => stored.delete(name),
    };
    return {
      caches: caches as unknown as CacheStorage,
      location: { origin },
      clients: { claim: async () => {} },
      skipWaiting: async () => {},
      fetch: async (of) => {
        if (!this.isOnline) throw new TypeError('no network');
        this.asked.push(pathOf(of));
        return new Response(`${pathOf(of)} of the server${this.build}`);
      },
      addEventListener: (type, listener) => void this.#listeners.set(type, listener),
    };
  }
}

let world: World;
beforeEach(async () => {
  world = new World();
  world.start('1', ['/index.html', '/assets/app-1.js']);
  await world.tell('install');
  await world.tell('activate');
});

describe('the worker', () => {
  test('opens any page as it was when there is no network, and as it is when there is', async () => {
    const online = await world.fetch('/nft', 'navigate');
    expect(await online?.text()).toBe('/nft of the server');
    world.isOnline = false;
    const offline = await world.fetch('/nft', 'navigate');
    expect(await offline?.text()).toBe('/index.html of the server');
  });

  test('opens without a network as its own build has it, not as the one before', async () => {
    world.build = ' 2';
    world.start('2', ['/index.html', '/assets/app-2.js']);
    await world.tell('install');
    await world.tell('activate');
    world.isOnline = false;
    const offline = await world.fetch('/nft', 'navigate');
    expect(await offline?.text()).toBe('/index.html of the server 2');
  });

  test('keeps parts of the app for good once they were used', async () => {
    world.asked.length = 0;
    await world.fetch('/assets/market-1.js');
    await world.fetch('/assets/market-1.js');
    await world.fetch('/assets/app-1.js');
    expect(world.asked).toEqual(['/assets/market-1.js']);
  });

  test('never touches what the server is asked or told', async () => {
    for (const path of [paths.project.config, '/media/a.webp', '/stream', '/service-worker.js']) {
      expect(await world.fetch(path)).toBeNull();
    }
    expect(await world.fetch('/assets/app-1.js', 'cors', 'POST')).toBeNull();
  });

  test('keeps what a page had before it came, and nothing but parts of the app', async () => {
    world.asked.length = 0;
    const keep = ['/assets/me-1.js', paths.project.config, '/assets/../stream', 'https://x/y'];
    await world.tell('message', { data: { keep } });
    await world.tell('message', { data: { keep: 'all' } });
    expect(world.asked).toEqual(['/assets/me-1.js']);
  });

  test('tells its build, takes over when asked, and keeps the build before for open pages', async () => {
    const told: unknown[] = [];
    const port = { postMessage: (message: unknown) => void told.push(message) };
    await world.tell('message', { data: 'build', ports: [port] });
    expect(told).toEqual(['/assets/index-1.js']);
    for (const version of ['2', '3']) {
      world.start(version, ['/index.html', '/assets/app-1.js']);
      await world.tell('install');
      await world.tell('activate');
    }
    expect([...world.stored.keys()]).toEqual(['vellum-2', 'vellum-3']);
    // The same part was not fetched again.
    expect(world.asked.filter((path) => path === '/assets/app-1.js')).toHaveLength(1);
  });
});
