import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Config, readConfig } from '../config/config.ts';
import { runningOn, runningPlatform } from '../running-platform.ts';
import { bucketFindings } from './bucket.ts';
import { chainFindings } from './chain-folder.ts';
import { dataFileFindings } from './data-files.ts';
import { databaseFindings } from './database.ts';
import { type Finding, good, report, wrong } from './finding.ts';
import { machineFindings } from './machine.ts';
import { networkFindings } from './network.ts';
import { portFindings } from './ports.ts';
import { restoreFindings } from './unfinished-restore.ts';

/** `npm run doctor`: 0 when everything can start, 1 when something is wrong. */
async function main(): Promise<number> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readConfig(process.env);
  const findings =
    settings.status === 'valid'
      ? await examine(settings.config)
      : settings.problems.map((text) => wrong('settings', text, 'see .env.example'));
  console.log(report(findings).join('\n'));
  return findings.some(({ verdict }) => verdict === 'wrong') ? 1 : 0;
}

async function examine(config: Config): Promise<Finding[]> {
  const { dataDir, network } = config;
  const isFirst = !existsSync(dataDir);
  const holder = await runningOn(dataDir);
  const runs = holder !== null;
  const state = isFirst ? 'not made yet' : runs ? `in use by ${holder}` : 'nobody uses it now';
  const embedded = network.name === 'devnet' && !isFirst;
  return [
    good('settings', `complete, for ${network.name}`),
    ...(await machineFindings(dataDir, isFirst)),
    ...(await portFindings(config, runs || (await runsElsewhere(config)))),
    good('data folder', `${resolve(dataDir)}, ${state}`),
    ...restoreFindings(dataDir),
    ...(network.name === 'devnet' ? [] : await networkFindings(config)),
    ...(embedded ? await chainFindings(dataDir) : []),
    ...(embedded ? await dataFileFindings(dataDir) : []),
    ...(await databaseFindings(config, runs)),
    ...(await bucketFindings(config.imageBucket)),
  ];
}

/** Whether the database of the settings knows of processes that the folder does not; what ails it is told for itself. */
async function runsElsewhere(config: Config): Promise<boolean> {
  return (await runningPlatform(config).catch(() => null)) !== null;
}

process.exit(await main());
