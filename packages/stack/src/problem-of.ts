import { join } from 'node:path';
import { DeploymentRefused } from '@vellum/contracts/deploy/deployment-errors';
import { startProblem } from '@vellum/devnet/start-problem';
import type { Config } from './config/config.ts';
import { chainFolderOf } from './embedded/chain.ts';
import { damageRemedy } from './embedded/damaged-data.ts';
import { diskProblem } from './machine/free-space.ts';
import { notAllowed } from './machine/not-allowed.ts';
import { StackProblem } from './stack-problem.ts';

/** The chain's names for a folder that it cannot go on with. */
const chainDamage = ['DataFolderRefused', 'LogCorrupted', 'ReplayDiffers'];

/** One line with the remedy for a failure that the person at the terminal can mend; null for a bug. */
export async function problemOf(error: unknown, config: Config): Promise<string | null> {
  return (await diskProblem(error, config.dataDir)) ?? ownProblem(error, config);
}

function ownProblem(error: unknown, config: Config): string | null {
  if (error instanceof StackProblem) return error.message;
  const dataFolder = chainFolderOf(config.dataDir);
  if (error instanceof DeploymentRefused) {
    const file = join(config.dataDir, 'deployment.json');
    return `the chain in ${dataFolder} is not the one of ${file} (${error.problems.join('; ')}): ${damageRemedy}`;
  }
  if (error instanceof Error && error.name === 'DataFolderOutdated') {
    return `the chain in ${dataFolder} was made by an earlier version: npm run reset wipes it.`;
  }
  if (error instanceof Error && chainDamage.includes(error.name)) {
    return `the chain in ${dataFolder} is damaged (${error.message}): ${damageRemedy}`;
  }
  const refusal = databaseRefusal(error, config);
  if (refusal !== null) return refusal;
  const denied = notAllowed(error, config.dataDir);
  // Only the embedded chain listens in this process and has a folder there.
  if (denied !== null || config.network.name !== 'devnet') return denied;
  const problem = startProblem(error, { host: config.host, port: config.devnet.port, dataFolder });
  return problem && `${problem} (HOST, PORT, DEVNET_PORT and DATA_DIR say where)`;
}

/** Nobody there, not let in, or no such database; in the codes of the system and of PostgreSQL. */
const refusals = /^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ECONNRESET|28...|3D...|57P..)$/;

/** A database of our own is started and known; one that is elsewhere may be away. Its address holds a password. */
function databaseRefusal(error: unknown, { databaseUrl }: Config): string | null {
  if (databaseUrl === null || !(error instanceof Error)) return null;
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (!refusals.test(code)) return null;
  return `the database of DATABASE_URL cannot be used (${message || code}): start it, or correct the address.`;
}
