import { dirname, join } from 'node:path';
import {
  type EmbeddedOptions,
  type EmbeddedPostgres,
  startEmbedded,
} from '@vellum/server/platform/database/embedded';
import type { Config } from '../config/config.ts';
import { notAllowed } from '../machine/not-allowed.ts';
import type { ShutdownStack } from '../shutdown-stack.ts';
import { StackProblem } from '../stack-problem.ts';
import type { Steps } from '../steps.ts';
import { type Dependency, dependencyOn, elsewhere, say } from './dependency.ts';
import { Supervised } from './supervised.ts';

/** The embedded one is started again when it ends by itself, on the port that everyone knows. */
export async function beginDatabase(
  { databaseUrl, dataDir }: Config,
  steps: Steps,
  parts: ShutdownStack,
): Promise<Dependency & Readonly<{ url: string }>> {
  if (databaseUrl !== null) return { ...elsewhere, url: databaseUrl };
  let first: EmbeddedPostgres | null = null;
  const start = async () => {
    const port = first && Number(new URL(first.url).port);
    const options = port === null ? {} : { port, isExpected: true };
    const postgres = await startPostgres(join(dataDir, 'pg'), options);
    first ??= postgres;
    const ended = postgres.ended.then(() => 'see the log of the system for why');
    return { ...postgres, ended };
  };
  const database = new Supervised('the database', start, { say });
  parts.add(() => database.stop());
  const { url } = await steps.run('database', () => database.begin());
  return { ...dependencyOn(database), url };
}

/** Whatever keeps PostgreSQL from starting is told in its own words: they say what to do, but for what the system refused. */
async function startPostgres(
  folder: string,
  options: Omit<EmbeddedOptions, 'folder'>,
): Promise<EmbeddedPostgres> {
  try {
    return await startEmbedded({ folder, ...options });
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new StackProblem(notAllowed(error, dirname(folder)) ?? words, { cause: error });
  }
}
