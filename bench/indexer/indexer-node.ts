import { TokenChain } from '../devnet/token-chain.ts';

/**
 * A node in a process of its own, as nodes are: blocks of `perBlock` transfers, and `after` empty ones for who waits
 * for more than the chain's word, all of them solid. To 'usage' it answers with what it has spent.
 */
export type NodeUsage = Readonly<{
  /** Microseconds of processor time. */
  cpu: number;
  /** Milliseconds with and without something to do, whether or not the machine let it. */
  active: number;
  idle: number;
}>;

const [blocks = 0, perBlock = 0, after = 0] = process.argv.slice(2).map(Number);

const chain = await TokenChain.create({ port: 0, solidLag: 0 });
await chain.devnet.setMining({ mode: 'manual' });
for (let made = 0; made < blocks; made++) {
  await chain.submit(chain.transfers(perBlock));
  await chain.devnet.mine();
}
const last = chain.devnet.chain.head().number;
for (let made = 0; made < after; made++) await chain.devnet.mine();
process.send?.({ url: chain.devnet.url, token: chain.token, last });
process.on('message', async (message) => {
  if (message === 'usage') {
    const { user, system } = process.cpuUsage();
    const { active, idle } = performance.eventLoopUtilization();
    process.send?.({ cpu: user + system, active, idle } satisfies NodeUsage);
    return;
  }
  await chain.devnet.close();
  process.disconnect();
});
