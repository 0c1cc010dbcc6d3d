import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startChain } from './chain.ts';

test('the chain of a platform does not take back final blocks', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vellum-chain-'));
  const options = { host: '127.0.0.1', port: 0, dataDir, solidLag: 3, settled: true };
  const devnet = await startChain(options, Date.now);
  const revert = async (id: unknown) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'evm_revert', params: [id] });
    const answer = await fetch(`${devnet.url}/jsonrpc`, { method: 'POST', body });
    return (await answer.json()) as { result?: boolean; error?: { code: number } };
  };
  await devnet.mine(5);
  const early = await devnet.snapshot();
  await devnet.mine(5);
  const late = await devnet.snapshot();
  await devnet.mine(2);
  const { id } = devnet.chain.head();
  expect(await revert(early)).toMatchObject({ error: { code: -32602 } });
  expect(devnet.chain.head().id).toBe(id);
  expect(await revert(late)).toMatchObject({ result: true });
  await devnet.close();
  await rm(dataDir, { recursive: true });
});
