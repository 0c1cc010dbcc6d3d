import { type EmbeddedPostgres, startEmbedded } from '@vellum/server/platform/database/embedded';
import { until } from '@vellum/server/platform/until';

/** A PostgreSQL of its own that is started again whenever it ends. */
export type SupervisedDatabase = Readonly<{
  urlOf(name: string): string;
  pid(): number;
  starts(): number;
  /** kill -9 of all of it; it comes again. */
  strike(): void;
  stop(): Promise<void>;
}>;

/** A full disk keeps it from starting until there is room again. */
const PATIENCE = { everyMs: 500, forMs: 600_000 };

export async function superviseDatabase(folder: string, port: number): Promise<SupervisedDatabase> {
  let isWanted = true;
  let starts = 1;
  let postgres: EmbeddedPostgres = await startEmbedded({ folder, port });
  const startAgain = () =>
    startEmbedded({ folder, port }).catch((error: unknown) => {
      console.log(`database: ${(error as Error).message.split('\n')[0]}`);
      return null;
    });
  const watch = async () => {
    while (isWanted) {
      await postgres.ended;
      if (!isWanted) return;
      starts += 1;
      const next = await until(startAgain, PATIENCE);
      if (next === null) throw new Error('the database does not start any more');
      postgres = next;
    }
  };
  const watching = watch();
  const strike = () => void process.kill(-postgres.pid, 'SIGKILL');
  process.once('exit', strike);
  return {
    urlOf: (name) => Object.assign(new URL(postgres.url), { pathname: name }).href,
    pid: () => postgres.pid,
    starts: () => starts,
    strike,
    async stop() {
      isWanted = false;
      process.off('exit', strike);
      await postgres.stop();
      await watching;
    },
  };
}
