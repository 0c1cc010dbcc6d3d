import { cpSync, rmSync } from 'node:fs';
import { testUsdt, trc20 } from '@vellum/contracts/coins';
import { addressesOf } from '@vellum/contracts/deploy/deploy';
import { followedEmbedded } from '@vellum/stack/chain-start/follow-chain';
import type { FollowedChain } from '@vellum/stack/config/server-config';
import { type Person as Actor, act, ask, person } from '@vellum/stack/demo-world/actor';
import { type Market, refreshPrices } from '@vellum/stack/demo-world/prices';
import { contract } from '@vellum/stack/demo-world/world';
import { clientOf } from '@vellum/stack/embedded/contracts';
import type { EmbeddedChain } from '@vellum/stack/embedded/embedded-chain';
import { chainInputs, copyOfChain } from '../../packages/server/test/chain-template.ts';
import type { Person } from '../../packages/server/test/orders/order-chain.ts';
import { openDeployed } from '../../packages/stack/test/deployed-chain.ts';

/** Of the demo world: someone has been everywhere before. */
const SIZE = 'small';
const COIN = 1_000_000n;
const PURSE = { trx: 100_000n * COIN, vlm: 40_000n * COIN, usdt: 2_000n * COIN };

/** What is on the chain before anyone comes. */
export type PreparedChain = FollowedChain & Readonly<{ keeper: Actor }>;

/** What the chain depends on beside what every chain with contracts does. */
const inputs = [
  ...chainInputs,
  'packages/stack/src/{chain,contracts,embedded-chain,embedded-keys,energy-stake}.ts',
  'packages/stack/src/demo-world/**/*.ts',
  'packages/api/src/project/demo-personas.ts',
  'e2e/soak/{prepared-chain,soak-user}.ts',
];

/** Puts a chain into a folder on which people live and everyone of the soak has coins; it is closed afterwards. */
export async function prepareChain(
  folder: string,
  users: readonly Person[],
): Promise<PreparedChain> {
  const make = async (template: string) => {
    const chain = await openDeployed(template, SIZE, 0);
    await chain.devnet.setMining({ mode: 'instant' });
    await giveOut(chain, users);
    await chain.devnet.close();
  };
  const copy = await copyOfChain({ name: `soak-${users.length}`, inputs, make });
  cpSync(copy, folder, { recursive: true });
  rmSync(copy, { recursive: true });
  const chain = await openDeployed(folder, SIZE, 0);
  const { devnet, keys } = chain;
  const keeper = person('keeper', keys.keeper);
  await devnet.setMining({ mode: 'instant' });
  // The copy is as old as its template; with a block of today, today's prices are looked at.
  await devnet.mine();
  await refreshPrices(marketOf(chain, keeper));
  const followed = followedEmbedded(
    chain,
    { host: '127.0.0.1', publicUrl: 'http://127.0.0.1' },
    null,
  );
  await devnet.close();
  return { ...followed, keeper };
}

function marketOf({ devnet, deployment }: EmbeddedChain, keeper: Actor): Market {
  return { devnet, client: clientOf(devnet), at: addressesOf(deployment), keeper };
}

/** TRX, VLM, USDT and LP for each. */
async function giveOut({ devnet, deployment, keys }: EmbeddedChain, users: readonly Person[]) {
  const client = clientOf(devnet);
  const at = (name: string) => contract({ at: addressesOf(deployment) }, name);
  const treasurer = person('treasurer', keys.deployer);
  const lp = await ask(client, at('vlmWtrx'), trc20.balanceOf(treasurer.signer.address));
  const each = lp / BigInt(4 * users.length);
  for (const { hex } of users) {
    await devnet.faucet(hex, PURSE.trx);
    await act(client, treasurer, at('vlm'), trc20.transfer(hex, PURSE.vlm));
    await act(client, treasurer, at('usdt'), testUsdt.mint(hex, PURSE.usdt));
    if (each > 0n) await act(client, treasurer, at('vlmWtrx'), trc20.transfer(hex, each));
  }
}
