import { createServer, type ServerConfig } from '@vellum/server/server';

/**
 * A second door to the same server, on the loopback and for the time of one work: it counts nobody's calls. The people
 * of the demo world all speak from one machine, and would use up what a visitor may ask for in a minute.
 */
export async function throughUncounted<T>(
  config: ServerConfig,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const server = await createServer({
    ...config,
    ...{ host: '127.0.0.1', port: 0, roles: ['api'], rateLimits: 'off' },
    ...{ metricsPort: null, webFolder: null, logLevel: 'silent' },
  });
  try {
    return await work(server.url);
  } finally {
    await server.close();
  }
}
