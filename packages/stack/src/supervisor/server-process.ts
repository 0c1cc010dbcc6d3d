import { createServer, type Server, type ServerConfig } from '@vellum/server/server';
import { embeddedIndexing } from '../embedded/embedded-indexing.ts';
import { endWithStack, sayToStack } from './child-part.ts';

/** What the server's own process says to who started it. */
export type ServerWord =
  | Readonly<{ waiting: string }>
  | Readonly<{ ready: string }>
  | Readonly<{ failed: string }>;

let starting: Promise<Server> | undefined;

process.once('message', (told) => {
  const config = told as ServerConfig;
  const isEmbedded = config.network.name === 'devnet';
  starting = createServer(config, isEmbedded ? { indexing: embeddedIndexing } : {});
  void report(starting, isEmbedded);
});

/**
 * Tells where it is: on the embedded chain once it has everything, the newest blocks included. Those of a public network
 * may take hours at first; there /health/ready tells when people can be sent.
 */
async function report(begun: Promise<Server>, waits: boolean): Promise<void> {
  try {
    const server = await begun;
    if (waits) await server.ready((waiting) => void say({ waiting }));
    void say({ ready: server.url });
  } catch (error) {
    console.error(error);
    void say({ failed: error instanceof Error ? error.message : String(error) });
  }
}

const say = (word: ServerWord) => sayToStack(word);

endWithStack(async () => {
  const server = await starting?.catch(() => undefined);
  await server?.close();
});
