import { createServer, type Server, type ServerConfig } from '@vellum/server/server';
import { embeddedIndexing } from './embedded-indexing.ts';

/** What the server's own process says to who started it. */
export type ServerWord =
  | Readonly<{ waiting: string }>
  | Readonly<{ ready: string }>
  | Readonly<{ failed: string }>;

/** Requests are answered within eight seconds. */
const LONGEST_STOP_MS = 9_000;

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
    if (waits) await server.ready((waiting) => say({ waiting }));
    say({ ready: server.url });
  } catch (error) {
    console.error(error);
    say({ failed: error instanceof Error ? error.message : String(error) });
  }
}

// Ctrl-C reaches every process of the terminal; the stack decides when the server stops.
process.on('SIGINT', () => {});
// The channel closes when the stack lets go, and also when it was killed: nobody is left behind, whatever hangs.
process.once('disconnect', () => {
  setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
  void stop();
});
process.once('SIGTERM', () => void stop());

function say(word: ServerWord): void {
  // The stack may have let go meanwhile.
  if (process.connected) process.send?.(word);
}

async function stop(): Promise<never> {
  const server = await starting?.catch(() => undefined);
  await server?.close();
  process.exit(0);
}
