import { resolve } from 'node:path';
import { type DemoPersonaName, demoPersonaNames } from '@vellum/api/project/demo-personas';
import type { Config } from './config/config.ts';
import type { Stack } from './supervisor/start-stack.ts';

/** What a person needs to know once everything runs. */
export function welcome({ url, chain: embedded }: Stack, config: Config, elapsed: number): string {
  const { blockTimeMs, solidLag } = config.devnet;
  const chain = embedded
    ? [
        `  chain     ${embedded.url} (embedded; full node, confirmed node and event server)`,
        `  blocks    every ${blockTimeMs} ms, final after ${solidLag} more; now at block ${embedded.head}`,
      ]
    : [`  chain     ${config.network.name} by ${config.network.fullNodes.join(', ')}`];
  const lines = [
    '',
    embedded
      ? `Vellum is ready after ${(elapsed / 1000).toFixed(1)} s.`
      : `Vellum runs after ${(elapsed / 1000).toFixed(1)} s; /health/ready is green once it has the newest blocks.`,
    '',
    url === ''
      ? `  works     ${config.roles.join(', ')}`
      : `  open      ${doorOf(url, embedded, config)}`,
    ...chain,
    `  data      ${resolve(config.dataDir)}`,
    '',
    ...people(embedded !== null && config.demoWorld !== 'none'),
    embedded
      ? 'README.md gives a tour; npm run doctor checks machine and data, npm run reset wipes the data.'
      : 'docs/operations.md explains how to run it; npm run doctor checks machine and data.',
    '',
    'Ctrl-C stops; the next start continues here.',
  ];
  return lines.join('\n');
}

/** Elsewhere people come through what stands before us, by the address that PUBLIC_URL names. */
function doorOf(url: string, embedded: Stack['chain'], { publicUrl }: Config): string {
  if (embedded || new URL(publicUrl).origin === new URL(url).origin) return url;
  return `${publicUrl} (listens on ${url})`;
}

/** Who a visitor can be there, in the words of the wallet that offers them. */
const personas: Readonly<Record<DemoPersonaName, string>> = {
  collector: 'holds cards, boxes, stakes and income in every state',
  creator: 'has launched tokens, and edits their words',
  owner: 'writes announcements, and is the first member of the tree',
};

function people(areThere: boolean): string[] {
  if (!areThere) return [];
  return [
    'Connect the demo wallet, which needs no extension, with a new key or as',
    ...demoPersonaNames.map((name) => `  ${name.padEnd(9)} ${personas[name]}`),
    '',
  ];
}
