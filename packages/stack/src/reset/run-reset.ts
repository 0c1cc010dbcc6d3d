import { rm, rmdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { commandWords, readableSize, runCommand } from '../backup/command-settings.ts';
import type { Config } from '../config/config.ts';
import { keptServerConfig } from '../config/keep-server-config.ts';
import { mountedIn } from '../machine/mounted-in.ts';
import { runningPlatform } from '../running-platform.ts';
import { StackProblem } from '../stack-problem.ts';
import { type Loss, sizeOf, whatIsLost, whatStays } from './what-is-lost.ts';

const help = `npm run reset -- [--yes]

Takes away what the platform keeps in DATA_DIR, after naming it and asking; the next start begins anew. It refuses while
anything runs there or on DATABASE_URL, while something is mounted where it would delete, when the last start there was for
another NETWORK, and without a terminal unless told --yes, which is for NETWORK=devnet alone: elsewhere the network's name has
to be typed. A public chain and a database of DATABASE_URL are never touched.`;

/** `npm run reset`. */
async function main(): Promise<number> {
  const words = commandWords({
    options: { help: { type: 'boolean' }, yes: { type: 'boolean', default: false } },
  });
  if (words === null) return 2;
  const { values } = words;
  if (values.help) {
    console.log(help);
    return 0;
  }
  return runCommand((config) => reset(config, values.yes));
}

async function reset(config: Config, isAgreed: boolean): Promise<void> {
  const { dataDir, network } = config;
  const losses = await whatIsLost(config);
  if (losses.length === 0) {
    console.log(`${resolve(dataDir)} holds nothing to reset`);
    return;
  }
  await requireSameNetwork(config);
  await requireUnused(config, losses);
  const stays = await whatStays(dataDir, losses);
  for (const line of await warning(config, losses, stays)) console.log(line);
  if (!(await agrees(network.name, isAgreed))) throw new StackProblem('nothing was changed');
  for (const { paths } of losses) {
    for (const path of paths) await rm(path, { recursive: true });
  }
  if (stays.length === 0) await rmdir(dataDir);
  console.log('done: npm start creates a new chain');
}

/** Settings that are missing mean devnet, where `--yes` is enough; what was started for another network is not play. */
async function requireSameNetwork({ dataDir, network }: Config): Promise<void> {
  const last = (await keptServerConfig(dataDir)).network?.name ?? network.name;
  if (last === network.name) return;
  const text = `${resolve(dataDir)} was last started for ${last}, and the settings name ${network.name}`;
  throw new StackProblem(`${text}; give the settings of that start`);
}

async function requireUnused(config: Config, losses: readonly Loss[]): Promise<void> {
  const folder = resolve(config.dataDir);
  const holder = await runningPlatform(config);
  if (holder !== null) throw new StackProblem(`${folder} is in use by ${holder}; stop it first`);
  for (const path of losses.flatMap(({ paths }) => paths)) {
    const [mount] = await mountedIn(path);
    if (mount === undefined) continue;
    const text = `something is mounted at ${mount}, and others may share it; unmount it first`;
    throw new StackProblem(text);
  }
}

async function warning(
  { dataDir, databaseUrl, network }: Config,
  losses: readonly Loss[],
  stays: readonly string[],
): Promise<string[]> {
  const lines = losses.map(
    async ({ paths, text }) => `  ${readableSize(await sizeOf(paths)).padStart(10)}  ${text}`,
  );
  return [
    `For good, from ${resolve(dataDir)}:`,
    ...(await Promise.all(lines)),
    ...(databaseUrl === null ? [] : ['The database of DATABASE_URL is not touched.']),
    ...(network.name === 'devnet' ? [] : [`Nothing on ${network.name} is touched.`]),
    ...(stays.length === 0 ? [] : [`Not ours, and stays: ${stays.join(', ')}`]),
    'npm run backup saves all of it.',
  ];
}

/** Without a terminal nobody can agree, and beforehand only where nothing but play is lost. */
async function agrees(network: Config['network']['name'], beforehand: boolean): Promise<boolean> {
  const isPlay = network === 'devnet';
  if (beforehand && isPlay) return true;
  if (beforehand || !process.stdin.isTTY) {
    const how = isPlay
      ? 'without a terminal, --yes says that it may be'
      : `--yes is for devnet; what people keep on ${network} goes only when its name is typed at a terminal`;
    throw new StackProblem(`nothing was changed: ${how}`);
  }
  const word = isPlay ? 'reset' : network;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(`Type ${word} to continue: `);
  lines.close();
  return answer.trim() === word;
}

process.exit(await main());
