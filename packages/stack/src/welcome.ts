import { resolve } from 'node:path';
import type { Config } from './config.ts';
import type { Stack } from './start-stack.ts';

/** What a person needs to know once everything runs. */
export function welcome({ url, devnet }: Stack, config: Config, elapsed: number): string {
  const { blockTimeMs, solidLag } = config.devnet;
  const chain = devnet
    ? [
        `  chain     ${devnet.url} (embedded; full node, confirmed node and event server)`,
        `  blocks    every ${blockTimeMs} ms, final after ${solidLag} more; now at block ${devnet.chain.head().number}`,
      ]
    : [`  chain     ${config.network.name} by ${config.network.fullNodes.join(', ')}`];
  const lines = [
    '',
    `Vellum is ready after ${(elapsed / 1000).toFixed(1)} s.`,
    '',
    `  app       ${url}`,
    ...chain,
    `  data      ${resolve(config.dataDir)}`,
    '',
    'What to do next',
    `  open       ${url} and connect the demo wallet: no extension needed`,
    '  read on    README.md',
    '',
    'Ctrl-C stops; the next start continues here.',
  ];
  return lines.join('\n');
}
