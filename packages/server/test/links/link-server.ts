import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestChain } from '../test-chain.ts';
import { testServer } from '../test-server.ts';

const START =
  '<html lang="en"><head><title>Vellum</title><meta name="description" content="start" /></head><body></body></html>';

const robot = { accept: '*/*', 'user-agent': 'TelegramBot (like TwitterBot)' };

/** What a robot gets that runs no script. */
export type SeenPage = Readonly<{
  status: number;
  html: string;
  title: string;
  /** Content of the tag of that name. */
  tag(name: string): string | null;
  canonical: string | null;
}>;

/** A server that serves pages on a chain that is there, as robots see it. */
export async function linkServer(chain: TestChain) {
  const webFolder = await mkdtemp(join(tmpdir(), 'vellum-web-'));
  await writeFile(join(webFolder, 'index.html'), START);
  const both = (text: string) => ({ en: text, 'zh-TW': `${text} 中` });
  const known = [
    ['home', '/'],
    ['market', '/nft'],
    ['presale', '/presale'],
    ['daoPropose', '/dao/new'],
    ['daoProposal', '/dao/:id'],
  ].map(([name = '', path]) => ({
    name,
    path,
    title: both(name),
    description: both(`of ${name}`),
  }));
  await writeFile(join(webFolder, '.pages.json'), JSON.stringify(known));
  const server = await testServer({ chain, config: { webFolder } });
  await server.server.ready();
  return {
    ...server,
    async page(path: string, headers: Readonly<Record<string, string>> = {}): Promise<SeenPage> {
      const answer = await fetch(server.url + path, { headers: { ...robot, ...headers } });
      const html = await answer.text();
      return {
        status: answer.status,
        html,
        title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
        tag: (name) =>
          new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? null,
        canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? null,
      };
    },
    async close() {
      await server.close();
      await rm(webFolder, { recursive: true, force: true });
    },
  };
}

export type LinkServer = Awaited<ReturnType<typeof linkServer>>;
