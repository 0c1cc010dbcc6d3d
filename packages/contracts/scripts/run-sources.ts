import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createClient } from '@vellum/tron/client/client';
import { MalformedAnswer, NodeRefused, NodeUnreachable } from '@vellum/tron/errors';
import { type Deployment, deploymentFile } from '../deploy/deployment-file.ts';
import { sourcesOf } from './source-files.ts';
import { SourcesRefused } from './sources-refused.ts';
import { makeFolder, writeSources } from './write-source-files.ts';

const help = `npm run deploy:sources -- --out FOLDER [--deployment FILE]

Writes two files for each contract of a deployment, for source verification:
  NAME.input.json   Solidity standard JSON input: the sources of this contract and the settings of its compiler
  NAME.json         address, compiler, optimizer, EVM version, licence and constructor arguments, encoded and decoded
and fails unless the input compiles to the creation code on the chain.

--deployment is DEPLOYMENT_FILE unless given. The node is TRON_FULL_NODE, its key TRON_API_KEY.`;

/** `npm run deploy:sources`. */
async function main(args: readonly string[]): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { help: asked, deployment: path, out } = optionsOf(args);
  if (asked) return console.log(help);
  const [node] = (process.env['TRON_FULL_NODE'] ?? '').split(',');
  if (!node) throw new SourcesRefused(['TRON_FULL_NODE names no node']);
  if (!path) throw new SourcesRefused(['--deployment names no file']);
  if (!out) throw new SourcesRefused(['--out names no folder']);
  const deployment = await loaded(path);
  if (!deployment) throw new SourcesRefused([`${path} does not exist`]);
  const apiKey = process.env['TRON_API_KEY'];
  const client = createClient({ fullNodes: [node.trim()], ...(apiKey && { apiKey }) });
  await makeFolder(out);
  const sources = await sourcesOf(client, deployment);
  await writeSources(sources, out);
  for (const { name, facts } of sources) console.log(`${name}: ${facts.address} ${facts.contract}`);
  console.log(`${sources.length} contracts compile to the code on the chain; written to ${out}`);
}

async function loaded(path: string): Promise<Deployment | undefined> {
  try {
    return await deploymentFile(path).load();
  } catch {
    throw new SourcesRefused([`${path} is not a deployment file`]);
  }
}

function optionsOf(args: readonly string[]) {
  const options = {
    deployment: { type: 'string', default: process.env['DEPLOYMENT_FILE'] ?? '' },
    out: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new SourcesRefused([(error as Error).message]);
  }
}

const expected = [SourcesRefused, NodeUnreachable, NodeRefused, MalformedAnswer];
try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!expected.some((kind) => error instanceof kind)) throw error;
  console.error(`vellum: ${(error as Error).message}`);
  process.exitCode = 1;
}
