import { resolve } from 'node:path';
import { accountTable } from '@vellum/devnet/account-table';
import type { Config } from './config.ts';
import type { Stack } from './start-stack.ts';

/** What a person needs to know once everything runs. */
export function welcome({ devnet, chainFolder }: Stack, config: Config, elapsed: number): string {
  const { url } = devnet;
  const lines = [
    '',
    `Vellum is ready after ${(elapsed / 1000).toFixed(1)} s. So far it is a TRON chain; the platform itself comes later.`,
    '',
    `  node      ${url} (full node, confirmed node and event server)`,
    `  blocks    every ${config.blockTimeMs} ms, final after ${config.solidLag} more; now at block ${devnet.chain.head().number}`,
    `  data      ${resolve(chainFolder)}`,
    '  accounts  test keys that everybody knows: never use them elsewhere',
    ...accountTable(devnet.accounts).map((line) => `    ${line}`),
    '',
    'What to do next',
    `  look:      curl ${url}/wallet/getnowblock`,
    `  use it:    new TronWeb({ fullHost: '${url}', privateKey: '<one of the keys above>' })`,
    '  read on:   README.md',
    '',
    'Ctrl-C stops; the next start continues here.',
  ];
  return lines.join('\n');
}
