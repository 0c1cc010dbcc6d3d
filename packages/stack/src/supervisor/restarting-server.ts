import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RunningServer } from './run-server.ts';

/** A server that is started again whenever its sources change. */
export type RestartingServer = Readonly<{
  /** Where it is now. */
  url: () => string;
  stop(): Promise<void>;
}>;

const packages = fileURLToPath(new URL('../../..', import.meta.url));
const sources = ['server/src', 'server/migrations', 'api/src', 'tron/src', 'contracts/clients'];
/** Editors write a file in several steps. */
const quietMs = 150;

/** A server that does not start keeps its place empty until the next change; the rest continues. */
export async function restartingServer(
  start: () => Promise<RunningServer>,
  folders: readonly string[] = sources.map((folder) => `${packages}/${folder}`),
): Promise<RestartingServer> {
  let server: RunningServer | null = await start();
  let url = server.url;
  let turn: Promise<void> = Promise.resolve();
  const again = () => {
    turn = turn.then(async () => {
      await server?.stop();
      server = await start().catch((error: Error) => {
        console.error(error.message);
        return null;
      });
      if (server === null) return;
      url = server.url;
      console.log('server started again');
    });
  };
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_, file) => {
      if (file?.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(again, quietMs);
    }),
  );
  return {
    url: () => url,
    async stop() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      await turn;
      await server?.stop();
    },
  };
}
