import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { toHex } from '@vellum/tron/bytes';
import { BENCH_CHAIN, BENCH_KEY } from './ethereum-token.ts';
import { answerUsage } from './node-process.ts';

// Hardhat's node in a process of its own, without the log that `hardhat node` writes of every request: what is
// measured is the chain. Hardhat belongs to the contracts, so it is found from there.

type Server = Readonly<{ listen(): Promise<Readonly<{ port: number }>> }>;
type Hardhat = Readonly<{
  createHardhatRuntimeEnvironment(
    config: object,
    options: object,
  ): Promise<Readonly<{ network: Readonly<{ createServer(name: string): Promise<Server> }> }>>;
}>;

const require = createRequire(new URL('../../packages/contracts/package.json', import.meta.url));
const location = pathToFileURL(require.resolve('hardhat/hre')).href;
const { createHardhatRuntimeEnvironment } = (await import(location)) as Hardhat;
const accounts = [{ privateKey: `0x${toHex(BENCH_KEY)}`, balance: 10n ** 24n }];
const bench = { type: 'edr-simulated', chainId: Number(BENCH_CHAIN), accounts };
const { network } = await createHardhatRuntimeEnvironment({ networks: { bench } }, {});
const { port } = await (await network.createServer('bench')).listen();
answerUsage(`http://127.0.0.1:${port}`);
