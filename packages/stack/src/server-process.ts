import { createServer, type Server, type ServerConfig } from '@vellum/server/server';
import { embeddedIndexing } from './embedded-indexing.ts';

/** What the server's own process says to who started it. */
export type ServerWord = Readonly<{ ready: string }> | Readonly<{ failed: string }>;

let starting: Promise<Server> | undefined;

process.once('message', (told) => {
  const config = told as ServerConfig;
  starting = createServer(
    config,
    config.network.name === 'devnet' ? { indexing: embeddedIndexing } : {},
  );
  void report(starting);
});

/** Tells where it is once it has everything, the newest blocks included. */
async function report(begun: Promise<Server>): Promise<void> {
  try {
    const server = await begun;
    await server.ready();
    say({ ready: server.url });
  } catch (error) {
    console.error(error);
    say({ failed: error instanceof Error ? error.message : String(error) });
  }
}

// Ctrl-C reaches every process of the terminal; the stack decides when the server stops.
process.on('SIGINT', () => {});
// The channel closes when the stack lets go, and also when it was killed: nobody is left behind.
process.once('disconnect', () => void stop());
process.once('SIGTERM', () => void stop());

function say(word: ServerWord): void {
  process.send?.(word);
}

async function stop(): Promise<never> {
  const server = await starting?.catch(() => undefined);
  await server?.close();
  process.exit(0);
}
