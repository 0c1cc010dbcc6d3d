import { TokenChain } from './token-chain.ts';

/**
 * A node in a process of its own, as nodes are: blocks of `perBlock` transfers, all of them solid. To
 * 'usage' it answers with what it has spent.
 */
export type NodeUsage = Readonly<{
  /** Microseconds of processor time. */
  cpu: number;
  /** Milliseconds with and without something to do, whether or not the machine let it. */
  active: number;
  idle: number;
}>;

const [blocks, perBlock] = process.argv.slice(2).map(Number) as [number, number];

const chain = await TokenChain.create({ port: 0, solidLag: 0 });
await chain.devnet.setMining({ mode: 'manual' });
for (let made = 0; made < blocks; made++) {
  await chain.submit(chain.transfers(perBlock));
  await chain.devnet.mine();
}
process.send?.({
  url: chain.devnet.url,
  token: chain.token,
  last: chain.devnet.chain.head().number,
});
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
