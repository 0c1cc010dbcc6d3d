import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { termReward } from '@vellum/api/staking/yield';
import { burnMine } from '@vellum/contracts/burn-mining';
import { testUsdt, trc20 } from '@vellum/contracts/coins';
import type { WriteCall } from '@vellum/contracts/contract-face';
import { addressesOf } from '@vellum/contracts/deploy/deploy';
import { prepare, settle } from '@vellum/contracts/deploy/transactor';
import { router } from '@vellum/contracts/dex';
import { liquidityHelper } from '@vellum/contracts/liquidity';
import { locker } from '@vellum/contracts/locks';
import { otcDesk } from '@vellum/contracts/otc';
import { streamStake, termStake } from '@vellum/contracts/staking';
import { act, ask, person } from '@vellum/stack/demo-world/actor';
import { clientOf } from '@vellum/stack/embedded/contracts';
import type { EmbeddedChain } from '@vellum/stack/embedded/embedded-chain';
import { findByHash } from '@vellum/tron/abi/abi-lookup';
import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { getNowBlock } from '@vellum/tron/client/blocks';
import type { Client } from '@vellum/tron/client/client';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deployedFolder, openDeployed } from '../../packages/stack/test/deployed-chain.ts';
import { coinUse } from '../../packages/web/src/shared/chain/coin-use.ts';
import { estimateFlow } from '../../packages/web/src/shared/chain/untried-flow.ts';
import { knowPrices } from '../stack/stack.ts';

const COIN = 1_000_000n;
const NOBODY = fromHexAddress(`41${'00'.repeat(20)}` as HexAddress);

let folder: string;
let chain: EmbeddedChain;
let client: Client;
let unwatch: () => Promise<void>;

beforeAll(async () => {
  folder = await deployedFolder('none');
  chain = await openDeployed(folder, 'none', 0);
  unwatch = await knowPrices(chain);
  await chain.devnet.setMining({ mode: 'instant' });
  const funds = 1_000n * COIN;
  await act(clientOf(chain.devnet), deployer(), at('vlm'), trc20.approve(at('termStake'), funds));
  await act(clientOf(chain.devnet), deployer(), at('termStake'), termStake.fund(funds));
  client = clientOf(chain.devnet);
});

afterAll(async () => {
  await unwatch?.();
  await chain?.devnet.close();
  rmSync(folder, { recursive: true, force: true });
});

const at = (name: string) => addressesOf(chain.deployment)[name] as HexAddress;
const deployer = () => {
  const key = chain.keys.deployer;
  return person(fromHexAddress(addressOfPrivateKey(fromHex(key))), key);
};

/** Somebody with TRX, VLM, USDT and LP of two pairs. */
async function somebody() {
  const key = randomBytes(32).toString('hex');
  const hex = addressOfPrivateKey(fromHex(key));
  const address = fromHexAddress(hex);
  const who = person(address, key);
  await chain.devnet.faucet(hex, 10_000n * COIN);
  await act(client, deployer(), at('vlm'), trc20.transfer(address, 5_000n * COIN));
  await act(client, deployer(), at('usdt'), testUsdt.mint(address, 5_000n * COIN));
  const later = await soon();
  const amounts = { token: 400n * COIN, trx: 100n * COIN, minToken: 0n, minTrx: 0n };
  await act(client, who, at('vlm'), trc20.approve(at('router'), 10_000n * COIN));
  await act(client, who, at('usdt'), trc20.approve(at('router'), 10_000n * COIN));
  await act(client, who, at('router'), router.addLiquidityTrx(at('vlm'), amounts, address, later));
  const both = [100n * COIN, 10n * COIN] as const;
  const coins = [at('vlm'), at('usdt')] as const;
  await act(client, who, at('router'), router.addLiquidity(coins, both, [0n, 0n], address, later));
  await act(client, who, at('vlm'), trc20.approve(at('router'), 0n));
  await act(client, who, at('usdt'), trc20.approve(at('router'), 0n));
  return { who, hex, address };
}

type Somebody = Awaited<ReturnType<typeof somebody>>;

/** Pools note a price once per moment: the first call of a later one pays for it. */
async function nextBlock(): Promise<void> {
  await chain.devnet.increaseTime(3_000);
  await chain.devnet.mine();
}

const soon = async () => BigInt(Math.floor((await getNowBlock(client)).timestamp / 1000) + 600);

type Paid = Readonly<{ contract: string; call: WriteCall; coins: readonly [string, bigint][] }>;

const terms = async () => ({
  ...{ sell: at('vlm'), amount: 100n * COIN, want: at('usdt'), wantAmount: 10n * COIN },
  ...{ onlyTaker: NOBODY, expires: (await soon()) + 86_400n, wholeOnly: false },
});

/** An offer that wants a coin, by somebody who has some already. */
async function offered(): Promise<bigint> {
  const maker = await somebody();
  await act(client, maker.who, at('vlm'), trc20.approve(at('otcDesk'), 100n * COIN));
  await act(client, maker.who, at('otcDesk'), otcDesk.make(await terms()));
  return (await ask(client, at('otcDesk'), otcDesk.count())) - 1n;
}

/** Calls that are paid in coins, each by somebody who has approved nothing yet. */
const calls: Readonly<Record<string, (by: Somebody) => Promise<Paid>>> = {
  lock: async () => ({
    ...{ contract: 'locker', coins: [['vlm', COIN]] },
    call: locker.lock(COIN, at('vlm'), 1n),
  }),
  'lock for another': async () => ({
    ...{ contract: 'locker', coins: [['vlm', COIN]] },
    call: locker.lockFor(COIN, at('vlm'), 1n, at('wtrx')),
  }),
  'coin stake': async () => {
    const term = await ask(client, at('termStake'), termStake.term(0n));
    const reward = termReward(100n * COIN, BigInt(term.rate), BigInt(term.days));
    return {
      ...{ contract: 'termStake', coins: [['vlm', 100n * COIN]] },
      call: termStake.stake(100n * COIN, 0n, reward),
    };
  },
  'OTC offer': async () => ({
    ...{ contract: 'otcDesk', coins: [['vlm', 100n * COIN]] },
    call: otcDesk.make(await terms()),
  }),
  'LP stake': async () => ({
    ...{ contract: 'lpStake', coins: [['vlmWtrx', COIN]] },
    call: streamStake.stake(COIN),
  }),
  'OTC take': async () => ({
    ...{ contract: 'otcDesk', coins: [['usdt', 5n * COIN]] },
    call: otcDesk.take(await offered(), 50n * COIN, 5n * COIN, 0n),
  }),
  burn: async () => ({
    ...{ contract: 'burnMine', coins: [['vlm', 1_000n * COIN]] },
    call: burnMine.burnAtMost(at('vlm'), 10n * COIN, 1_000n * COIN),
  }),
  'swap to burn': async () => ({
    ...{ contract: 'burnMine', coins: [['usdt', 10n * COIN]] },
    call: burnMine.swapToBurnAtLeast(at('vlm'), 10n * COIN, 1n),
  }),
  'both coins': async () => ({
    ...{ contract: 'liquidityHelper', coins: [['vlm', 40n * COIN]] },
    call: liquidityHelper.addAtLeast(at('vlm'), 40n * COIN, 10n * COIN, 1n),
  }),
  zap: async () => ({
    ...{ contract: 'liquidityHelper', coins: [['vlm', 10n * COIN]] },
    call: liquidityHelper.zapToken(at('vlm'), 10n * COIN, 1n),
  }),
  'VLM for TRX': async ({ address }) => ({
    ...{ contract: 'router', coins: [['vlm', 10n * COIN]] },
    call: router.swapForTrx(10n * COIN, 1n, [at('vlm'), at('wtrx')], address, await soon()),
  }),
  'VLM for exact TRX': async ({ address }) => ({
    ...{ contract: 'router', coins: [['vlm', 100n * COIN]] },
    call: router.swapForExactTrx(COIN, 100n * COIN, [at('vlm'), at('wtrx')], address, await soon()),
  }),
  'VLM for USDT': async ({ address }) => ({
    ...{ contract: 'router', coins: [['vlm', 10n * COIN]] },
    call: router.swap(10n * COIN, 1n, [at('vlm'), at('usdt')], address, await soon()),
  }),
  'VLM for exact USDT': async ({ address }) => ({
    ...{ contract: 'router', coins: [['vlm', 100n * COIN]] },
    call: router.swapForExact(COIN, 100n * COIN, [at('vlm'), at('usdt')], address, await soon()),
  }),
  'VLM for USDT by WTRX': async ({ address }) => ({
    ...{ contract: 'router', coins: [['vlm', 10n * COIN]] },
    call: router.swap(10n * COIN, 1n, [at('vlm'), at('wtrx'), at('usdt')], address, await soon()),
  }),
  'both coins of a pair with TRX': async ({ address }) => ({
    ...{ contract: 'router', coins: [['vlm', 40n * COIN]] },
    call: router.addLiquidityTrx(
      at('vlm'),
      { token: 40n * COIN, trx: 10n * COIN, minToken: 1n, minTrx: 1n },
      address,
      await soon(),
    ),
  }),
  'both coins of another pair': async ({ address }) => ({
    contract: 'router',
    coins: [
      ['vlm', 100n * COIN],
      ['usdt', 10n * COIN],
    ],
    call: router.addLiquidity(
      [at('vlm'), at('usdt')],
      [100n * COIN, 10n * COIN],
      [1n, 1n],
      address,
      await soon(),
    ),
  }),
  'LP into VLM and TRX': async ({ address }) => ({
    ...{ contract: 'router', coins: [['vlmWtrx', COIN]] },
    call: router.removeLiquidityTrx(
      at('vlm'),
      { lp: COIN, minToken: 1n, minTrx: 1n },
      address,
      await soon(),
    ),
  }),
  'LP into VLM and USDT': async ({ address }) => ({
    ...{ contract: 'router', coins: [['vlmUsdt', COIN]] },
    call: router.removeLiquidity([at('vlm'), at('usdt')], COIN, [1n, 1n], address, await soon()),
  }),
};

/** The calls of every action of the app that needs an approval. */
const callsOf: Readonly<Record<string, readonly (keyof typeof calls)[]>> = {
  'burn-mining.burn': ['burn', 'swap to burn'],
  'liquidity.add': ['both coins'],
  'liquidity.add-both': ['both coins of a pair with TRX', 'both coins of another pair'],
  'liquidity.buy-lp': ['zap'],
  'liquidity.remove': ['LP into VLM and TRX', 'LP into VLM and USDT'],
  'locks.lock': ['lock'],
  'locks.lock-for': ['lock for another'],
  'otc.make': ['OTC offer'],
  'otc.take': ['OTC take'],
  'presale.redeem': [],
  'staking.stake-coin': ['coin stake'],
  'staking.stake-lp': ['LP stake'],
  'swap.swap': [
    ...['VLM for TRX', 'VLM for exact TRX', 'VLM for USDT', 'VLM for exact USDT'],
    'VLM for USDT by WTRX',
  ],
  'token-sale.buy': ['OTC take'],
};

it('every action that needs an approval has its calls here', () => {
  const source = new URL('../../packages/web/src/', import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const keys = files
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('app/gallery'))
    .flatMap((file) =>
      readFileSync(new URL(file, source), 'utf8').split('= definePaidAction').slice(1),
    )
    .filter((action) => /^ {2}approvals\b/m.test(action.split('\n});')[0] ?? ''))
    .flatMap((action) => /^ {2}key: '([^']+)'/m.exec(action)?.[1] ?? []);
  expect([...new Set(keys)].toSorted()).toEqual(Object.keys(callsOf).toSorted());
  const named = new Set(Object.values(callsOf).flat());
  expect([...named].toSorted()).toEqual(Object.keys(calls).toSorted());
});

it.each(Object.entries(calls))(
  '%s: what is said before its approval is within 5 %',
  async (_, make) => {
    const by = await somebody();
    const { contract, call, coins } = await make(by);
    const asked = { caller: by.hex, contract: at(contract), ...call };
    const wanted = coins.map(([coin, amount]) => ({
      ...{ coin: fromHexAddress(at(coin)), spender: fromHexAddress(at(contract)) },
      ...{ amount, allowance: 0n },
    }));
    const method = findByHash(call.abi ?? [], 'function', call.data.subarray(0, 4))?.name ?? '';
    await nextBlock();
    const use = coinUse({ method, data: call.data, newCoins: 0 });
    const { cost } = await estimateFlow(client, asked, wanted, use);
    let paid = 0n;
    for (const [coin, amount] of coins) {
      paid += await feeOf(by, at(coin), trc20.approve(at(contract), amount));
    }
    await nextBlock();
    paid += await feeOf(by, at(contract), call);
    const difference = paid > cost.expected ? paid - cost.expected : cost.expected - paid;
    expect(difference * 20n, `${cost.expected} said, ${paid} paid`).toBeLessThan(paid);
    expect(paid).toBeLessThan(cost.most);
  },
);

async function feeOf({ who }: Somebody, contract: HexAddress, call: WriteCall): Promise<bigint> {
  const { data, value, feeLimit } = call;
  const draft = { kind: 'call', contract, data, value } as const;
  const info = await settle(client, await prepare(client, who.signer, who.name, draft, feeLimit));
  expect(info?.failed).toBe(false);
  return info?.fee ?? 0n;
}
