import { resolve } from 'node:path';
import { accountTable } from './account-table.ts';
import { helpText, parseCli, type StartOptions } from './cli-options.ts';
import type { Devnet } from './devnet.ts';
import { faultText } from './fault-text.ts';
import { createDevnet } from './index.ts';
import { startProblem } from './start-problem.ts';

async function main(args: readonly string[]): Promise<number> {
  const request = parseCli(args);
  switch (request.kind) {
    case 'help':
      console.log(helpText());
      return 0;
    case 'invalid':
      for (const problem of request.problems) console.error(`vellum: ${problem}`);
      console.error('vellum: npm run devnet -- --help lists the flags.');
      return 1;
    case 'start':
      return serve(request.options);
  }
}

/** Runs until a signal asks to stop, or the chain cannot go on; everything answered by then is on the disk. */
async function serve(options: StartOptions): Promise<number> {
  // Listening from the start on and to every signal, so that a second one cannot cut a clean stop short.
  const stopped = new Promise<undefined>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(undefined));
  });
  let devnet: Devnet;
  try {
    devnet = await createDevnet(options);
  } catch (error) {
    const problem = startProblem(error, options);
    if (problem === null) throw error;
    console.error(`vellum: ${problem}`);
    return 1;
  }
  console.log(announcement(devnet, options).join('\n'));
  const fault = await Promise.race([stopped, devnet.fault]);
  await devnet.close();
  if (fault === undefined) return 0;
  console.error(`vellum: ${faultText(fault)}`);
  return 1;
}

function announcement(devnet: Devnet, options: StartOptions): string[] {
  const { number } = devnet.chain.head();
  const { repairedBytes } = devnet;
  return [
    `node         ${devnet.url} (full node, confirmed node, event server)`,
    `data folder  ${resolve(options.dataFolder)} (block ${number})`,
    ...(repairedBytes > 0
      ? [`repaired     cut ${repairedBytes} bytes of an unfinished block`]
      : []),
    `rules        ${options.preset}`,
    'accounts     publicly known test keys: never use them elsewhere',
    ...accountTable(devnet.accounts).map((line) => `  ${line}`),
    'Ctrl-C stops; the next start continues here.',
  ];
}

process.exit(await main(process.argv.slice(2)));
